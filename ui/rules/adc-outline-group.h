/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* A line of the outline that is no entry itself and holds some: the clarifications, say. */

#define ADC_TYPE_OUTLINE_GROUP (adc_outline_group_get_type ())
G_DECLARE_FINAL_TYPE (AdcOutlineGroup, adc_outline_group, ADC, OUTLINE_GROUP, GObject)

AdcOutlineGroup *adc_outline_group_new         (const char *title, GListModel *entries);
const char      *adc_outline_group_get_title   (AdcOutlineGroup *self);
GListModel      *adc_outline_group_get_entries (AdcOutlineGroup *self);
