import type { BankRow } from "@/lib/engine/row";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { daysOf, overlap, usualOf, WORK } from "@/lib/engine/streams/join-payers";
import type { PayerGroup } from "@/lib/engine/streams/payer-group";
import type { Fit } from "@/lib/engine/streams/score-fit";

/** Payments of the benefit agency whose wording names no benefit. */
export const BARE_AGENCY = "inc.gov.other|agency";

/**
 * Categories of named benefits, which the agency pays in regular cycles. Unnamed benefits have the category
 * `inc.gov.other`.
 */
const BENEFIT = /^inc\.gov\.(?!other)/;
/**
 * The maximum difference between two payments of one benefit, as a share. Benefits change by indexation and with other
 * income.
 */
const BENEFIT_SHARE = 0.1;
const BENEFIT_PAYMENTS_MIN = 4;

const RECEIPTS = "inc.business.receipts";
/** The maximum difference between the usual wages under two names of one employer, as a share. */
const WAGE_SHARE = 0.15;
const WAGE_PAYMENTS_MIN = 6;

/** The cadences of payrolls and benefits. In such a cadence, two different payers rarely fill each other's gaps. */
const SHORT_CYCLES: ReadonlySet<string> = new Set(["WEEKLY", "FORTNIGHTLY", "FOUR_WEEKLY", "MONTHLY"]);
const STEADINESS_MIN = 0.9;
/** A group needs at least this many payments on time to be a separate arrangement. */
const OWN_HITS_MIN = 4;

/**
 * Joins credits of one payer whose names share no word. Examples are a benefit that the agency names on some payments
 * only, and wages from a payroll that prints two names in turn. The amounts must be similar, and together the payments
 * must have a short cadence with hardly a gap. Wages under one name that have such a cadence of their own are not
 * joined. Joined wages are less certain, so the result keeps the other name in `alias`.
 */
export function joinByCadence(groups: readonly PayerGroup[]): PayerGroup[] {
  return joinWages(joinBenefits(groups));
}

function joinBenefits(groups: readonly PayerGroup[]): PayerGroup[] {
  let joined = [...groups];
  for (const bare of groups.filter(({ what }) => what === BARE_AGENCY)) {
    let { rows } = bare;
    for (const named of listBenefits(joined, bare)) {
      const own = named.flatMap((group) => group.rows);
      const taken = rows.filter((row) => isLikely(row, own));
      const [first] = named;
      if (!first || taken.length === 0 || own.length + taken.length < BENEFIT_PAYMENTS_MIN) continue;
      if (findWhole([...own, ...taken]) === null) continue;
      rows = rows.filter((row) => !taken.includes(row));
      const whole = { ...first, number: first.number || bare.number, rows: inOrder([...own, ...taken]) };
      joined = [...joined.filter((group) => !named.includes(group)), whole];
    }
    joined = joined.flatMap((group) =>
      group !== bare ? [group] : rows.length === 0 ? [] : [{ ...bare, rows }],
    );
  }
  return joined;
}

/**
 * Lists the payer groups of each benefit that the agency pays into the account. Benefits, and the groups within each
 * benefit, are ordered by their number of payments, highest first.
 */
function listBenefits(groups: readonly PayerGroup[], bare: PayerGroup): PayerGroup[][] {
  const byCode = new Map<string, PayerGroup[]>();
  for (const group of groups) {
    if (!BENEFIT.test(group.what) || !isOneAccount(group, bare)) continue;
    byCode.set(group.what, [...(byCode.get(group.what) ?? []), group]);
  }
  const size = (named: readonly PayerGroup[]) => named.reduce((sum, { rows }) => sum + rows.length, 0);
  for (const named of byCode.values())
    named.sort((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1));
  return [...byCode.entries()]
    .sort(([a, one], [b, other]) => size(other) - size(one) || (a < b ? -1 : 1))
    .map(([, named]) => named);
}

/**
 * Reports whether the amount of a payment fits the benefit. It must be near the amount of the benefit's payment that
 * is closest in time, or equal to the amount of any of its payments. A benefit that depends on reported wages repeats
 * its amounts.
 */
function isLikely({ dayNumber, cents }: BankRow, rows: readonly BankRow[]): boolean {
  let nearest: BankRow | null = null;
  const distance = (row: BankRow) => Math.abs(row.dayNumber - dayNumber);
  for (const row of rows) if (nearest === null || distance(row) < distance(nearest)) nearest = row;
  if (nearest === null) return false;
  const isNear = Math.abs(cents - nearest.cents) <= nearest.cents * BENEFIT_SHARE;
  return isNear || rows.some((row) => row.cents === cents);
}

function joinWages(groups: readonly PayerGroup[]): PayerGroup[] {
  const left = [...groups].sort((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1));
  const joined: PayerGroup[] = [];
  for (let more = left.shift(); more !== undefined; more = left.shift()) {
    const first = more;
    const index = isWage(first) ? left.findIndex((less) => isOneEmployer(first, less)) : -1;
    const [less] = index < 0 ? [] : left.splice(index, 1);
    joined.push(less ? merge(first, less) : first);
  }
  return joined;
}

function isOneEmployer(more: PayerGroup, less: PayerGroup): boolean {
  if (!isWage(less) || !isOneAccount(more, less)) return false;
  const [one, other] = [usualOf(more.rows), usualOf(less.rows)];
  if (Math.abs(one - other) > Math.min(one, other) * WAGE_SHARE) return false;
  if (more.rows.length + less.rows.length < WAGE_PAYMENTS_MIN || !overlap(more.rows, less.rows)) return false;
  const whole = findWhole([...more.rows, ...less.rows]);
  return whole !== null && isPart(more.rows, whole) && isPart(less.rows, whole);
}

/**
 * Reports whether the payments may be wages: their wording says so, or a firm pays them without stating a purpose.
 * If the payer is not a firm, the wording is needed, because the payer may be a private person.
 */
function isWage({ what, isFirm }: PayerGroup): boolean {
  return WORK.has(what) && what !== RECEIPTS && (what !== "" || isFirm);
}

function merge(more: PayerGroup, less: PayerGroup): PayerGroup {
  const { what, kind } = more.what === "" ? less : more;
  const number = more.number || less.number;
  return { ...more, what, kind, number, rows: inOrder([...more.rows, ...less.rows]), alias: less.party };
}

function isOneAccount(a: PayerGroup, b: PayerGroup): boolean {
  const isOneNumber = a.number === b.number || a.number === "" || b.number === "";
  return isOneNumber && a.rows[0]?.accountId === b.rows[0]?.accountId;
}

/**
 * Returns the cadence of the payments if its cycle is short, each payment has its own date, and hardly any date lacks
 * a payment. Otherwise returns null.
 */
function findWhole(rows: readonly BankRow[]): Fit | null {
  const days = daysOf(rows);
  const fit = days.length < rows.length ? null : fitCadence(days);
  if (!fit || !SHORT_CYCLES.has(fit.frequency)) return null;
  return fit.hits === days.length && fit.steadiness >= STEADINESS_MIN ? fit : null;
}

/**
 * Reports whether the payments have no cadence of their own, or have the same cadence as both groups together but with
 * more gaps.
 */
function isPart(rows: readonly BankRow[], whole: Fit): boolean {
  const fit = fitCadence(daysOf(rows));
  if (fit === null || fit.frequency === "IRREGULAR" || fit.hits < OWN_HITS_MIN) return true;
  if (fit.steadiness < STEADINESS_MIN) return true;
  const hasGaps = fit.missed.length > whole.missed.length || fit.hits < rows.length;
  return fit.frequency === whole.frequency && hasGaps;
}

function inOrder(rows: BankRow[]): BankRow[] {
  return rows.sort((a, b) => a.index - b.index);
}
