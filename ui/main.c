/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-application.h"

int
main (int argc, char *argv[])
{
  g_autoptr(AdcApplication) application = adc_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
