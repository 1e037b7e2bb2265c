/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"

/* A library so many times as large: every game again and again, with words of its own in each copy. */
AdcLibrary *large_library_new (AdcLibrary *library, guint n_copies);
