/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is new in the newest release, as the metainfo tells it, in the language that is spoken: paragraphs and lists in
 * the few marks that AdwAboutWindow takes. */
char *adc_release_notes_dup (char **version);
