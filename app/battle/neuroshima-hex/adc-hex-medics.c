/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-run.h"

/* Medics at the end of a phase's attacks. */

typedef struct {
  AdcHexRun *run;
  guint32    medics;               /* that work */
  guint32    reach[ADC_HEX_CELLS]; /* of each: whom it is linked to and may heal */
} Ward;

static gboolean
ward_init (Ward *self, AdcHexRun *run)
{
  const AdcHexField *field = run->field;
  guint32 reached = 0;

  self->run = run;
  self->medics = field->medics & run->survey.occupied & ~run->survey.netted;
  for (guint32 left = self->medics; left != 0; left &= left - 1) {
    const guint medic = adc_hex_first (left);

    self->reach[medic] = field->links[medic] & field->friends[run->survey.servants[medic]] &
                         run->survey.occupied & ~run->exploding;
    reached |= self->reach[medic];
  }

  return (reached & run->hurt) != 0;
}

/* The medics among some that reach a hex. */
static guint32
find_linked (const Ward *self, guint32 medics, guint cell)
{
  guint32 linked = 0;

  for (guint32 left = medics; left != 0; left &= left - 1)
    if ((self->reach[adc_hex_first (left)] & adc_hex_bit (cell)) != 0)
      linked |= left & -left;

  return linked;
}

/* Whom a medic could heal now. One that is hit itself heals nobody, except a medic that is hit
 * too and might just as well heal it: their owner chooses between the two. */
static guint32
find_patients (const Ward *self, guint medic)
{
  const AdcHexRun *run = self->run;
  const guint32 patients = self->reach[medic] & run->hurt & ~run->spent;

  if ((run->hurt & adc_hex_bit (medic)) == 0)
    return patients;

  return patients & find_linked (self, self->medics, medic);
}

static void
list_healings (const Ward *self, guint side, AdcHexQuestion *question)
{
  const AdcHexRun *run = self->run;

  for (guint32 medics = self->medics & ~run->spent; medics != 0; medics &= medics - 1) {
    const guint medic = adc_hex_first (medics);

    if (run->survey.servants[medic] != side)
      continue;

    for (guint32 left = find_patients (self, medic); left != 0; left &= left - 1) {
      const guint patient = adc_hex_first (left);

      for (guint32 by = run->hurt_by[patient]; by != 0; by &= by - 1) {
        AdcHexOption *option = adc_hex_question_add (question);

        if (option == NULL)
          return;
        option->medic = (guint8) medic;
        option->patient = (guint8) patient;
        if (adc_hex_first (by) != ADC_HEX_INSTANT)
          option->attacker = (guint8) adc_hex_first (by);
      }
    }
  }
}

static void
note (const Ward *self, AdcHexEventKind kind, guint cell, guint at, guint by, guint wounds)
{
  adc_hex_events_add (self->run->events, (AdcHexEvent) { .kind = kind,
                                                         .cell = (guint8) cell,
                                                         .at = (guint8) at,
                                                         .by = (guint8) by,
                                                         .direction = ADC_HEX_NOWHERE,
                                                         .wounds = (guint8) wounds });
}

static guint
ask_relay (Ward *self, guint medic, guint32 others, guint attacker)
{
  AdcHexQuestion *question = adc_hex_run_begin (self->run, ADC_HEX_ASK_RELAY,
                                                self->run->survey.servants[medic], medic);

  for (guint32 left = others; left != 0; left &= left - 1) {
    AdcHexOption *option = adc_hex_question_add (question);

    option->medic = (guint8) adc_hex_first (left);
    option->patient = (guint8) medic;
    option->attacker = (guint8) attacker;
  }

  return question->options[adc_hex_run_ask (self->run, question)].medic;
}

/* The wound goes from medic to medic as far as it can; the last one is used up. Never back to
 * the patient: two medics do not heal each other. */
static guint
relay (Ward *self, const AdcHexOption *healing)
{
  guint32 chain = adc_hex_bit (healing->medic) | adc_hex_bit (healing->patient);
  guint medic = healing->medic;

  while (TRUE) {
    const guint32 unharmed = self->medics & ~self->run->spent & ~self->run->hurt & ~chain;
    const guint32 others = find_linked (self, unharmed, medic);
    guint next;

    if (others == 0)
      return medic;

    next = ask_relay (self, medic, others, healing->attacker);
    note (self, ADC_HEX_EVENT_RELAY, medic, next, healing->attacker, 0);
    chain |= adc_hex_bit (next);
    medic = next;
  }
}

static void
perform (Ward *self, const AdcHexOption *healing)
{
  AdcHexRun *run = self->run;
  const guint attacker = healing->attacker == ADC_HEX_NOWHERE ? ADC_HEX_INSTANT : healing->attacker;
  const gboolean is_hit = (run->hurt & adc_hex_bit (healing->medic)) != 0;
  guint last = healing->medic;

  note (self, ADC_HEX_EVENT_HEAL, healing->medic, healing->patient, healing->attacker,
        run->packets[attacker][healing->patient]);
  run->hurt_by[healing->patient] &= ~adc_hex_bit (attacker);
  if (run->hurt_by[healing->patient] == 0)
    run->hurt &= ~adc_hex_bit (healing->patient);

  if (!is_hit)
    last = relay (self, healing);
  run->spent |= adc_hex_bit (last);
  note (self, ADC_HEX_EVENT_SPENT, last, last, healing->attacker, 0);
}

/* One healing, of the first side that has one. */
static gboolean
heal_once (Ward *self)
{
  AdcHexRun *run = self->run;

  for (guint side = 0; side < run->field->position->n_sides; side++) {
    AdcHexQuestion *question = adc_hex_run_begin (run, ADC_HEX_ASK_HEAL, side, ADC_HEX_NOWHERE);

    list_healings (self, side, question);
    if (question->n_options > 0) {
      const AdcHexOption healing = question->options[adc_hex_run_ask (run, question)];

      perform (self, &healing);
      return TRUE;
    }
  }

  return FALSE;
}

void
adc_hex_run_heal (AdcHexRun *self)
{
  Ward ward;

  if (ward_init (&ward, self))
    while (heal_once (&ward))
      ;
}
