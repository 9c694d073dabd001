import type { ReportDocument } from "@/lib/engine/document";
import { CHANGES } from "./changes";
import { compare, type Effect, type Extreme, type Named, reportOf } from "./compare";

/** The reports before any change, cached because several tables measure the same households. */
const reports = new WeakMap<Named, ReportDocument>();

function originalReportOf(named: Named): ReportDocument {
  const report = reports.get(named) ?? reportOf(named);
  reports.set(named, report);
  return report;
}

/** Measures the effect of every change on the households, in the order of the table. */
export function measureChanges(households: readonly Named[], changes = CHANGES): Effect[] {
  const known = households.map((named) => ({ named, before: originalReportOf(named) }));
  return changes.map((change) => compare(change, known));
}

/** Describes each limit of the change that the effect exceeds; empty if the effect exceeds none. */
export function listBreaches({ change, ...effect }: Effect): string[] {
  const breaches: string[] = [];
  for (const way of ["rise", "fall"] as const) {
    const { share, household } = effect[way];
    const limit = change.income?.[way] ?? 1;
    if (share > limit)
      breaches.push(
        `${change.name}: income of ${household} ${way}s by ${percent(share)}, at most ${percent(limit)}`,
      );
  }
  const { others } = change;
  for (const [figure, { share, household }, limit] of [
    ["commitments", effect.commitmentsRise, others?.commitmentsRise],
    ["unmarked surplus", effect.surplusRise, others?.surplusRise],
  ] as const)
    if (limit !== undefined && share > limit)
      breaches.push(
        `${change.name}: ${figure} of ${household} rises by ${percent(share)} of income, at most ${percent(limit)}`,
      );
  if (others && effect.unmarked > others.unmarked * effect.households)
    breaches.push(
      `${change.name}: income or surplus moves unmarked in ${effect.unmarked} of ${effect.households} households, at most ${percent(others.unmarked)}`,
    );
  if (effect.sameCategory < change.sameCategory)
    breaches.push(
      `${change.name}: ${percent(effect.sameCategory)} keep their category, at least ${percent(change.sameCategory)}`,
    );
  if (effect.sameOrUnknown < change.sameOrUnknown)
    breaches.push(
      `${change.name}: ${percent(effect.sameOrUnknown)} keep it or become unknown, at least ${percent(change.sameOrUnknown)}`,
    );
  return breaches;
}

/** The table that `npm run accuracy` prints, one line per change. */
export function printChanges(effects: readonly Effect[]): string[] {
  const width = Math.max(...effects.map(({ change }) => change.name.length));
  const lines = effects.map((effect) => {
    const { change, rise, fall, sameCategory, sameOrUnknown } = effect;
    const say = ({ share, household }: Extreme, sign: string) =>
      share === 0 ? "" : `${sign}${percent(share)} ${household}`;
    const moved = [say(rise, "+"), say(fall, "−")].filter((words) => words !== "").join(", ");
    const over = effect.moved > 0 ? `, more than 1% in ${effect.moved} of ${effect.households}` : "";
    const income = change.income === null ? "–" : moved ? `${moved}${over}` : "same";
    const unmarked = change.others ? `, unmarked in ${effect.unmarked}` : "";
    const mark = listBreaches(effect).length > 0 ? "  ← missed" : "";
    return `${change.name.padEnd(width)}  ${percent(sameCategory).padStart(7)}  ${percent(sameOrUnknown).padStart(7)}  ${income}${unmarked}${mark}`;
  });
  const heading = `${"change".padEnd(width)}  ${"same".padStart(7)}  ${"or unk.".padStart(7)}  net income, worst`;
  const reasons = effects.flatMap(({ change: { name, reason } }) => (reason ? [`${name}: ${reason}`] : []));
  return [
    "",
    "Changes that leave the household as it is",
    heading,
    ...lines,
    "",
    "Where more may change, and why",
    ...reasons,
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
