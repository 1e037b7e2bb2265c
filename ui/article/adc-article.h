/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-entry.h"

/* An entry set as a page: its name in both languages, its place in the printed rulebook, its text, the rulings that
 * touch it, what it is related to. It scrolls. */

#define ADC_TYPE_ARTICLE (adc_article_get_type ())
G_DECLARE_FINAL_TYPE (AdcArticle, adc_article, ADC, ARTICLE, AdwBin)

GtkWidget *adc_article_new            (void);
void       adc_article_set_entry      (AdcArticle *self, AdcEntry *entry); /* NULL empties it */
AdcEntry  *adc_article_get_entry      (AdcArticle *self);

/* Gives it the focus, unless that is in the list beside it, where a reader may be going down. */
void       adc_article_take_focus     (AdcArticle *self, GtkWidget *list);

/* A widget of the caller's between the heading and the text: a unit's card, say. */
void       adc_article_set_extra      (AdcArticle *self, GtkWidget *extra);

/* One below the text: what a faction fields, say. */
void       adc_article_set_supplement (AdcArticle *self, GtkWidget *supplement);

/* For a list beside the article whose cursor has moved: asks the window to open the entry once the
 * cursor rests, and only while the article is in sight. NULL forgets it. */
void       adc_article_open_soon      (AdcArticle *self, AdcEntry *entry);
