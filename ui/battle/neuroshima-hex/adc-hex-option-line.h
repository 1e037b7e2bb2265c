/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* One answer to a question of a battle: what is done, how the battle ends then, and whether that is
 * the best its player can do. "chosen" is emitted when somebody chooses it. */

#define ADC_TYPE_HEX_OPTION_LINE (adc_hex_option_line_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexOptionLine, adc_hex_option_line, ADC, HEX_OPTION_LINE, AdwBin)

GtkWidget *adc_hex_option_line_new      (AdcHexOptionLine *group); /* NULL: the first one */
void       adc_hex_option_line_set_text (AdcHexOptionLine *self, const char *text,
                                         gboolean is_taken);
gboolean   adc_hex_option_line_is_taken (AdcHexOptionLine *self);

/* Both may be NULL: the end is not known yet, it is not the best. */
void       adc_hex_option_line_set_end  (AdcHexOptionLine *self, const char *end, const char *best);
