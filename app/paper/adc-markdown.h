/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What means something in Markdown, made to mean nothing, and back. */

char *adc_markdown_escape   (const char *text); /* so that it is shown as it stands, within a line or as one */
char *adc_markdown_unescape (const char *text);
