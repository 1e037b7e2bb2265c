/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-discount.h"
#include "adc-treasury.h"

/* What an order costs, what is wrong with it and how it can be paid. It never changes once worked out. */

typedef enum {
  ADC_BILL_WORKERS,     /* there are not enough to pay */
  ADC_BILL_MISSING,     /* of a resource, whatever is done */
  ADC_BILL_PINNED,      /* the player puts more somewhere than is to be paid or than there is room for */
  ADC_BILL_LIMIT,       /* more units than can be built */
  ADC_BILL_MOST,        /* more of a deck than can be bought with one order */
  ADC_BILL_COPIES,      /* more than there are */
  ADC_BILL_TOO_MANY,    /* more workers than a faction has */
  ADC_BILL_UNKNOWN,     /* nobody knows what it costs */
  ADC_BILL_REQUIRES,    /* from here on nothing is forbidden, but to be thought of: it takes something else */
  ADC_BILL_CONSUMES,    /* it takes others with it */
} AdcBillFaultKind;

typedef struct {
  AdcBillFaultKind  kind;
  char             *message;  /* one sentence */
  char             *rule;     /* id of an entry, or NULL */
  AdcPiece         *piece;    /* what it is about, or NULL */
  AdcPiece         *required; /* what it asks for, or NULL */
} AdcBillFault;

typedef struct {
  AdcPiece          *piece;
  const AdcPurchase *purchase;
  guint              count;
  guint             *costs;    /* of one, for each resource; 0 where nobody knows */
  gboolean           is_known; /* all of them are */
} AdcBillLine;

typedef struct {
  GPtrArray   *lines;  /* of AdcBillLine */
  GPtrArray   *faults; /* of AdcBillFault */
  gboolean     is_refused;
  guint        n_resources;
  guint       *totals;   /* to be paid of each resource, what is taken off being off */
  guint       *left;     /* of each resource afterwards, without forcing anything */
  AdcDiscount *discount; /* on one of the first of that line's, or NULL */
  AdcPayment  *payment;  /* one placement for each of the treasury's holdings */
  guint        n_needed; /* workers */
  guint        n_workers;     /* left to be put to work */
  guint        n_unavailable; /* that wait for the next round afterwards */
} AdcBill;

AdcBill   *adc_bill_new       (AdcTreasury *treasury);
void       adc_bill_free      (AdcBill *self);
gboolean   adc_bill_fault_is_refusal (const AdcBillFault *fault);

/* What could be bought as well, one more of each, of AdcPiece. */
GPtrArray *adc_bill_list_more (AdcTreasury *treasury);

/* How it is said; for the caller to free. */
char      *adc_bill_dup_cost      (AdcTreasury *treasury, const guint *costs); /* “Minerals 2, Gas 1” */
char      *adc_bill_dup_piece_cost (AdcTreasury *treasury, AdcPiece *piece);   /* “Minerals 2, Gas ?” */
char      *adc_bill_dup_placement (const AdcPlacement *placement);             /* or NULL when nobody is placed */
char      *adc_bill_dup_discount  (const AdcBill *self, AdcTreasury *treasury); /* or NULL */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcBill, adc_bill_free)
