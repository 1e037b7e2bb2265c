/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-options.h"
#include "adc-cli-output.h"
#include "adc-cli.h"
#include "adc-language.h"
#include "adc-nearest.h"

#include <glib/gi18n-lib.h>
#include <signal.h>

static const AdcCliCommand commands[] = {
  { "battle", adc_cli_battle, N_("[OPTION…] FILE"),
    N_("Work out a battle: what each shot needs, who wins, what is left."), 1, 1, 0 },
  { "deck", adc_cli_deck, N_("[OPTION…] GAME FACTION"),
    N_("List the cards of a faction, deck by deck, with all their values."), 2, 2,
    ADC_CLI_TAKES_DECK | ADC_CLI_TAKES_EDITION },
  { "deck check", adc_cli_deck_check, N_("[OPTION…] FILE"),
    N_("Tell whether a deck is legal and, if not, which rules say so."), 1, 1, 0 },
  { "deck code", adc_cli_deck_code, N_("[OPTION…] FILE"),
    N_("Write a deck as one line that another player can paste."), 1, 1, 0 },
  { "deck decode", adc_cli_deck_decode, N_("[OPTION…] CODE"),
    N_("Make a deck of such a line."), 1, 1, ADC_CLI_TAKES_OUTPUT },
  { "deck export", adc_cli_deck_export, N_("[OPTION…] FILE"),
    N_("Write a deck as a list for people or for a spreadsheet."), 1, 1,
    ADC_CLI_TAKES_FORMAT | ADC_CLI_TAKES_OUTPUT },
  { "deck import", adc_cli_deck_import, N_("[OPTION…] GAME KIND [FACTION] LIST"),
    N_("Make a deck of a list such as “2x Commando”, one card a line."), 3, 4,
    ADC_CLI_TAKES_EDITION | ADC_CLI_TAKES_BUILD | ADC_CLI_TAKES_OUTPUT },
  { "deck new", adc_cli_deck_new, N_("[OPTION…] GAME KIND [FACTION]"),
    N_("Make a deck of the standard list."), 2, 3,
    ADC_CLI_TAKES_EDITION | ADC_CLI_TAKES_BUILD | ADC_CLI_TAKES_OUTPUT },
  { "deck odds", adc_cli_deck_odds, N_("[OPTION…] FILE --want CARD[:K]"),
    N_("Work out how likely it is to draw a card."), 1, 1, ADC_CLI_TAKES_ODDS },
  { "games", adc_cli_games, N_("[OPTION…]"),
    N_("List the games at hand."), 0, 0, 0 },
  { "pack install", adc_cli_pack_install, N_("[OPTION…] FOLDER"),
    N_("Check a game and add it to your own."), 1, 1, ADC_CLI_TAKES_REPLACE },
  { "pack list", adc_cli_pack_list, N_("[OPTION…]"),
    N_("List your own games, and what is wrong with them."), 0, 0, 0 },
  { "pack new", adc_cli_pack_new, N_("[OPTION…] FOLDER"),
    N_("Write a small game to begin your own with."), 1, 1, ADC_CLI_TAKES_PACK },
  { "pack remove", adc_cli_pack_remove, N_("[OPTION…] ID"),
    N_("Remove a game of your own; its files are kept aside."), 1, 1, 0 },
  { "path", adc_cli_path, N_("[OPTION…] GAME FROM TO"),
    N_("Find the quickest way between two zones of a map."), 3, 3,
    ADC_CLI_TAKES_TURN | ADC_CLI_TAKES_UNIT },
  { "search", adc_cli_search, N_("[OPTION…] WORDS…"),
    N_("Search rules, terms, units and all the rest, in every language."), 1, G_MAXUINT,
    ADC_CLI_TAKES_GAME | ADC_CLI_TAKES_LIMIT | ADC_CLI_TAKES_SEARCH },
  { "setup", adc_cli_setup, N_("[OPTION…] GAME --players N"),
    N_("List what is taken out of the box, and check the choices."), 1, 1, ADC_CLI_TAKES_SETUP },
  { "show", adc_cli_show, N_("[OPTION…] GAME KIND ID"),
    N_("Show one entry: what it says, its page, its values."), 3, 3, ADC_CLI_TAKES_PAPER },
  { "units", adc_cli_units, N_("[OPTION…] GAME"),
    N_("List the units of a game with all their values."), 1, 1, 0 },
  { "validate", adc_cli_validate, N_("[OPTION…] PATH…"),
    N_("Check the files of a game and list every problem."), 1, G_MAXUINT, 0 },
};

static const AdcCliCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];

  return NULL;
}

/* By the first two words or by the first alone: how many they were. */
static const AdcCliCommand *
match_command (int argc, char **argv, int *n_words)
{
  g_autofree char *both = argc > 2 ? g_strdup_printf ("%s %s", argv[1], argv[2]) : NULL;
  const AdcCliCommand *command = both != NULL ? find_command (both) : NULL;

  *n_words = command != NULL ? 2 : 1;
  return command != NULL ? command : find_command (argv[1]);
}

static void
print_overview (void)
{
  adc_cli_print ("%s\n\n", _("Usage: adc COMMAND [OPTION…] [ARGUMENT…]"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    adc_cli_print ("  %-14s%s\n", commands[i].name, _(commands[i].summary));
  adc_cli_print ("\n%s\n", _("“adc COMMAND --help” tells the options of a command, “adc "
                              "--version” the version."));
}

static int
complain_about_command (const char *name)
{
  const char *names[G_N_ELEMENTS (commands) + 1] = { NULL };
  g_auto(GStrv) nearest = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i] = commands[i].name;

  nearest = adc_nearest_names (name, names, 1);
  adc_cli_complain (_("There is no command “%s”; the nearest is %s. “adc --help” lists them."),
                    name, nearest[0]);
  return ADC_CLI_USAGE;
}

static int
run_command (const AdcCliCommand *command, int argc, char **argv)
{
  AdcCliOptions options;

  if (!adc_cli_parse_options (command, argc, argv, &options))
    return ADC_CLI_USAGE;

  if (!options.help)
    return command->run (&options);

  adc_cli_print_help (command);
  return ADC_CLI_OK;
}

static int
run (int argc, char **argv)
{
  const AdcCliCommand *command;
  int n_words;

  if (argc < 2) {
    adc_cli_complain ("%s", _("A command is missing; “adc --help” lists them."));
    return ADC_CLI_USAGE;
  }

  command = match_command (argc, argv, &n_words);
  if (command != NULL)
    return run_command (command, argc - n_words, argv + n_words);

  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    print_overview ();
  else if (g_str_equal (argv[1], "--version"))
    adc_cli_print ("adc %s\n", ADC_VERSION);
  else
    return complain_about_command (argv[1]);

  return ADC_CLI_OK;
}

int
main (int argc, char **argv)
{
  signal (SIGPIPE, SIG_IGN); /* a reader that went away is a failed write, and is reported as one */
  adc_language_set_current (NULL);

  return adc_cli_flush (run (argc, argv));
}
