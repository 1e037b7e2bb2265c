/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-clash.h"

/* Between the files that make an AdcStarClash: reading a scenario, judging it, telling what comes of it. */

typedef enum {
  ADC_STAR_PLACE_NOWHERE,
  ADC_STAR_PLACE_FRONT,
  ADC_STAR_PLACE_SUPPORT,
  ADC_STAR_PLACE_CARD,
  ADC_STAR_PLACE_REINFORCEMENT,
  ADC_STAR_PLACE_HAND,
  ADC_STAR_PLACE_DISCARD,
  ADC_STAR_PLACE_DECK,
} AdcStarPlace;

/* What is said of a unit beyond its numbers. */
typedef struct {
  char         *id;
  char         *unit;  /* of the game, or NULL */
  char         *name;
  int           line;
  AdcStarPlace  place;
  guint         skirmish; /* when it has a place */
  gboolean      has_type;
  gboolean      has_hits;
  gboolean      has_support;
  gboolean      has_value;
  gboolean      has_sacrifice; /* a keyword of Brood War of which nobody knows what it says */
} AdcStarFigure;

enum { ADC_STAR_MAJOR_ATTACK, ADC_STAR_MAJOR_HEALTH, ADC_STAR_MINOR_ATTACK, ADC_STAR_MINOR_HEALTH, ADC_STAR_N_FIGURES };

/* Likewise of a card. */
typedef struct {
  char         *id;    /* of its force; NULL: one of the deck */
  char         *piece; /* of the game, or NULL when typed in */
  char         *name;
  int           line;
  AdcStarPlace  place;
  guint         skirmish;
  gboolean      is_typed;  /* figures are taken as they are */
  gboolean      has_kind;
  gboolean      has_icons;
  gboolean      has_specialty; /* it is known whether it has that icon */
  gboolean      has_figure[ADC_STAR_N_FIGURES];
  gboolean      has_effects;
  gboolean      is_whole;  /* all its abilities are known */
  gboolean      is_vague;  /* it splashes, and nobody knows whom */
  gboolean      is_technology;
  gboolean      is_play_area;
} AdcStarFace;

typedef struct {
  char     *id;
  char     *name;
  char     *race;     /* id, or NULL */
  char     *race_name;
  int       line;
  int       attack;   /* typed in; the battle's has the order's too */
  GArray   *figures;  /* of AdcStarFigure, as the battle's units */
  GArray   *faces;    /* of AdcStarFace, as the battle's cards */
  guint     n_absent; /* units without a place */
  gboolean  has_base; /* in the area */
  guint     n_cut_off;   /* transports of its planet that have no other base */
  guint     n_connected; /* those that have */
  guint     n_faceless;
  gboolean  hides[ADC_STAR_MAX_SKIRMISHES]; /* a second card that nobody knows */
  char     *hidden[ADC_STAR_MAX_SKIRMISHES]; /* id of its force */
  char     *covered[ADC_STAR_MAX_SKIRMISHES]; /* id of the force of a standard card that nobody knows */
  AdcStarAim aim;
  gboolean  has_order;      /* of what it spares */
  gboolean  draws_from_hand; /* its unknown cards are of the hand that is given */
  gboolean  draws_from_discard;
} AdcStarParty;

/* What cannot be said of a side in a skirmish for want of a value. */
typedef enum {
  ADC_STAR_LACKS_ATTACK = 1 << 0,
  ADC_STAR_LACKS_HEALTH = 1 << 1,
  ADC_STAR_LACKS_REACH  = 1 << 2, /* who can hit whom, and what becomes of him */
  ADC_STAR_LACKS_ALL    = ADC_STAR_LACKS_ATTACK | ADC_STAR_LACKS_HEALTH | ADC_STAR_LACKS_REACH,
} AdcStarLack;

struct _AdcStarClash {
  GObject        parent_instance;

  AdcScenario   *scenario; /* a copy of its own */
  AdcStarBattle  battle;
  AdcStarParty   parties[ADC_STAR_N_SIDES];
  char          *edition;
  char          *area;     /* its title, or NULL */
  gboolean       is_special;
  gboolean       is_laid_out;
  gboolean       is_missing;
  gboolean       is_settled;
  int            advised;  /* side, or -1 */
  char          *obstacle; /* the first thing that keeps it from being fought, or NULL */
  AdcStarBout    bouts[ADC_STAR_MAX_SKIRMISHES];
  AdcStarResult  results[ADC_STAR_MAX_SKIRMISHES]; /* where the front units are there */
  GArray        *steps[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_SIDES]; /* of AdcStarStep */
  gboolean       is_harmless[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_SIDES]; /* it can hit nobody there, however strong */
  guint          lacks[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_SIDES]; /* of AdcStarLack */
  AdcStarEnd     end;
  GPtrArray     *ending;      /* of AdcReason */
  GPtrArray     *notes;       /* likewise */
  GPtrArray     *assumptions; /* likewise */
};

/* Entries that say why. */
#define RULE_AIR_SUPPORT   "regle-air-support"
#define RULE_ASSIST        "regle-assist"
#define RULE_BATTLE        "regle-bataille"
#define RULE_CANCEL        "regle-cancel"
#define RULE_CARDS         "regle-cartes-combat"
#define RULE_CLOAKING      "regle-cloaking"
#define RULE_COMBAT        "regle-combat"
#define RULE_DESTRUCTION   "regle-destruction"
#define RULE_DETECTOR      "regle-detector"
#define RULE_FLYERS        "regle-volants"
#define RULE_FRONT         "regle-premiere-ligne"
#define RULE_GAIN          "regle-gain"
#define RULE_LIMIT         "regle-empilement"
#define RULE_BASES         "regle-destruction-bases"
#define RULE_LONE          "regle-renfort-seul"
#define RULE_PAIRS         "regle-paires"
#define RULE_PLAY_AREA     "regle-aire-de-jeu"
#define RULE_REACH         "regle-atteindre"
#define RULE_REINFORCEMENT "regle-cartes-renfort"
#define RULE_RETREAT       "regle-retraites"
#define RULE_SPECIAL       "regle-special-mobilisation"
#define RULE_SPECIALTY     "regle-specialite"
#define RULE_SPLASH        "regle-splash"
#define RULE_SPLASH_END    "regle-splash-resolution"
#define RULE_SPLASH_START  "regle-splash-declenchement"
#define RULE_STRENGTH      "regle-force-suffisante"
#define RULE_SUPPORT       "regle-soutiens"
#define RULE_TECHNOLOGY    "regle-acheter-technologie"
#define RULE_VALUES        "regle-valeurs"
#define RULE_VERSUS        "regle-vs"
#define NOTE_CANCEL        "note-annulation"
#define NOTE_CLOAKING      "note-cloaking"
#define NOTE_ENDS          "note-quatre-cas"
#define NOTE_FACES         "note-cartes-inconnues"
#define NOTE_PAIRS         "note-paires"
#define NOTE_RETREAT       "note-retraite"
#define NOTE_SACRIFICE     "note-sacrifice"
#define NOTE_SPECIALTY     "note-specialite-inconnue"
#define NOTE_SPLASH        "note-splash-limite"
#define NOTE_VALUE         "note-valeur"

#define adc_star_figure(clash, side, i) (&g_array_index ((clash)->parties[side].figures, AdcStarFigure, i))
#define adc_star_face(clash, side, i)   (&g_array_index ((clash)->parties[side].faces, AdcStarFace, i))

/* A sentence for the reader. */
void adc_star_say (GPtrArray *reasons, const char *rule, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* adc-star-reader.c: the words of the scenario as numbers. FALSE when they make no sense. */
gboolean adc_star_clash_read         (AdcStarClash *self, AdcGame *game, GPtrArray *faults);

/* adc-star-legality.c: what the rules forbid; what is not laid out yet. */
void     adc_star_clash_check        (AdcStarClash *self, GPtrArray *faults);

/* adc-star-missing.c: values that nobody knows and that matter. */
void     adc_star_clash_ask          (AdcStarClash *self, AdcGame *game, GPtrArray *faults);

/* adc-star-bouts.c: each skirmish as far as it is known; and the end, if everything is. */
void     adc_star_clash_fight        (AdcStarClash *self);
void     adc_star_clash_judge        (AdcStarClash *self); /* once it is known what is missing */

/* adc-star-words.c, adc-star-verdict.c, adc-star-ending.c: the same for the reader. */
void     adc_star_clash_describe_steps (AdcStarClash *self, guint side, guint skirmish);
void     adc_star_clash_describe_marks (AdcStarClash *self, guint side, guint skirmish);
void     adc_star_clash_describe_blow  (AdcStarClash *self, guint side, guint skirmish);
void     adc_star_clash_describe_end   (AdcStarClash *self);

/* One unit taken by splash damage: which, by what kind, and among which its owner chose. */
typedef struct {
  guint             side;
  int               unit; /* ADC_STAR_NONE: nobody is left that it takes */
  AdcStarEffectKind kind;
  GArray           *choices; /* of int */
} AdcStarSplash;

GArray  *adc_star_clash_list_splash (AdcStarClash *self); /* of AdcStarSplash, in their order */

/* adc-star-account.c, adc-star-assumptions.c, adc-star-forecast.c */
AdcResolution *adc_star_clash_tell              (AdcStarClash *self);
void           adc_star_clash_note              (AdcStarClash *self);
void           adc_star_clash_state_assumptions (AdcStarClash *self);
AdcForecast   *adc_star_clash_forecast          (AdcStarClash *self, AdcProgress progress, gpointer data,
                                                 GCancellable *cancellable, GError **error);

gboolean    adc_star_can_hit       (const AdcStarUnit *unit, const AdcStarUnit *enemy);
gboolean    adc_star_card_fits     (const AdcStarCard *card, const AdcStarUnit *unit); /* one of its icons is it */
gboolean    adc_star_clash_knows_values (AdcStarClash *self, guint side); /* what each of its units is worth */
guint       adc_star_clash_count_unknown (AdcStarClash *self, guint side, gboolean reinforcements); /* slots */
char       *adc_star_format_skirmish (AdcStarClash *self, guint skirmish); /* “Skirmish 1: Wraith against Mutalisk” */
