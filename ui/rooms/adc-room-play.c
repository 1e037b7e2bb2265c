/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-play.h"

#include "adc-drop-down.h"
#include "adc-room-moves.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define FIRST_FREE (-1)

/* A token that can be brought: of whom, and where it is; 0: in his supply. */
typedef struct {
  char  *owner;
  guint  place;
} Source;

/* Buttons that put a token down, one for each place it can take, and where it comes from. */
typedef struct {
  AdcToken     token;
  GtkWidget   *box;
  GtkDropDown *sources;
  GPtrArray   *list; /* of Source, what the rows stand for */
  GtkBox      *buttons;
} Move;

struct _AdcRoomPlay {
  AdcRoomPart  parent_instance;
  GtkLabel    *heading;
  GtkDropDown *ways; /* an AdcIntegration for each row */
  Move         cube;
  Move         cylinder;
  Move         unit;
};

G_DEFINE_FINAL_TYPE (AdcRoomPlay, adc_room_play, ADC_TYPE_ROOM_PART)

#define DESK(self) (adc_room_part_get_desk (self))
#define TABLE(self) (adc_room_desk_get_table (DESK (self)))

static void
source_free (Source *source)
{
  g_free (source->owner);
  g_free (source);
}

static AdcIntegration
get_way (AdcRoomPlay *self)
{
  return (AdcIntegration) gtk_drop_down_get_selected (self->ways);
}

static void
put_cube (AdcRoomPlay *self, int position)
{
  AdcRooms *rooms = adc_room_desk_get_rooms (DESK (self));
  AdcRefusal *refusal = NULL;
  gboolean is_rewarded = FALSE;

  adc_room_move_cube (TABLE (self), adc_room_desk_get_place (DESK (self))->id, position,
                      get_way (self), &is_rewarded, &refusal);
  adc_room_desk_finish (DESK (self), refusal);
  if (is_rewarded)
    adc_room_desk_say (DESK (self), _("That was its last free square: it is wholly integrated, "
                                      "which earns a reward at once."),
                       adc_rooms_get_rule (rooms, ADC_ROOM_RULE_FULL));
}

static void
bring (AdcRoomPlay *self, Move *move, int position)
{
  const guint selected = gtk_drop_down_get_selected (move->sources);
  const guint to = adc_room_desk_get_place (DESK (self))->id;
  AdcRefusal *refusal = NULL;
  const Source *source;

  if (selected >= move->list->len)
    return;

  source = move->list->pdata[selected];
  if (move->token == ADC_TOKEN_CYLINDER)
    adc_room_move_cylinder (TABLE (self), source->owner, source->place, to, position, &refusal);
  else
    adc_room_move_unit (TABLE (self), source->owner, source->place, to, &refusal);
  adc_room_desk_finish (DESK (self), refusal);
}

static void
button_clicked_cb (AdcRoomPlay *self, GtkWidget *button)
{
  const int position = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "position"));
  GtkWidget *box = gtk_widget_get_parent (button);

  if (box == GTK_WIDGET (self->cube.buttons))
    put_cube (self, position);
  else
    bring (self, box == GTK_WIDGET (self->unit.buttons) ? &self->unit : &self->cylinder, position);
}

static void
add_button (AdcRoomPlay *self, Move *move, const char *label, int position)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, label);
  g_object_set_data (G_OBJECT (button), "position", GINT_TO_POINTER (position));
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (move->buttons, button);
}

/* The last of each owner's, but for the active player's own. */
static gboolean
can_replace (AdcRoomPlay *self, GPtrArray *tokens, guint position)
{
  if (g_strcmp0 (tokens->pdata[position], adc_room_table_get_active (TABLE (self))) == 0)
    return FALSE;

  for (guint i = position + 1; i < tokens->len; i++)
    if (g_str_equal (tokens->pdata[i], tokens->pdata[position]))
      return FALSE;

  return TRUE;
}

static char *
dup_label (AdcRoomPlay *self, AdcToken token, const char *replaced)
{
  AdcRooms *rooms = adc_room_desk_get_rooms (DESK (self));
  const char *title = replaced != NULL ? adc_rooms_get_owner_title (rooms, replaced) : NULL;

  if (token == ADC_TOKEN_UNIT)
    return g_strdup (_("Bring a Unit"));
  if (token == ADC_TOKEN_CYLINDER)
    /* Translators: a player whose token goes */
    return title != NULL ? g_strdup_printf (_("Replace a Cylinder: %s"), title)
                         : g_strdup (_("Bring a Cylinder"));

  /* Translators: a player whose token goes */
  return title != NULL ? g_strdup_printf (_("Replace a Cube: %s"), title)
                       : g_strdup (_("Place a Cube"));
}

static void
add_move (AdcRoomPlay *self, Move *move, const AdcRoomPlace *place, int position)
{
  GPtrArray *tokens = adc_room_place_get_tokens (place, move->token);
  g_autofree char *label = dup_label (self, move->token,
                                      position >= 0 ? tokens->pdata[position] : NULL);
  g_autofree char *price = NULL;
  g_autofree char *text = NULL;

  if (move->token == ADC_TOKEN_CUBE) {
    price = adc_room_dup_price (TABLE (self), place->id, position, get_way (self));
    /* Translators: what is done, and what it costs: “Place a Cube (3 Ti)” */
    text = g_strdup_printf (_("%s (%s)"), label, price != NULL ? price : "?");
  }
  add_button (self, move, text != NULL ? text : label, position);
}

/* The buttons are made anew: the focus stays among them. */
static void
update_buttons (AdcRoomPlay *self, Move *move, const AdcRoomPlace *place)
{
  GPtrArray *tokens = adc_room_place_get_tokens (place, move->token);
  const int n_slots = move->token != ADC_TOKEN_UNIT
                        ? adc_room_table_get_slots (TABLE (self), place, move->token)
                        : -1;
  const gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (move->buttons)) != NULL;

  adc_room_part_clear (move->buttons);
  if (n_slots < 0 || (guint) n_slots > tokens->len)
    add_move (self, move, place, FIRST_FREE);
  for (guint i = 0; n_slots >= 0 && tokens->len >= (guint) n_slots && i < tokens->len; i++)
    if (can_replace (self, tokens, i))
      add_move (self, move, place, (int) i);
  if (has_focus)
    gtk_widget_child_focus (GTK_WIDGET (move->buttons), GTK_DIR_TAB_FORWARD);
}

static void
add_source (AdcRoomPlay *self, Move *move, GtkStringList *titles, const char *owner,
            const AdcRoomPlace *from)
{
  const char *title = adc_rooms_get_owner_title (adc_room_desk_get_rooms (DESK (self)), owner);
  Source *source = g_new0 (Source, 1);
  /* Translators: whose token it is, and where it comes from */
  g_autofree char *text = g_strdup_printf (_("%s, from: %s"), title,
                                           from != NULL
                                             ? adc_room_table_get_title (TABLE (self), from)
                                             : _("his supply"));

  source->owner = g_strdup (owner);
  source->place = from != NULL ? from->id : 0;
  g_ptr_array_add (move->list, source);
  gtk_string_list_append (titles, text);
}

static gboolean
is_within_reach (AdcRoomPlay *self, const AdcRoomPlace *place)
{
  return place->owner == NULL ||
         g_strcmp0 (place->owner, adc_room_table_get_active (TABLE (self))) == 0;
}

static void
update_sources (AdcRoomPlay *self, Move *move, guint to)
{
  const char *active = adc_room_table_get_active (TABLE (self));
  GPtrArray *places = adc_room_table_get_places (TABLE (self));
  g_autoptr(GPtrArray) owners = adc_room_desk_list_owners (DESK (self));
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  g_ptr_array_set_size (move->list, 0);
  for (guint i = 0; i < places->len; i++) {
    const AdcRoomPlace *place = places->pdata[i];

    for (guint j = 0; place->id != to && is_within_reach (self, place) && j < owners->len; j++)
      if (adc_room_place_count (place, move->token, owners->pdata[j]) > 0 &&
          adc_controls_is_his (adc_room_desk_get_controls (DESK (self)), owners->pdata[j], active))
        add_source (self, move, titles, owners->pdata[j], place);
  }
  if (move->token == ADC_TOKEN_CYLINDER)
    add_source (self, move, titles, active, NULL);
  gtk_drop_down_set_model (move->sources, G_LIST_MODEL (titles));
}

static void
update_move (AdcRoomPlay *self, Move *move, const AdcRoomPlace *place)
{
  const gboolean has_slots = move->token == ADC_TOKEN_UNIT ||
                             adc_room_table_get_slots (TABLE (self), place, move->token) != 0;

  if (move->sources != NULL)
    update_sources (self, move, place->id);
  update_buttons (self, move, place);
  gtk_widget_set_visible (move->box, has_slots && (move->list == NULL || move->list->len > 0));
}

static void
adc_room_play_update (AdcRoomPart *part)
{
  AdcRoomPlay *self = ADC_ROOM_PLAY (part);
  const AdcRoomPlace *place = adc_room_desk_get_place (DESK (self));
  /* Translators: the player whose turn it is */
  g_autofree char *heading = g_strdup_printf (
    _("By the Rules: %s"), adc_rooms_get_owner_title (adc_room_desk_get_rooms (DESK (self)),
                                                      adc_room_table_get_active (TABLE (self))));

  gtk_label_set_label (self->heading, heading);
  update_move (self, &self->cube, place);
  update_move (self, &self->cylinder, place);
  update_move (self, &self->unit, place);
}

static void
adc_room_play_finalize (GObject *object)
{
  AdcRoomPlay *self = ADC_ROOM_PLAY (object);

  g_ptr_array_unref (self->cylinder.list);
  g_ptr_array_unref (self->unit.list);
  G_OBJECT_CLASS (adc_room_play_parent_class)->finalize (object);
}

static void
adc_room_play_class_init (AdcRoomPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_room_play_finalize;
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_play_update;
}

static void
init_move (AdcRoomPlay *self, Move *move, AdcToken token, GtkWidget *first)
{
  move->token = token;
  move->box = adc_wrap_box_new (6);
  move->buttons = adc_wrap_box_new (6);
  gtk_widget_set_hexpand (first, TRUE);
  gtk_box_append (GTK_BOX (move->box), first);
  gtk_box_append (GTK_BOX (move->box), GTK_WIDGET (move->buttons));
  gtk_box_append (GTK_BOX (self), move->box);
}

static GtkDropDown *
create_sources (Move *move, const char *name)
{
  move->list = g_ptr_array_new_with_free_func ((GDestroyNotify) source_free);
  move->sources = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  adc_drop_down_set_up (move->sources, name);
  return move->sources;
}

static void
adc_room_play_init (AdcRoomPlay *self)
{
  const char * const ways[] = { _("Where he has units"), _("From a distance"), _("For nothing"),
                                _("For nothing at home"), NULL };
  g_autoptr(GtkStringList) titles = gtk_string_list_new (ways);

  self->heading = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->heading));
  self->ways = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_drop_down_set_model (self->ways, G_LIST_MODEL (titles));
  adc_drop_down_set_up (self->ways, _("How the cube is placed"));
  init_move (self, &self->cube, ADC_TOKEN_CUBE, GTK_WIDGET (self->ways));
  init_move (self, &self->cylinder, ADC_TOKEN_CYLINDER,
             GTK_WIDGET (create_sources (&self->cylinder, _("Which cylinder"))));
  init_move (self, &self->unit, ADC_TOKEN_UNIT,
             GTK_WIDGET (create_sources (&self->unit, _("Which unit"))));
  g_signal_connect_object (self->ways, "notify::selected", G_CALLBACK (adc_room_part_update), self,
                           G_CONNECT_SWAPPED);
}
