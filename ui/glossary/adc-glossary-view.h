/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* The words of the game by alphabet, beside what they mean. */

#define ADC_TYPE_GLOSSARY_VIEW (adc_glossary_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcGlossaryView, adc_glossary_view, ADC, GLOSSARY_VIEW, AdwBin)

GtkWidget *adc_glossary_view_new (void);
