/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The program itself, in a process of its own, for somebody who has been here before, or who has not and is welcomed. */

GSubprocess *real_program_start (const char *locale, gboolean is_welcomed);
