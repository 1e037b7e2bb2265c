/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The code of a deck. What begins like one is taken as it is; anything else is what a code may say,
 * put in an envelope with the right length and the right checksum, which nothing tried at random
 * would ever have. */

#include "adc-deck-exchange.h"
#include "fuzz-exchange.h"
#include "target.h"

#include <string.h>

#define PREFIX "ADC"
#define MAX_STORED 0xffff /* bytes of a block that is not compressed */

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  target_begin ();
  return 0;
}

/* A deflate stream of one block, stored. */
static GByteArray *
pack (const guint8 *data, gsize size)
{
  const guint8 header[] = { 1, size & 0xff, size >> 8, ~size & 0xff, ~size >> 8 & 0xff };
  GByteArray *packed = g_byte_array_new ();

  g_byte_array_append (packed, header, sizeof header);
  return g_byte_array_append (packed, data, size);
}

static char *
dup_code (const guint8 *data, gsize size)
{
  g_autoptr(GByteArray) packed = pack (data, MIN (size, MAX_STORED));
  g_autoptr(GByteArray) all = g_byte_array_new ();
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *text = NULL;
  guint8 digest[32];
  gsize n_digest = sizeof digest;

  for (guint rest = packed->len; rest > 0; rest >>= 7) {
    const guint8 byte = (rest & 0x7f) | (rest > 0x7f ? 0x80 : 0);

    g_byte_array_append (all, &byte, 1);
  }
  g_checksum_update (sum, packed->data, packed->len);
  g_checksum_get_digest (sum, digest, &n_digest);
  g_byte_array_append (all, digest, 4);
  g_byte_array_append (all, packed->data, packed->len);
  text = g_base64_encode (all->data, all->len);
  g_strdelimit (text, "+", '-');
  g_strdelimit (text, "/", '_');
  text[strcspn (text, "=")] = '\0';
  return g_strconcat (PREFIX "1-", text, NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  const gboolean is_code = size >= strlen (PREFIX) && memcmp (data, PREFIX, strlen (PREFIX)) == 0;
  g_autofree char *code = is_code ? target_dup_text (data, size) : dup_code (data, size);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeck) deck = adc_deck_from_code (code, &error);

  if (deck != NULL)
    fuzz_check_deck (deck);
  else
    g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
  return 0;
}
