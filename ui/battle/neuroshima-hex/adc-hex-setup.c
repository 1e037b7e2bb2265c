/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-hex-setup.h"

#include "adc-drop-down.h"
#include "adc-hex-edit.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MIN_PLAYERS 2
#define MAX_SCORE 999

struct _AdcHexSetup {
  AdwBin       parent_instance;
  AdcHexTable *table;
  GtkLabel    *summary;
  GtkBox      *fields;
  GtkDropDown *player_1;
  GtkDropDown *player_2;
  GtkDropDown *player_3;
  GtkDropDown *player_4;
  GtkWidget   *alliance_field;
  GtkDropDown *alliance;
  GtkDropDown *face;
  GtkDropDown *scoring;
  GtkWidget   *scores[ADC_HEX_PLAYERS]; /* fields with a spin button each */
  GPtrArray   *armies;                  /* ids of the game's */
  gboolean     is_updating;
};

G_DEFINE_FINAL_TYPE (AdcHexSetup, adc_hex_setup, ADW_TYPE_BIN)

static void update (AdcHexSetup *self);

static GtkDropDown *
get_player (AdcHexSetup *self, guint i)
{
  GtkDropDown * const players[] = { self->player_1, self->player_2, self->player_3,
                                    self->player_4 };

  return players[i];
}

static AdcScenario *
get_scenario (AdcHexSetup *self)
{
  AdcBattleSession *session = self->table != NULL ? adc_hex_table_get_session (self->table) : NULL;

  return session != NULL ? adc_battle_session_get_scenario (session) : NULL;
}

static AdcScenarioSide *
get_side (AdcScenario *scenario, guint i)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  return i < sides->len ? sides->pdata[i] : NULL;
}

static gboolean
is_allied (AdcScenario *scenario)
{
  AdcScenarioSide *first = get_side (scenario, 0);

  return first != NULL && adc_settings_get (first->settings, "team", NULL) != NULL;
}

/* The line of an army, among those of a player who may stay away; none for what is no army, which
 * only a file can bring. */
static guint
get_line (AdcHexSetup *self, guint player, const char *army)
{
  const guint offset = player >= MIN_PLAYERS ? 1 : 0;

  for (guint i = 0; army != NULL && i < self->armies->len; i++)
    if (g_str_equal (self->armies->pdata[i], army))
      return i + offset;

  return offset > 0 && army == NULL ? 0 : GTK_INVALID_LIST_POSITION;
}

/* The army of a line, or NULL: nobody. */
static const char *
get_army (AdcHexSetup *self, guint player, guint line)
{
  const guint offset = player >= MIN_PLAYERS ? 1 : 0;

  return line >= offset && line - offset < self->armies->len ? self->armies->pdata[line - offset]
                                                             : NULL;
}

/* Who takes an army that another player leads changes with that player. */
static void
player_changed_cb (AdcHexSetup *self, GParamSpec *pspec G_GNUC_UNUSED, GtkDropDown *drop_down)
{
  AdcScenario *scenario = get_scenario (self);
  const char *armies[ADC_HEX_PLAYERS + 1] = { NULL };
  const char *taken, *given;
  guint player = 0, n = 0;

  if (self->is_updating || scenario == NULL)
    return;

  while (get_player (self, player) != drop_down)
    player++;
  taken = get_army (self, player, gtk_drop_down_get_selected (drop_down));
  given = get_side (scenario, player) != NULL ? get_side (scenario, player)->id : NULL;
  for (guint i = 0; i < ADC_HEX_PLAYERS; i++) {
    AdcScenarioSide *side = get_side (scenario, i);
    const char *army = side != NULL ? side->id : NULL;

    if (i == player)
      army = taken;
    else if (army != NULL && g_strcmp0 (army, taken) == 0)
      army = given;
    if (army != NULL)
      armies[n++] = army;
  }

  if (!adc_hex_table_set_armies (self->table, armies,
                                 n == ADC_HEX_PLAYERS && is_allied (scenario)))
    update (self); /* what was refused is not what is chosen */
}

static void
alliance_changed_cb (AdcHexSetup *self)
{
  AdcScenario *scenario = get_scenario (self);
  const char *armies[ADC_HEX_PLAYERS + 1] = { NULL };

  if (self->is_updating || scenario == NULL)
    return;

  for (guint i = 0; i < ADC_HEX_PLAYERS && get_side (scenario, i) != NULL; i++)
    armies[i] = get_side (scenario, i)->id;
  if (!adc_hex_table_set_armies (self->table, armies,
                                 gtk_drop_down_get_selected (self->alliance) == 1))
    update (self);
}

static void
option_changed_cb (AdcHexSetup *self, GParamSpec *pspec G_GNUC_UNUSED, GtkDropDown *drop_down)
{
  const gboolean is_other = gtk_drop_down_get_selected (drop_down) == 1;

  if (self->is_updating || get_scenario (self) == NULL)
    return;

  if (drop_down == self->face)
    adc_hex_table_set_option (self->table, "board", is_other ? "hill" : NULL);
  else
    adc_hex_table_set_option (self->table, "scoring", is_other ? "points" : NULL);
}

static void
score_changed_cb (AdcHexSetup *self, GtkSpinButton *spin)
{
  AdcScenario *scenario = get_scenario (self);

  for (guint i = 0; !self->is_updating && scenario != NULL && i < ADC_HEX_PLAYERS; i++)
    if (gtk_widget_is_ancestor (GTK_WIDGET (spin), self->scores[i]) &&
        get_side (scenario, i) != NULL)
      adc_hex_table_set_score (self->table, get_side (scenario, i)->id,
                               gtk_spin_button_get_value_as_int (spin));
}

static const char *
get_name (AdcHexSetup *self, const char *army)
{
  AdcEntry *entry = adc_game_lookup (adc_hex_table_get_game (self->table), army);

  return entry != NULL ? adc_entry_get_title (entry) : army;
}

/* The armies the game has, each by its name. */
static void
list_armies (AdcHexSetup *self)
{
  GListModel *factions = adc_game_get_entries (adc_hex_table_get_game (self->table),
                                               ADC_KIND_FACTION);
  const guint n = g_list_model_get_n_items (factions);

  if (self->armies->len > 0)
    return;

  for (guint i = 0; i < n; i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    g_ptr_array_add (self->armies, g_strdup (adc_entry_get_id (faction)));
  }
  for (guint player = 0; player < ADC_HEX_PLAYERS; player++) {
    g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

    if (player >= MIN_PLAYERS)
      gtk_string_list_append (names, C_("player", "Nobody"));
    for (guint i = 0; i < n; i++)
      gtk_string_list_append (names, get_name (self, self->armies->pdata[i]));
    gtk_drop_down_set_model (get_player (self, player), G_LIST_MODEL (names));
  }
}

/* “Moloch, Borgo”, of one team or of all; the two of a team are an “and” apart. */
static char *
list_names (AdcHexSetup *self, AdcScenario *scenario, const char *team)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; get_side (scenario, i) != NULL; i++) {
    AdcScenarioSide *side = get_side (scenario, i);

    if (team != NULL && g_strcmp0 (adc_settings_get (side->settings, "team", NULL), team) != 0)
      continue;
    g_ptr_array_add (names, (gpointer) get_name (self, side->id));
  }

  if (team != NULL && names->len == 2)
    /* Translators: two armies that are allies */
    return g_strdup_printf (_("%s and %s"), (char *) names->pdata[0], (char *) names->pdata[1]);

  g_ptr_array_add (names, NULL);
  return g_strjoinv (_(", "), (char **) names->pdata);
}

static void
show_summary (AdcHexSetup *self, AdcScenario *scenario)
{
  GHashTable *settings = adc_scenario_get_settings (scenario);
  const char *face = g_str_equal (adc_settings_get (settings, "board", "plain"), "hill")
                       ? _("King of the Hill")
                       : _("plain board");
  g_autofree char *who = NULL;
  g_autofree char *text = NULL;

  if (is_allied (scenario)) {
    g_autofree char *first = list_names (self, scenario, "1");
    g_autofree char *second = list_names (self, scenario, "2");

    /* Translators: two teams of two armies each */
    who = g_strdup_printf (_("%s against %s"), first, second);
  } else {
    who = list_names (self, scenario, NULL);
  }
  /* Translators: a battle in a few words: who fights, and on which face of the board */
  text = g_strdup_printf (_("%s · %s"), who, face);
  gtk_label_set_label (self->summary, text);
}

static void
show_scores (AdcHexSetup *self, AdcScenario *scenario, gboolean is_scored)
{
  for (guint i = 0; i < ADC_HEX_PLAYERS; i++) {
    AdcScenarioSide *side = get_side (scenario, i);
    GtkWidget *label = gtk_widget_get_first_child (self->scores[i]);
    GtkWidget *spin = gtk_widget_get_last_child (self->scores[i]);
    g_autofree char *title = NULL;

    gtk_widget_set_visible (self->scores[i], is_scored && side != NULL);
    if (side == NULL)
      continue;
    /* Translators: %s is an army; what it has scored in earlier battles */
    title = g_strdup_printf (_("Scored by %s"), get_name (self, side->id));
    gtk_label_set_label (GTK_LABEL (label), title);
    gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin),
                               adc_hex_edit_get_number (side->settings, "score", MAX_SCORE, 0));
  }
}

static void
update (AdcHexSetup *self)
{
  AdcScenario *scenario = get_scenario (self);
  GHashTable *settings;
  gboolean is_scored;

  if (scenario == NULL)
    return;

  settings = adc_scenario_get_settings (scenario);
  is_scored = adc_settings_get (settings, "scoring", NULL) != NULL;
  self->is_updating = TRUE;
  list_armies (self);
  for (guint i = 0; i < ADC_HEX_PLAYERS; i++) {
    AdcScenarioSide *side = get_side (scenario, i);

    gtk_drop_down_set_selected (get_player (self, i),
                                get_line (self, i, side != NULL ? side->id : NULL));
  }
  gtk_widget_set_visible (self->alliance_field,
                          adc_scenario_get_sides (scenario)->len == ADC_HEX_PLAYERS);
  gtk_drop_down_set_selected (self->alliance, is_allied (scenario) ? 1 : 0);
  gtk_drop_down_set_selected (
    self->face, g_str_equal (adc_settings_get (settings, "board", "plain"), "hill") ? 1 : 0);
  gtk_drop_down_set_selected (self->scoring, is_scored ? 1 : 0);
  show_scores (self, scenario, is_scored);
  show_summary (self, scenario);
  self->is_updating = FALSE;
}

static GtkWidget *
create_score_field (AdcHexSetup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MAX_SCORE, 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "field-title");
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (score_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), spin);
  gtk_widget_set_visible (box, FALSE);

  return box;
}

static void
adc_hex_setup_dispose (GObject *object)
{
  AdcHexSetup *self = ADC_HEX_SETUP (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  self->is_updating = TRUE;
  g_clear_object (&self->table);
  G_OBJECT_CLASS (adc_hex_setup_parent_class)->dispose (object);
}

static void
adc_hex_setup_finalize (GObject *object)
{
  g_ptr_array_unref (ADC_HEX_SETUP (object)->armies);
  G_OBJECT_CLASS (adc_hex_setup_parent_class)->finalize (object);
}

static void
adc_hex_setup_class_init (AdcHexSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_hex_setup_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_hex_setup_finalize;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES
                                               "battle/neuroshima-hex/adc-hex-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, summary);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, fields);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, player_1);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, player_2);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, player_3);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, player_4);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, alliance_field);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, alliance);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, face);
  gtk_widget_class_bind_template_child (widget_class, AdcHexSetup, scoring);
  gtk_widget_class_bind_template_callback (widget_class, player_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, alliance_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
}

static void
fill (GtkDropDown *drop_down, const char *name, const char *first, const char *second)
{
  const char * const lines[] = { first, second, NULL };
  g_autoptr(GtkStringList) list = gtk_string_list_new (lines);

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  adc_drop_down_set_up (drop_down, name);
}

static void
adc_hex_setup_init (AdcHexSetup *self)
{
  const char * const players[] = { _("First Player"), _("Second Player"), _("Third Player"),
                                   _("Fourth Player") };

  self->is_updating = TRUE;
  self->armies = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < ADC_HEX_PLAYERS; i++) {
    adc_drop_down_set_up (get_player (self, i), players[i]);
    self->scores[i] = create_score_field (self);
    gtk_box_append (self->fields, self->scores[i]);
  }
  fill (self->alliance, _("Teams"), _("Everyone for themselves"),
        /* Translators: players, by their number */
        _("Alliance: 1 and 3 against 2 and 4"));
  fill (self->face, _("Board"), _("Plain"), _("King of the Hill"));
  fill (self->scoring, _("Damage to HQs"), _("Costs points"), _("Scores points (variant)"));
  self->is_updating = FALSE;
}

void
adc_hex_setup_set_table (AdcHexSetup *self, AdcHexTable *table)
{
  g_return_if_fail (ADC_IS_HEX_SETUP (self));
  g_return_if_fail (ADC_IS_HEX_TABLE (table));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
