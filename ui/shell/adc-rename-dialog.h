/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Asks for another name. A blank one cannot be taken, and the dialog says why. Its response is "rename" or "cancel". */

typedef struct {
  const char *heading;
  const char *field;   /* what is asked for, for a screen reader */
  const char *missing; /* a sentence: why there must be one */
  const char *name;    /* as it is now */
  int         max_length;
} AdcRenaming;

AdwMessageDialog *adc_rename_dialog_new      (GtkWidget *from, const AdcRenaming *renaming);
char             *adc_rename_dialog_dup_name (AdwMessageDialog *self, const char *response); /* NULL: it stays as it is */
