/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A small game to begin one's own with: the files of data/template, under another id and another name. */

/* The folder must be empty or not be there. Without an id, one is made of the name; without a name, of the folder's. The
 * id it has got is given; on failure nothing is written over. */
gboolean  adc_pack_template_write (const char *folder, const char *id, const char *name, char **given_id,
                                   GError **error);

/* What a name becomes as an id, “Le phare d'Ouessant” being le-phare-d-ouessant; or NULL. */
char     *adc_pack_suggest_id     (const char *name);
