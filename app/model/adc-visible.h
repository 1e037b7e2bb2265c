/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Characters that nobody sees but that change what is seen: controls, which a terminal obeys, and those that turn the
 * direction of the text around them, so that a name reads like another one. Games may not have them; what is quoted from
 * elsewhere is shown without. Marks of direction that turn nothing around (U+200E, U+200F) and joiners are left alone:
 * Arabic, Hebrew and emoji need them. */

gunichar  adc_visible_find_trick (const char *text); /* the first one, or 0; of valid UTF-8 */
char     *adc_visible_dup        (const char *text); /* each becomes U+FFFD, as does what is not UTF-8 */
