/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef enum {
  ADC_ERROR_SYNTAX,    /* the file is not XML, or XML we refuse to read */
  ADC_ERROR_INVALID,   /* it is XML, but not what it should be */
  ADC_ERROR_NOT_FOUND, /* no such game, kind or entry */
} AdcError;

#define ADC_ERROR (adc_error_quark ())

GQuark adc_error_quark (void);
