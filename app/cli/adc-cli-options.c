/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-cli-options.h"

#include "adc-cli-output.h"
#include "adc-language.h"

#include <getopt.h>
#include <glib/gi18n-lib.h>

#define DEFAULT_LIMIT 20
#define MAX_LIMIT 1000
#define DEFAULT_TURN 1
#define MAX_TURN 99
#define MAX_PLAYERS 99
#define MAX_DRAW 9999
#define NAME_WIDTH 18 /* of an option and what follows it, before its help */

#define OUTPUT 'o' /* the one letter, beside h, that may be typed */

static const struct {
  const char  *name;
  int          letter;
  const char  *argument;
  AdcCliFlags  flag; /* what the command must take, or 0 */
  const char  *help;
} known[] = {
  { "game", 'g', "ID", ADC_CLI_TAKES_GAME, N_("search this game only") },
  { "limit", 'n', "N", ADC_CLI_TAKES_LIMIT, N_("at most N results, 20 unless said otherwise") },
  { "kind", 'k', NC_ ("argument", "KIND"), ADC_CLI_TAKES_SEARCH,
    N_("entries of this kind only, such as rule or unit") },
  { "literal", 'L', NULL, ADC_CLI_TAKES_SEARCH, N_("mend no misspelt word") },
  { "turn", 't', "N", ADC_CLI_TAKES_TURN,
    N_("leave in turn N, 1 unless said otherwise; 0 is the set-up") },
  { "unit", 'u', "ID", ADC_CLI_TAKES_UNIT,
    N_("who travels; the first unit that goes everywhere unless said otherwise") },
  { "deck", 'd', "ID", ADC_CLI_TAKES_DECK, N_("this deck only") },
  { "edition", 'e', "ID", ADC_CLI_TAKES_EDITION,
    N_("the box that is played with, the first unless said otherwise") },
  { "players", 'p', "N", ADC_CLI_TAKES_SETUP | ADC_CLI_TAKES_BUILD, N_("how many play") },
  { "mode", 'm', "ID", ADC_CLI_TAKES_SETUP,
    N_("the way to play, the usual one unless said otherwise") },
  { "groups", 'G', "ID,…", ADC_CLI_TAKES_SETUP, N_("the groups of cards chosen") },
  { "option", 'O', "ID,…", ADC_CLI_TAKES_SETUP | ADC_CLI_TAKES_BUILD,
    N_("what the players agree on beyond that") },
  { "table", 'T', NC_ ("argument", "WxD"), ADC_CLI_TAKES_SETUP,
    N_("the table, in centimetres, as in 120x80") },
  { "want", 'w', NC_ ("argument", "CARD[:K]"), ADC_CLI_TAKES_ODDS,
    N_("the card one hopes for, and how many of it, 1 unless said otherwise") },
  { "draw", 'D', "N", ADC_CLI_TAKES_ODDS, N_("the chance with the next N cards") },
  { "turn", 'r', "N", ADC_CLI_TAKES_ODDS, N_("the chance by turn N") },
  { "format", 'f', NC_ ("argument", "NAME"), ADC_CLI_TAKES_FORMAT,
    N_("text, markdown or csv; text unless said otherwise") },
  { "format", 'F', NC_ ("argument", "NAME"), ADC_CLI_TAKES_PAPER,
    N_("text or markdown, as the window copies it; else for the terminal") },
  { "id", 'i', "ID", ADC_CLI_TAKES_PACK, N_("the id of the game, made of its name unless said") },
  { "name", 'N', NC_ ("argument", "NAME"), ADC_CLI_TAKES_PACK, N_("what the game is called") },
  { "replace", 'R', NULL, ADC_CLI_TAKES_REPLACE,
    N_("put it in the place of the game of that id you have") },
  { "output", OUTPUT, NC_ ("argument", "FILE"), ADC_CLI_TAKES_OUTPUT,
    N_("write to FILE; -o for short") },
  { "lang", 'l', "fr|en", 0, N_("the language of messages and contents") },
  { "json", 'j', NULL, 0, N_("write JSON, for scripts") },
  { "help", 'h', NULL, 0, N_("show this help") },
};

static gboolean
set_language (const char *language)
{
  if (!adc_language_is_known (language)) {
    /* Translators: do not translate --lang, fr, en */
    adc_cli_complain (_("--lang must be fr or en, not “%s”."), language);
    return FALSE;
  }

  adc_language_set_current (language);
  return TRUE;
}

static gboolean
set_limit (AdcCliOptions *options, const char *text)
{
  guint64 limit;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_LIMIT, &limit, NULL)) {
    /* Translators: do not translate --limit */
    adc_cli_complain (_("--limit must be a whole number from 1 to %d, not “%s”."), MAX_LIMIT,
                      text);
    return FALSE;
  }

  options->limit = limit;
  return TRUE;
}

static gboolean
set_turn (AdcCliOptions *options, const char *text)
{
  guint64 turn;

  if (!g_ascii_string_to_unsigned (text, 10, 0, MAX_TURN, &turn, NULL)) {
    /* Translators: do not translate --turn */
    adc_cli_complain (_("--turn must be a whole number from 0 to %d, not “%s”."), MAX_TURN, text);
    return FALSE;
  }

  options->turn = turn;
  return TRUE;
}

static gboolean
set_players (AdcCliOptions *options, const char *text)
{
  guint64 players;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_PLAYERS, &players, NULL)) {
    /* Translators: do not translate --players */
    adc_cli_complain (_("--players must be a whole number from 1 to %d, not “%s”."), MAX_PLAYERS,
                      text);
    return FALSE;
  }

  options->players = players;
  return TRUE;
}

static gboolean
set_draw (AdcCliOptions *options, const char *text)
{
  guint64 draw;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_DRAW, &draw, NULL)) {
    /* Translators: do not translate --draw */
    adc_cli_complain (_("--draw must be a whole number from 1 to %d, not “%s”."), MAX_DRAW, text);
    return FALSE;
  }

  options->draw = draw;
  return TRUE;
}

static gboolean
set_by_turn (AdcCliOptions *options, const char *text)
{
  guint64 turn;

  if (!g_ascii_string_to_unsigned (text, 10, 1, MAX_TURN, &turn, NULL)) {
    /* Translators: do not translate --turn */
    adc_cli_complain (_("--turn must be a whole number from 1 to %d, not “%s”."), MAX_TURN, text);
    return FALSE;
  }

  options->by_turn = turn;
  return TRUE;
}

static gboolean
apply (AdcCliOptions *options, int letter, const char *argument)
{
  switch (letter) {
  case 'g':
    options->game = argument;
    return TRUE;
  case 'n':
    return set_limit (options, argument);
  case 'k':
    options->kind = argument;
    return TRUE;
  case 'L':
    options->literal = TRUE;
    return TRUE;
  case 't':
    return set_turn (options, argument);
  case 'u':
    options->unit = argument;
    return TRUE;
  case 'd':
    options->deck = argument;
    return TRUE;
  case 'e':
    options->edition = argument;
    return TRUE;
  case 'p':
    return set_players (options, argument);
  case 'm':
    options->mode = argument;
    return TRUE;
  case 'G':
    options->groups = argument;
    return TRUE;
  case 'O':
    options->option = argument;
    return TRUE;
  case 'T':
    options->table = argument;
    return TRUE;
  case 'w':
    options->want = argument;
    return TRUE;
  case 'D':
    return set_draw (options, argument);
  case 'r':
    return set_by_turn (options, argument);
  case 'f':
  case 'F':
    options->format = argument;
    return TRUE;
  case 'i':
    options->id = argument;
    return TRUE;
  case 'N':
    options->name = argument;
    return TRUE;
  case 'R':
    options->replace = TRUE;
    return TRUE;
  case OUTPUT:
    options->output = argument;
    return TRUE;
  case 'l':
    return set_language (argument);
  case 'j':
    options->json = TRUE;
    return TRUE;
  case 'h':
    options->help = TRUE;
    return TRUE;
  default:
    g_assert_not_reached ();
  }
}

static gboolean
takes (const AdcCliCommand *command, guint option)
{
  return known[option].flag == 0 || (command->flags & known[option].flag) != 0;
}

static void
fill_long_options (const AdcCliCommand *command, struct option *out)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (takes (command, i))
      *out++ = (struct option){ known[i].name,
                                known[i].argument != NULL ? required_argument : no_argument, NULL,
                                known[i].letter };

  *out = (struct option) { NULL, 0, NULL, 0 };
}

/* What getopt_long () stumbled over: it keeps the letter of a short option, and steps past a long
 * one. */
static void
complain_about_option (const AdcCliCommand *command, int problem, char **argv)
{
  g_autofree char *name = g_strdup_printf ("-%c", optopt);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (optopt == 0 || optopt == known[i].letter) {
      g_free (name);
      name = g_strdup (argv[optind - 1]);
      break;
    }

  adc_cli_complain (problem == ':'
                        ? _("The option “%s” needs a value; see “adc %s --help”.")
                        : _("The option “%s” cannot be used here; see “adc %s --help”."),
                    name, command->name);
}

static gboolean
check_arguments (const AdcCliCommand *command, guint n_arguments)
{
  if (n_arguments >= command->min_arguments && n_arguments <= command->max_arguments)
    return TRUE;

  /* Translators: the name of a command and its arguments, as in “adc show GAME KIND ID” */
  adc_cli_complain (_("Usage: adc %s %s"), command->name, _(command->synopsis));
  return FALSE;
}

gboolean
adc_cli_parse_options (const AdcCliCommand *command, int argc, char **argv, AdcCliOptions *options)
{
  const char *letters = (command->flags & ADC_CLI_TAKES_OUTPUT) != 0 ? ":ho:" : ":h";
  struct option long_options[G_N_ELEMENTS (known) + 1];
  int letter;

  fill_long_options (command, long_options);
  *options = (AdcCliOptions) { .limit = DEFAULT_LIMIT, .turn = DEFAULT_TURN };
  opterr = 0; /* the C library's messages are not ours to translate */
  while ((letter = getopt_long (argc, argv, letters, long_options, NULL)) != -1) {
    if (letter == '?' || letter == ':') {
      complain_about_option (command, letter, argv);
      return FALSE;
    }
    if (!apply (options, letter, optarg))
      return FALSE;
  }

  options->arguments = (const char * const *) argv + optind;
  return options->help || check_arguments (command, argc - optind);
}

static void
print_option (guint i)
{
  g_autoptr(GString) name = g_string_new ("--");
  int n_missing;

  g_string_append (name, known[i].name);
  if (known[i].argument != NULL)
    g_string_append_printf (name, " %s",
                            g_dpgettext2 (GETTEXT_PACKAGE, "argument", known[i].argument));
  n_missing = NAME_WIDTH - g_utf8_strlen (name->str, -1); /* printf would count bytes */

  adc_cli_print ("  %s%*s%s\n", name->str, MAX (n_missing, 1), "", _(known[i].help));
}

void
adc_cli_print_help (const AdcCliCommand *command)
{
  adc_cli_print (_("Usage: adc %s %s"), command->name, _(command->synopsis));
  adc_cli_print ("\n\n%s\n\n", _(command->summary));
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (takes (command, i))
      print_option (i);
}
