/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-fixture.h"

/* Battles for “adc battle”. Scenarios are written line by line: what is wrong in one is reported with its line. */

#define SCENARIO(settings, attacker, defender) \
  "<?xml version='1.0' encoding='UTF-8'?>\n" \
  "<scenario format='1' game='ares' xml:lang='fr'>\n" \
  "<title>Essai d’artillerie</title><title xml:lang='en'>Artillery trial</title>\n" \
  settings "\n" \
  "<side id='attacker'>\n" attacker "</side>\n" \
  "<side id='defender'>\n" defender "</side>\n" \
  "</scenario>\n"

#define SETTING(name, value) "<setting name='" name "'>" value "</setting>"
#define VALUE(stat, value) "<value stat='" stat "'>" value "</value>"

/* A force typed in by hand, of which everything is known: initiative, then the four scores. */
#define VALUES(type, initiative, infantry, armour, air, building, abilities) \
  VALUE ("type", type) VALUE ("initiative", initiative) VALUE ("vs-infantry", infantry) \
  VALUE ("vs-armour", armour) VALUE ("vs-air", air) VALUE ("vs-building", building) \
  VALUE ("abilities", abilities)
#define FORCE(id, count, place, values, rest) \
  "<force id='" id "' count='" count "' place='" place "'><title>" id "</title>" values rest \
  "</force>\n"

#define GUN VALUES ("infantry", "3", "3", "X", "X", "X", "recon:1")
#define TARGET VALUES ("infantry", "2", "X", "X", "X", "X", "recon:1")

/* One gun that needs 3 against a target that never shoots back: each round is the toss of a coin. */
extern const char cli_duel[];

/* Writes the scenario to battle.xml in the fixture's folder and asks for it, with the options that follow; or for JSON
 * in English, which must be given. */
CliRun      cli_run_battle      (CliFixture *fixture, const char *contents, const char *options);
JsonNode   *cli_run_battle_json (CliFixture *fixture, const char *contents);

/* Parts of the answer, which must be there. */
JsonObject *cli_find_shot       (JsonObject *answer, const char *from, const char *at);
JsonObject *cli_find_survivors  (JsonObject *answer, const char *force);

void        cli_assert_within_80_columns (const char *text); /* and plain */
