/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-error.h"

G_DEFINE_QUARK (adc-error-quark, adc_error)
