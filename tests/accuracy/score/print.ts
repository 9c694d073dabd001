import { toMoney } from "@/tests/accuracy/score/count-figures";
import { rateOf, type Share } from "@/tests/accuracy/score/judge";
import { isMet, type Line, toLines } from "@/tests/accuracy/score/table";
import type { Confusion, GroupMiss, Tally } from "@/tests/accuracy/score/tally";

const LEAKS_SHOWN = 30;

/** Formats the table, and each pool's totals, as lines of text. */
export function printTable(tallies: ReadonlyMap<string, Tally>): string[] {
  const pools = [...tallies.keys()];
  const tables = [...tallies.values()].map(toLines);
  const first = tables[0] ?? [];
  const lines = [
    `${"Measure".padEnd(44)}${"Target".padStart(9)}${pools.map((pool) => pool.padStart(13)).join("")}   Met`,
  ];
  first.forEach((line, index) => {
    const same = tables.map((table) => table[index] ?? line);
    const target =
      line.target === null ? "" : `${line.good === "ABOVE" ? ">=" : "<="}${percent(line.target, 1)}`;
    lines.push(
      `${line.measure.padEnd(44)}${target.padStart(9)}${same.map(({ value }) => percent(value).padStart(13)).join("")}   ${same.map(toWord).join(" ")}`,
    );
  });
  for (const [pool, tally] of tallies) {
    lines.push(
      "",
      `${pool}: ${tally.households} households, ${tally.rows} rows; ${tally.leakedRows} spending rows bear a name the engine's tables know; ${tally.lostRows} rows lost, ${tally.extraRows} too many`,
    );
    const leaks = [...tally.leaks].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, LEAKS_SHOWN);
    if (pool === "held-out")
      lines.push(`  known after all: ${leaks.map(([name, rows]) => `${name} ${rows}`).join(", ")}`);
    lines.push(
      `  frequency: ${[...tally.frequencyBy]
        .sort()
        .map(([name, share]) => `${name} ${toFraction(share)}`)
        .join(", ")}`,
    );
    lines.push(
      `  labels: ${[...tally.labels]
        .sort()
        .map(
          ([code, { precision, recall }]) =>
            `${code} precision ${toFraction(precision)} recall ${toFraction(recall)}`,
        )
        .join("; ")}`,
    );
  }
  return lines;
}

function toWord(line: Line): string {
  const met = isMet(line);
  return met === null ? "-" : met ? "yes" : "NO";
}

function percent(value: number | null, digits = 2): string {
  return value === null ? "-" : `${(value * 100).toFixed(digits)}%`;
}

function toFraction(share: Share): string {
  return `${share.right}/${share.of} (${percent(rateOf(share), 1)})`;
}

export function printWorst(pool: string, tally: Tally, most: number): string[] {
  const confusions = [...tally.confusions.values()];
  const lines = ["", `== ${pool}: confusions by value`];
  lines.push(
    ...confusions
      .sort((a, b) => b.cents - a.cents)
      .slice(0, most)
      .map(toLine),
  );
  lines.push("", `== ${pool}: confusions by count`);
  lines.push(
    ...confusions
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(toLine),
  );
  lines.push("", `== ${pool}: monthly income`);
  for (const miss of tally.incomeMisses.sort((a, b) => b.error - a.error).slice(0, most)) {
    lines.push(
      `  ${percent(miss.error)} ${miss.persona} #${miss.seed}: true ${toMoney(miss.trueCents)}, said ${toMoney(miss.saidCents)}`,
    );
    lines.push(...miss.streams.map((stream) => `      ${stream}`));
  }
  lines.push("", `== ${pool}: frequencies`);
  for (const miss of tally.frequencyMisses.slice(0, most))
    lines.push(
      `  ${miss.persona} #${miss.seed} ${miss.code} ${miss.payer}: true ${miss.truth} x${miss.count}, said ${miss.said}`,
    );
  lines.push("", `== ${pool}: monthly spending by group`);
  const offBy = (miss: GroupMiss) => Math.abs(miss.saidCents - miss.trueCents);
  for (const miss of tally.groupMisses.sort((a, b) => offBy(b) - offBy(a)).slice(0, most))
    lines.push(
      `  ${miss.code} ${miss.persona} #${miss.seed}: true ${toMoney(miss.trueCents)}, said ${toMoney(miss.saidCents)}`,
    );
  for (const kind of ["MISSED", "WRONG"] as const) {
    const misses = tally.pairMisses.filter((miss) => miss.kind === kind);
    lines.push("", `== ${pool}: pairs ${kind.toLowerCase()} (${misses.length})`);
    for (const miss of misses.slice(0, most))
      lines.push(
        `  ${miss.what} ${miss.persona} #${miss.seed} ${toMoney(miss.cents)} after ${miss.days} d: ${miss.out} -> ${miss.into}`,
      );
  }
  return lines;
}

function toLine(one: Confusion): string {
  return `  ${String(one.count).padStart(5)} x ${toMoney(one.cents).padStart(11)}  ${one.truth} -> ${one.said}  ${one.layer}/${one.rule} ${one.confidence.toFixed(2)}  "${one.description}" (${one.bank}, ${one.persona})`;
}
