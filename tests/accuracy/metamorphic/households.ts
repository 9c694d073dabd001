import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readBankFile } from "@/lib/contract/bank-file";
import { parseDay } from "@/lib/engine/calendar/day";
import { newProblems } from "@/lib/engine/input/problem";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { danaAndEli } from "@/tests/households/dana-and-eli";
import { frank } from "@/tests/households/frank";
import { grace } from "@/tests/households/grace";
import { keith } from "@/tests/households/keith";
import { mia } from "@/tests/households/mia";
import { inputOf } from "@/tests/households/sheet";
import { makeHouseholds } from "../independent/score-households";
import type { Named } from "./compare";

const AS_OF = parseDay("2026-11-20");
const MONTHS = 12;

const everyone = (_name: string): boolean => true;

/** A year of statements of each sandbox household that `isWanted` selects. */
export function listHouseholds(isWanted = everyone): Named[] {
  const bank = BANKS[0];
  if (!bank) throw new Error("the sandbox has no bank");
  return HOUSEHOLDS.filter(({ id }) => isWanted(id)).map((household) => ({
    name: household.id,
    data: generate({ household, bank, asOf: AS_OF, months: MONTHS }),
    dataAsAt: `${AS_OF}T20:00:00+11:00`,
  }));
}

/** The five households whose reports are stored as golden files. */
export function listGolden(): Named[] {
  return Object.entries({ danaAndEli, frank, grace, keith, mia }).map(([name, home]) => {
    const { data, dataAsAt } = inputOf(home);
    return { name, data, dataAsAt };
  });
}

/** The households of the independent set that `isWanted` selects. */
export function listIndependent(isWanted = everyone): Named[] {
  return makeHouseholds()
    .filter(({ id }) => isWanted(id))
    .map(({ id, bank, asOf }) => {
      const problems = newProblems();
      const { data } = readBankFile(bank, problems);
      if (problems.count > 0) throw new Error(`${id} was refused`);
      return { name: id, data, dataAsAt: `${asOf}T20:00:00+11:00` };
    });
}

const TRUTH = ".truth.json";

/**
 * The households of a validation set's folder: `<name>.json`, with the day on which the data was fetched in
 * `<name>.truth.json`.
 */
export function listFolder(folder: string): Named[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const names = readdirSync(folder).filter((file) => file.endsWith(TRUTH));
  return names.sort().map((file) => {
    const name = file.slice(0, -TRUTH.length);
    const problems = newProblems();
    const { data } = readBankFile(read(`${name}.json`), problems);
    if (problems.count > 0) throw new Error(`${name} was refused`);
    return { name, data, dataAsAt: `${read(file).as_of}T20:00:00+11:00` };
  });
}
