/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The arsenal track of a biodome: a space for each number, in as many rows as it takes. Where the marker is, what
 * it has to reach and where it goes after a victory differ in form. Pressing a space emits "picked" with its
 * number. For the pointer only: the number beside it is for the keyboard. */

#define ADC_TYPE_ARK_TRACK (adc_ark_track_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkTrack, adc_ark_track, ADC, ARK_TRACK, GtkWidget)

GtkWidget *adc_ark_track_new  (int max);
void       adc_ark_track_show (AdcArkTrack *self, int value, int threshold, int after); /* each may be -1: none */
