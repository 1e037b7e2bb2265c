/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

/* SQLite's full-text search, as whoever extends it needs it. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

fts5_api *adc_fts5_get_api (sqlite3 *database, GError **error); /* NULL: this SQLite has none */
