/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tech-tree.h"

/* Between adc-tech-tree.c (what needs what) and adc-tech-layout.c (where it stands). */

/* Gives each node its parent, depth, column and row, drops needs that go round in circles, and puts the nodes in
 * reading order. */
void adc_tech_layout (GPtrArray *nodes, guint *n_columns, guint *n_rows); /* of AdcTechNode */
