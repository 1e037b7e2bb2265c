/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-setup-list.h"

void adc_cli_print_setup_json (AdcSetupPlan *plan, const AdcSetupList *list);
