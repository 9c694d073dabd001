import { toDecision } from "@/lib/engine/categories/decision";
import { namesAgency } from "@/lib/engine/categories/tables/benefit-codes";
import type { Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const BENEFIT = /^inc\.gov\.(?!other)/;
const HOME = /^inc\.property\.(?:board|rent)$/;

/**
 * Gives all payments of a payer one category if their words differ but mean the same. Examples are the agency's bare
 * name between payments of a named benefit, and "rent" and "board" from one boarder. Changes `decisions`.
 */
export function agreePurpose({ rows }: FoundStream, decisions: Decision[]): void {
  const codes = rows.flatMap(({ index }) => decisions[index]?.code ?? []);
  const benefits = new Set(codes.filter((code) => BENEFIT.test(code)));
  const home = findMost(codes.filter((code) => HOME.test(code)));
  const [benefit] = benefits.size === 1 ? benefits : [];
  for (const { index } of rows) {
    const decision = decisions[index];
    if (decision?.layer !== "KEYWORD") continue;
    if (benefit && isBareAgency(decision)) decisions[index] = toDecision(benefit, "CADENCE", STATED, 0.8);
    else if (home && HOME.test(decision.code) && decision.code !== home)
      decisions[index] = toDecision(home, "CADENCE", STATED, 0.8);
  }
}

const STATED = "the same party's other payments state this purpose";

function isBareAgency({ code, rule }: Decision): boolean {
  return code === "inc.gov.other" && namesAgency(rule.split(" "));
}

/** The most frequent code; if several are equally frequent, the first in alphabetical order. */
function findMost(codes: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0];
}
