import type { Household } from "@/tests/accuracy/generate/household";
import { countFigures } from "@/tests/accuracy/score/count-figures";
import { countPairs } from "@/tests/accuracy/score/count-pairs";
import { countRows } from "@/tests/accuracy/score/count-rows";
import { join } from "@/tests/accuracy/score/join";
import { newTally, type Tally } from "@/tests/accuracy/score/tally";

/**
 * Runs the engine on households of each persona and counts the results. Tests the order of rows only on the first
 * household of each persona.
 */
export function measure(
  personas: readonly string[],
  seeds: number,
  generate: (persona: string, seed: number) => Household,
): Tally {
  const tally = newTally();
  for (const persona of personas) {
    for (let seed = 1; seed <= seeds; seed++) {
      const joined = join(generate(persona, seed), seed === 1);
      countRows(tally, joined);
      countPairs(tally, joined);
      countFigures(tally, joined);
    }
  }
  return tally;
}
