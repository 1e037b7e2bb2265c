/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-fts5.h"

#include <glib/gi18n-lib.h>

fts5_api *
adc_fts5_get_api (sqlite3 *database, GError **error)
{
  sqlite3_stmt *statement = NULL;
  fts5_api *api = NULL;

  if (sqlite3_prepare_v2 (database, "SELECT fts5(?1)", -1, &statement, NULL) == SQLITE_OK) {
    sqlite3_bind_pointer (statement, 1, &api, "fts5_api_ptr", NULL);
    sqlite3_step (statement);
  }
  sqlite3_finalize (statement);

  if (api == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _("This system’s SQLite has no full-text search (FTS5)"));
  return api;
}
