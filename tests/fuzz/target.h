/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-library.h"

/* What libFuzzer's targets share. Each is a program that is given one input after another, millions of them, in one
 * process: whatever an input does must be gone before the next one. */

/* libFuzzer's side of it. */
int LLVMFuzzerInitialize   (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* Warnings and criticals end the program: none of them is the answer to bad input. */
void        target_begin       (void);

/* The games that ship, read once. */
AdcLibrary *target_get_library (void);

/* A path in a folder of the program's own, which the caller of ./dev fuzz has put in memory. */
char       *target_dup_path    (const char *name);
void        target_write       (const char *path, gconstpointer data, gsize size);

/* The input as a text that ends. */
char       *target_dup_text    (gconstpointer data, gsize size);
