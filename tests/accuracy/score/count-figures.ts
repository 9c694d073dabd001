import type { IncomeStream } from "@/lib/engine/document";
import type { StreamTruth } from "@/tests/accuracy/generate/truth";
import type { Joined, Judged } from "@/tests/accuracy/score/join";
import { count, newShare } from "@/tests/accuracy/score/judge";
import type { Tally } from "@/tests/accuracy/score/tally";

const SALARY_ROWS_MIN = 3;
const FREQUENCY_ROWS_MIN = 4;
const PURITY_MIN = 0.9;
const COVER_MIN = 0.8;

/** Adds one household's streams, monthly figures and balances to the tally. */
export function countFigures(tally: Tally, joined: Joined): void {
  const members = membersOf(joined);
  countSalary(tally, joined, members);
  countFrequency(tally, joined, members);
  countIncome(tally, joined);
  countGroups(tally, joined);
  countBalances(tally, joined);
}

type Members = Map<IncomeStream, Judged[]>;

function membersOf({ document, rows }: Joined): Members {
  const evidence = new Map(document.evidenceSets.map((set) => [set.id, set.transactionIds]));
  const byId = new Map(rows.map((row) => [row.said.id, row]));
  return new Map(
    document.income.streams.map((stream) => [
      stream,
      (evidence.get(stream.evidence) ?? []).map((id) => byId.get(id)).filter((row) => row !== undefined),
    ]),
  );
}

const isSalary = (code: string) => code.startsWith("inc.salary.");

/**
 * Counts salary streams. A stream is right if at least 90% of its rows are salary from one payer, and if these rows
 * cover at least 80% of a true stream.
 */
function countSalary(tally: Tally, { household }: Joined, members: Members): void {
  const truths = household.truth.streams.filter(
    (stream) => isSalary(stream.code) && stream.status !== "ONE_OFF",
  );
  const sought = truths.filter((stream) => stream.count >= SALARY_ROWS_MIN);
  const byId = new Map(household.truth.streams.map((stream) => [stream.id, stream]));
  const found = new Set<string>();
  tally.salaryTotal += sought.length;
  const ranked = [...members]
    .filter(([stream]) => isSalary(stream.code))
    .sort(([a], [b]) => b.confidence - a.confidence);
  for (const [stream, rows] of ranked) {
    const payers = new Map<string, number>();
    const streams = new Map<string, number>();
    for (const { truth } of rows) {
      const own = truth.streamId === null ? undefined : byId.get(truth.streamId);
      if (!own || !isSalary(own.code)) continue;
      payers.set(own.payer, (payers.get(own.payer) ?? 0) + 1);
      streams.set(own.id, (streams.get(own.id) ?? 0) + 1);
    }
    const isPure = Math.max(0, ...payers.values()) >= PURITY_MIN * rows.length;
    const covered = sought.filter(
      (one) => (streams.get(one.id) ?? 0) >= COVER_MIN * one.count && !found.has(one.id),
    );
    const isShort =
      covered.length === 0 &&
      [...streams.keys()].some(
        (id) => (byId.get(id)?.count ?? 0) < SALARY_ROWS_MIN || byId.get(id)?.status === "ONE_OFF",
      );
    if (isPure && isShort) continue;
    // A reported stream may cover two true streams of one employer. Both then count as found.
    for (const one of covered) if (isPure) found.add(one.id);
    const answers = Math.max(1, isPure ? covered.length : 0);
    for (let answer = 0; answer < answers; answer++)
      tally.salary.push({ confidence: stream.confidence, right: isPure && covered.length > 0 });
  }
}

function countFrequency(tally: Tally, { household }: Joined, members: Members): void {
  for (const truth of household.truth.streams) {
    if (!truth.isIncome || truth.status === "ONE_OFF" || truth.count < FREQUENCY_ROWS_MIN) continue;
    const said = mostlyOf(truth, members);
    const right =
      said !== null && (said.frequency === truth.frequency || truth.alsoFrequency.includes(said.frequency));
    const by = tally.frequencyBy.get(truth.frequency) ?? newShare();
    tally.frequencyBy.set(truth.frequency, by);
    count(by, right);
    count(tally.frequency, right);
    if (!right)
      tally.frequencyMisses.push({
        persona: household.persona,
        seed: household.seed,
        payer: truth.payer,
        code: truth.code,
        truth: truth.frequency,
        said: said ? `${said.frequency} (${said.count} rows of ${said.name})` : "no stream",
        count: truth.count,
      });
  }
}

function mostlyOf(truth: StreamTruth, members: Members): IncomeStream | null {
  let best: IncomeStream | null = null;
  let most = 0;
  for (const [stream, rows] of members) {
    const own = rows.filter((row) => row.truth.streamId === truth.id).length;
    if (own > most) {
      best = stream;
      most = own;
    }
  }
  return best;
}

function countIncome(tally: Tally, { household, document }: Joined): void {
  const trueCents = household.truth.incomeMonthlyCents;
  const saidCents = document.income.totals.netMonthly.value ?? 0;
  if (trueCents === 0 && saidCents === 0) return;
  const error = trueCents === 0 ? 1 : Math.abs(saidCents - trueCents) / trueCents;
  tally.incomeErrors.push(error);
  if (error < 0.001) return;
  const streams = [
    ...household.truth.streams
      .filter((one) => one.isIncome)
      .map(
        (one) =>
          `true ${one.code} ${one.payer}: ${one.frequency} x${one.count} ${one.status} ${toMoney(one.monthlyCents)}`,
      ),
    ...document.income.streams.map(
      (one) =>
        `said ${one.code} ${one.name}: ${one.frequency} x${one.count} ${one.status} ${one.monthly.rule} ${toMoney(one.monthly.selected.value ?? 0)}${one.included ? "" : ` not counted: ${one.exclusionReason}`}`,
    ),
  ];
  tally.incomeMisses.push({
    persona: household.persona,
    seed: household.seed,
    error,
    trueCents,
    saidCents,
    streams,
  });
}

export function toMoney(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Counts the total error over the groups of living costs and commitments, as a fraction of monthly spending. */
function countGroups(tally: Tally, { household, document }: Joined): void {
  const said = new Map(document.expenses.groups.map((group) => [group.code, group.monthly.value ?? 0]));
  const truth = new Map(Object.entries(household.truth.groupMonthlyCents));
  const total = [...truth.values()].reduce((sum, cents) => sum + cents, 0);
  if (total <= 0) return;
  const codes = new Set([...truth.keys(), ...said.keys()].filter((code) => code !== "trf"));
  let off = 0;
  for (const code of codes) {
    const trueCents = truth.get(code) ?? 0;
    const saidCents = said.get(code) ?? 0;
    off += Math.abs(saidCents - trueCents);
    tally.groupMisses.push({ persona: household.persona, seed: household.seed, code, trueCents, saidCents });
  }
  tally.groupErrors.push(off / total);
}

/** Compares closing balances to the cent on every day that both lists contain. */
function countBalances(tally: Tally, { household, document }: Joined): void {
  if (household.truth.closingCents === null) return;
  const said = new Map(document.conduct.dailyBalances.map((day) => [day.on, day.amountCents]));
  for (const { on, cents } of household.truth.closingCents)
    if (said.has(on)) count(tally.balances, said.get(on) === cents);
}
