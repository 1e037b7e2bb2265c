/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-entry.h"

/* The head of an article: where the entry stands, what it is called, where it is printed, and the
 * buttons that keep or copy it. */

#define ADC_TYPE_ARTICLE_HEADING (adc_article_heading_get_type ())
G_DECLARE_FINAL_TYPE (AdcArticleHeading, adc_article_heading, ADC, ARTICLE_HEADING, AdwBin)

void adc_article_heading_set_entry      (AdcArticleHeading *self, AdcEntry *entry);
