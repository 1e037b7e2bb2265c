/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "reader.h"

/* What a screen reader makes of the name and the role of a thing. */

gboolean thing_is_nameless       (const Thing *thing);
gboolean thing_is_inside_control (const Thing *thing);
gboolean thing_has_named_child   (const Thing *thing);
gboolean thing_is_part_of_row    (const Thing *thing);
gboolean thing_is_control        (const Thing *thing); /* it has to have a name */
gboolean thing_says_nothing      (const Thing *thing); /* its role does not tell what it is */
gboolean words_have_mnemonic     (const char *words);
gboolean words_are_doubled       (const char *name);
