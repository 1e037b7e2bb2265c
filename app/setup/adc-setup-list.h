/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-count.h"
#include "adc-setup-fit.h"
#include "adc-setup-groups.h"

/* Everything that is taken out of the box, and what is wrong with the choices. It never changes once worked out. */

typedef enum {
  ADC_SETUP_FAULT_MODE,     /* it is not for so many players */
  ADC_SETUP_FAULT_TWICE,    /* a group is chosen twice */
  ADC_SETUP_FAULT_TOO_MANY, /* groups */
  ADC_SETUP_FAULT_TOGETHER, /* groups that may not be */
  ADC_SETUP_FAULT_LEAST,    /* there are fewer of something than it takes */
  ADC_SETUP_FAULT_TOO_FEW,  /* groups: from here on nothing is forbidden; some are still to be chosen */
  ADC_SETUP_FAULT_TABLE,    /* it is too small */
  ADC_SETUP_FAULT_UNSUITED, /* the rules advise something else */
} AdcSetupFaultKind;

typedef struct {
  AdcSetupFaultKind  kind;
  char              *message;  /* one sentence */
  char              *rule;     /* id of an entry, or NULL */
  char              *repair;   /* what would mend it, or NULL */
  GVariant          *repaired; /* the plan as it would be then, or NULL */
} AdcSetupFault;

typedef struct {
  const AdcSetupSection   *section;
  const AdcSetupComponent *component;
  AdcSetupQuantity         quantity;
  gboolean                 can_type; /* nobody has established the number: the players may */
  GPtrArray               *reasons;  /* of AdcReason */
  GPtrArray               *cards;    /* of AdcEntry: those that are named, or known to be of the groups chosen */
  char                    *key;      /* to tick it by; another once the quantity changes */
} AdcSetupLine;

typedef struct {
  GPtrArray *lines;  /* of AdcSetupLine */
  GPtrArray *faults; /* of AdcSetupFault */
  gboolean   is_refused;
} AdcSetupList;

AdcSetupList       *adc_setup_list_new  (AdcSetupPlan *plan);
void                adc_setup_list_free (AdcSetupList *self);
const AdcSetupLine *adc_setup_list_find (const AdcSetupList *self, const char *component); /* or NULL */
gboolean            adc_setup_line_is_thing (const AdcSetupLine *line); /* FALSE: there is nothing to lay out */
gboolean            adc_setup_fault_is_refusal (const AdcSetupFault *fault);

/* The whole as plain text, for the caller to free. */
char               *adc_setup_list_dup_text (const AdcSetupList *self, AdcSetupPlan *plan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcSetupList, adc_setup_list_free)
