/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-provider.h"

int
main (int argc, char *argv[])
{
  g_autoptr(AdcProvider) provider = adc_provider_new ();

  return g_application_run (G_APPLICATION (provider), argc, argv);
}
