/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The menu of what lies on a board, or beside it: what cannot be done just now is left out. */

typedef struct {
  const char *label; /* marked for translation with N_() */
  const char *action;
  int         section;
} AdcCellMenuItem;

/* A popover, which belongs to the widget that has the actions. */
GtkWidget *adc_cell_menu_new   (GtkWidget *parent, const AdcCellMenuItem *items, guint n_items);
void       adc_cell_menu_popup (GtkWidget *self, GtkWidget *cell); /* pointing at something in there */
