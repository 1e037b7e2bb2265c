/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-turn.h"

#include "adc-room-owners.h"
#include "adc-room-phase.h"
#include "adc-stepper.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomTurn {
  AdcRoomPart    parent_instance;
  GtkLabel      *heading;
  AdcRoomOwners *players;
  GtkBox        *phase;    /* what is said of it */
  GtkBox        *sections; /* a button for each that a phase can begin with */
  GtkWidget     *sections_heading;
  GtkBox        *frozen;   /* a line for each action of the phase */
  char          *shown;    /* which those are */
  GtkWidget     *end_phase;
  AdcGame       *game; /* whose sections they are; borrowed */
};

G_DEFINE_FINAL_TYPE (AdcRoomTurn, adc_room_turn, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))
#define TABLE(self) (adc_room_desk_get_table (DESK (self)))

static const char *
get_title (AdcRoomTurn *self, const char *id)
{
  AdcEntry *entry = adc_game_lookup (adc_room_desk_get_game (DESK (self)), id);

  return entry != NULL ? adc_entry_get_title (entry) : id;
}

static void
player_picked_cb (AdcRoomTurn *self, const char *player)
{
  g_autofree char *active = g_strdup (player);

  adc_room_table_set_active (TABLE (self), active);
  adc_room_desk_finish (DESK (self), NULL);
  adc_room_desk_set_player (DESK (self), active);
}

static void
section_clicked_cb (AdcRoomTurn *self, GtkWidget *button)
{
  g_autofree char *section = g_strdup (gtk_widget_get_name (button)); /* it goes with the button */
  AdcRefusal *refusal = NULL;

  adc_room_phase_begin (TABLE (self), section, &refusal);
  if (adc_room_desk_finish (DESK (self), refusal)) /* the button is gone */
    gtk_widget_child_focus (GTK_WIDGET (self->frozen), GTK_DIR_TAB_FORWARD);
}

static void
end_phase_clicked_cb (AdcRoomTurn *self)
{
  adc_room_phase_end (TABLE (self));
  adc_room_desk_finish (DESK (self), NULL);
  gtk_widget_child_focus (GTK_WIDGET (self->sections), GTK_DIR_TAB_FORWARD);
}

/* The next player's home is what he wants to see. */
static void
end_turn_clicked_cb (AdcRoomTurn *self)
{
  adc_room_turn_end (TABLE (self));
  adc_room_desk_finish (DESK (self), NULL);
  adc_room_desk_set_player (DESK (self), adc_room_table_get_active (TABLE (self)));
}

/* One point after the other, as far as there are any. */
static void
spent_cb (AdcRoomTurn *self, AdcStepper *stepper)
{
  g_autofree char *benefit = g_strdup (gtk_widget_get_name (GTK_WIDGET (stepper)));
  const guint wanted = adc_stepper_get_value (stepper);
  AdcRefusal *refusal = NULL;

  while (adc_room_phase_find (TABLE (self), benefit)->n_spent < wanted)
    if (!adc_room_phase_spend (TABLE (self), benefit, &refusal))
      break;
  while (refusal == NULL && adc_room_phase_find (TABLE (self), benefit)->n_spent > wanted)
    if (!adc_room_phase_unspend (TABLE (self), benefit))
      break;
  adc_session_commit (adc_room_desk_get_session (DESK (self)));
  if (refusal != NULL)
    adc_room_desk_finish (DESK (self), refusal);
  adc_room_part_update (self);
}

static void
say (AdcRoomTurn *self, const char *text, AdcRoomRule rule)
{
  gtk_box_append (self->phase,
                  adc_room_part_create_sentence (
                    self, text, "body",
                    adc_rooms_get_rule (adc_room_desk_get_rooms (DESK (self)), rule)));
}

static void
update_phase (AdcRoomTurn *self)
{
  const char *section = adc_room_phase_get_section (TABLE (self));
  const char *active = adc_room_table_get_active (TABLE (self));
  const char *pawn = adc_room_table_get_pawn (TABLE (self), active);
  g_autoptr(GPtrArray) chains = adc_room_phase_list_chains (TABLE (self));

  adc_room_part_clear (self->phase);
  if (section != NULL) {
    /* Translators: a section of a player's board */
    g_autofree char *text = g_strdup_printf (
      _("%s: what was worked out when the phase began stays, whatever happens on the table."),
      get_title (self, section));

    say (self, text, ADC_ROOM_RULE_BEFORE);
  } else if (pawn != NULL) {
    /* Translators: a section of a player's board */
    g_autofree char *text = g_strdup_printf (_("His pawn stands on %s: another section is next."),
                                             get_title (self, pawn));

    say (self, text, ADC_ROOM_RULE_PAWN);
  }
  for (guint i = 0; i < chains->len; i++) {
    /* Translators: a section of a player's board */
    g_autofree char *text = g_strdup_printf (_("A card may chain to %s in this turn."),
                                             get_title (self, chains->pdata[i]));

    say (self, text, ADC_ROOM_RULE_CHAIN);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->phase),
                          gtk_widget_get_first_child (GTK_WIDGET (self->phase)) != NULL);
}

static void
add_section (AdcRoomTurn *self, const char *section)
{
  const char *title = get_title (self, section);
  GtkWidget *button = gtk_button_new_with_label (title);
  /* Translators: a section of a player's board */
  g_autofree char *label = g_strdup_printf (_("Begin a Phase: %s"), title);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_name (button, section);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "pill-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (section_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->sections, button);
}

static void
update_sections (AdcRoomTurn *self)
{
  GPtrArray *sections = adc_rooms_get_sections (adc_room_desk_get_rooms (DESK (self)));
  const gboolean is_free = adc_room_phase_get_section (TABLE (self)) == NULL;

  if (self->game != adc_room_desk_get_game (DESK (self))) {
    self->game = adc_room_desk_get_game (DESK (self));
    adc_room_part_clear (self->sections);
    for (guint i = 0; i < sections->len; i++)
      add_section (self, sections->pdata[i]);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->sections), is_free);
  gtk_widget_set_visible (self->sections_heading, is_free);
}

/* An action of the phase: what is left of it, and a number for what was spent. */
static void
add_frozen (AdcRoomTurn *self, const AdcFrozen *frozen)
{
  const char *title = adc_rooms_get_benefit_title (adc_room_desk_get_rooms (DESK (self)),
                                                   adc_room_desk_get_game (DESK (self)),
                                                   frozen->benefit);
  /* Translators: an action of which points are spent */
  g_autofree char *name = g_strdup_printf (_("Spent: %s"), title);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *left = adc_wrapped_label_new (NULL, "body");
  GtkWidget *stepper = adc_stepper_new (_("Spent"), name, G_MAXUINT8);

  gtk_widget_set_name (line, frozen->benefit);
  gtk_widget_set_name (stepper, frozen->benefit);
  gtk_widget_set_hexpand (left, TRUE);
  g_signal_connect_object (stepper, "stepped", G_CALLBACK (spent_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), left);
  gtk_box_append (GTK_BOX (line), stepper);
  gtk_box_append (self->frozen, line);
}

static void
show_frozen (AdcRoomTurn *self, GtkWidget *line, const AdcFrozen *frozen)
{
  const AdcModifier rest = { .is_known = frozen->total.is_known,
                             .x = frozen->total.x - (int) frozen->n_spent };
  g_autofree char *total = adc_modifier_format (frozen->total);
  g_autofree char *left = adc_modifier_format (rest);
  /* Translators: an action, how many of its points are left, and how many there were */
  g_autofree char *text = g_strdup_printf (
    _("%s: %s left of %s"),
    adc_rooms_get_benefit_title (adc_room_desk_get_rooms (DESK (self)),
                                 adc_room_desk_get_game (DESK (self)), frozen->benefit),
    left, total);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (line)), text);
  adc_stepper_set_value (ADC_STEPPER (gtk_widget_get_last_child (line)), frozen->n_spent);
  /* Of nothing nothing is spent. */
  gtk_widget_set_visible (line, !frozen->total.is_known || frozen->total.x > 0);
}

/* What the numbers are of. */
static char *
dup_shown (GPtrArray *all)
{
  GString *shown = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++) {
    const AdcFrozen *frozen = all->pdata[i];
    g_autofree char *total = adc_modifier_format (frozen->total);

    g_string_append_printf (shown, "%s %s;", frozen->benefit, total);
  }

  return g_string_free (shown, FALSE);
}

/* The widgets stay as long as the phase lasts: one of them has the focus. */
static void
update_frozen (AdcRoomTurn *self)
{
  GPtrArray *all = adc_room_phase_get_frozen (TABLE (self));
  g_autofree char *shown = dup_shown (all);
  GtkWidget *line;

  if (g_strcmp0 (self->shown, shown) != 0) {
    g_free (self->shown);
    self->shown = g_steal_pointer (&shown);
    adc_room_part_clear (self->frozen);
    for (guint i = 0; i < all->len; i++)
      add_frozen (self, all->pdata[i]);
  }
  line = gtk_widget_get_first_child (GTK_WIDGET (self->frozen));
  for (guint i = 0; i < all->len; i++, line = gtk_widget_get_next_sibling (line))
    show_frozen (self, line, all->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->frozen), all->len > 0);
}

static void
adc_room_turn_update (AdcRoomPart *part)
{
  AdcRoomTurn *self = ADC_ROOM_TURN (part);
  const char *active = adc_room_table_get_active (TABLE (self));
  /* Translators: the player whose turn it is */
  g_autofree char *heading = g_strdup_printf (
    _("Turn: %s"), adc_rooms_get_owner_title (adc_room_desk_get_rooms (DESK (self)), active));

  gtk_label_set_label (self->heading, heading);
  adc_room_owners_show (self->players, DESK (self), adc_room_table_get_players (TABLE (self)),
                        active);
  update_phase (self);
  update_sections (self);
  update_frozen (self);
  gtk_widget_set_visible (self->end_phase, adc_room_phase_get_section (TABLE (self)) != NULL);
}

static void
adc_room_turn_finalize (GObject *object)
{
  g_free (ADC_ROOM_TURN (object)->shown);
  G_OBJECT_CLASS (adc_room_turn_parent_class)->finalize (object);
}

static void
adc_room_turn_class_init (AdcRoomTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_room_turn_finalize;
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_turn_update;
}

static GtkWidget *
create_button (AdcRoomTurn *self, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static void
adc_room_turn_init (AdcRoomTurn *self)
{
  GtkWidget *buttons = adc_wrap_box_new (6);

  self->players = ADC_ROOM_OWNERS (adc_room_owners_new (_("Whose turn it is")));
  g_signal_connect_object (self->players, "picked", G_CALLBACK (player_picked_cb), self,
                           G_CONNECT_SWAPPED);
  self->phase = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->sections = adc_wrap_box_new (6);
  self->sections_heading = adc_wrapped_label_new (_("Begin a phase of action with"), "caption");
  self->frozen = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->end_phase = create_button (self, _("End the Phase"), G_CALLBACK (end_phase_clicked_cb));
  gtk_box_append (GTK_BOX (buttons), self->end_phase);
  gtk_box_append (GTK_BOX (buttons),
                  create_button (self, _("End the Turn"), G_CALLBACK (end_turn_clicked_cb)));
  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->players));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->phase));
  gtk_box_append (GTK_BOX (self), self->sections_heading);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->sections));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->frozen));
  gtk_box_append (GTK_BOX (self), buttons);
}
