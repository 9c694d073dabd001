import type { Signs } from "@/lib/engine/categories/read-signs";
import { toHash } from "@/lib/engine/hash";
import { type BankRow, isLoan, type Pair } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentRows, findCycleChange } from "@/lib/engine/streams/cycle-change";
import { creditParty, debitParty } from "@/lib/engine/streams/find-party";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { cycleDaysOf } from "@/lib/engine/streams/frequency";
import { joinAlternating } from "@/lib/engine/streams/join-alternating";
import { joinByCadence } from "@/lib/engine/streams/join-by-cadence";
import { joinByReference } from "@/lib/engine/streams/join-by-reference";
import { joinNoted } from "@/lib/engine/streams/join-noted";
import { joinPayers, WAGE } from "@/lib/engine/streams/join-payers";
import { type Group, joinRenamed } from "@/lib/engine/streams/join-renamed";
import { listDays } from "@/lib/engine/streams/list-days";
import { listPhases } from "@/lib/engine/streams/list-phases";
import { listAccountSubstreams, listSubstreams } from "@/lib/engine/streams/list-substreams";
import type { PayerGroup } from "@/lib/engine/streams/payer-group";
import { readNumbers } from "@/lib/engine/streams/payment-numbers";
import type { Fit } from "@/lib/engine/streams/score-fit";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Rows of one counterparty that belong together. `fit` is null if they have no cadence. */
export type FoundStream = {
  id: string;
  direction: "IN" | "OUT";
  rows: readonly BankRow[];
  fit: Fit | null;
  /**
   * True if enough payments came on time: at least three (two if the cycle is half a year or more), and on at least 70%
   * of the expected dates. A long pause counts as one expected date. The fit must also have at least the score
   * SCORE_MIN. If the cycle is half a year or more, at most RARE_UNEXPLAINED_SHARE of the payments may fit no date.
   */
  isMature: boolean;
  /** The payer's other name. Set if only the cadence and the amounts link the two names. */
  alias?: string;
  /**
   * The index of the first row of the current pay cycle. Set only if an employer changed the cycle. `fit` then covers
   * only the rows from this index on.
   */
  since?: number;
};

const REGULARITY_MIN = 0.7;
const SCORE_MIN = 0.5;
/**
 * A payee's amounts are sorted by size and split into bands. A new band begins at each amount that is more than this
 * many times the previous amount.
 */
const BAND_STEP = 1.25;
const BANDS_MAX = 6;
/** A band is one contract only if its amounts are at least this consistent. */
const BAND_STEADY_MIN = 0.95;
/**
 * If the whole group has no cadence, the bands with a cadence must contain at least this share of the rows. If they
 * contain fewer, their cadence is a coincidence.
 */
const BETTER_SHARE = 0.5;
/** If a cadence leaves at least this share of the payments unexplained, it may belong to only some of the payments. */
const UNEXPLAINED_SHARE = 0.2;
/**
 * If more than this share of the payments fits no date of a yearly or half-yearly cadence, the cadence is probably a
 * coincidence.
 */
const RARE_UNEXPLAINED_SHARE = 1 / 3;
const RARE: ReadonlySet<string> = new Set(["HALF_YEARLY", "ANNUAL"]);
/** A payer's credits are split into several incomes only if each income has at least this steadiness. */
const SIDE_STEADINESS_MIN = 0.85;
/** Income that varies naturally, so its amounts do not show which payments belong together. */
const VARYING = /^IN\|(?:inc\.invest|inc\.business)/;
/**
 * A group without a cadence may have bands with one. The group is split only if these bands together have at least
 * this many rows. Pay in addition to a wage, such as an allowance for each day away, needs more rows than other
 * payments.
 */
const bandRowsMin = (key: string) => (key.startsWith("IN|inc.salary.variable") ? 6 : 3);
/** Groups with more rows than this are not split, because so many payments are a habit and not a contract. */
const SPLIT_ROWS_MAX = 1_000;

/**
 * Groups rows by counterparty and direction, and looks for a cadence in each group. Every unpaired credit outside a
 * loan account is in exactly one stream, even if it is the stream's only payment. A debit is in a stream only if the
 * stream has a reliable cadence (isMature).
 */
export function findStreams(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
  pairs: readonly (Pair | null)[],
): FoundStream[] {
  const groups = new Map<string, Group>();
  const payers = new Map<string, PayerGroup & { parties: Set<string> }>();
  const debits = new Map<Descriptor, Group>();
  const transfers = new Set<string>();
  const numbersOf = readNumbers(rows, texts, signs);
  for (const row of rows) {
    const text = texts[row.index];
    const sign = signs[row.index];
    if (!text || !sign || row.cents === 0 || pairs[row.index] || isLoan(row.kind)) continue;
    // A debit's party depends only on its wording and its biller code. Rows with the same wording share one Descriptor,
    // so debits without a biller code are grouped by that object.
    const isPlain = row.cents < 0 && row.billerCode === "";
    const shared = isPlain ? debits.get(text) : undefined;
    if (shared) {
      shared.rows.push(row);
      continue;
    }
    if (row.cents > 0) {
      const { name, kind, ...party } = creditParty(row, text, sign, numbersOf(row));
      const key = `${kind}|${name}`;
      const payer = payers.get(key) ?? { key, name, kind, rows: [], parties: new Set<string>(), ...party };
      payer.rows.push(row);
      payer.parties.add(party.party);
      payer.isFirm ||= party.isFirm;
      payers.set(key, payer);
      continue;
    }
    const { name, kind } = debitParty(row, text, sign);
    const key = `${kind}|${name}`;
    const group = groups.get(key) ?? { key, name, kind, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
    if (!sign.merchant && BETWEEN_PEOPLE.has(text.channel)) transfers.add(key);
    if (isPlain) debits.set(text, group);
  }
  const streams: FoundStream[] = [];
  const credits = joinByCadence(joinAlternating(joinByReference(joinPayers([...payers.values()])))).map(
    byParty,
  );
  const payees = joinNoted([...groups.values()], ({ key }) => transfers.has(key));
  for (const group of joinRenamed([...payees, ...credits])) {
    const { key, alias } = group;
    const parts = splitGroup(key, group.rows);
    streams.push(...(alias === undefined ? parts : parts.map((part) => ({ ...part, alias }))));
  }
  return streams.sort((a, b) => (a.rows[0]?.index ?? 0) - (b.rows[0]?.index ?? 0));
}

/**
 * Names the payer's group by the payer's name instead of the direct-entry number. joinRenamed can then recognise a
 * group's successor by a word that both names contain.
 */
function byParty(payer: PayerGroup): Group {
  return { ...payer, name: payer.party };
}

function splitGroup(key: string, rows: readonly BankRow[]): FoundStream[] {
  const substreams = VARYING.test(key) ? [] : listSubstreams(rows);
  if (substreams.length > 1) {
    const parts = substreams.map((substream, index) => toStream(`${key}|lane ${index}`, 0, substream));
    if (parts.every((part) => part.isMature)) return parts;
  }
  const whole = toStream(key, 0, rows);
  return splitSides(key, whole) ?? splitSubstream(key, whole);
}

/**
 * Splits a payer's credits by account or by payday if no single cadence explains them and each part has its own
 * cadence.
 */
function splitSides(key: string, whole: FoundStream): FoundStream[] | null {
  if (whole.direction !== "IN" || VARYING.test(key)) return null;
  const { rows } = whole;
  const { length } = currentRows(whole);
  if (whole.isMature && whole.fit && length - whole.fit.hits < length * UNEXPLAINED_SHARE) return null;
  for (const [name, substreams] of [
    ["account", listAccountSubstreams(rows)],
    ["phase", listPhases(rows)],
  ] as const) {
    if (substreams.length === 1) continue;
    const parts = substreams.map((substream, index) => toStream(`${key}|${name} ${index}`, 0, substream));
    const isEach = parts.every((part) => part.isMature && (part.fit?.steadiness ?? 0) >= SIDE_STEADINESS_MIN);
    if (isEach && overlap(parts)) return parts;
  }
  return null;
}

function splitSubstream(key: string, whole: FoundStream): FoundStream[] {
  const { rows } = whole;
  const isIn = whole.direction === "IN";
  if (whole.isMature && consistencyOf(currentRows(whole)) >= 0.9) return [whole];
  const bands = rows.length <= SPLIT_ROWS_MAX && !VARYING.test(key) ? listBands(rows) : [];
  // A single band with all the rows is the whole group, so splitting gains nothing.
  const isWhole = bands.length === 1 && bands[0]?.length === rows.length;
  const parts = isWhole ? [] : bands.map((band, index) => toStream(key, index + 1, band));
  const mature = parts.filter((part) => part.isMature && consistencyOf(part.rows) >= BAND_STEADY_MIN);
  const explained = mature.reduce((count, part) => count + part.rows.length, 0);
  if (isOnePayroll(key, whole, mature)) return [whole];
  const isSplit = mature.length >= 2 && overlap(mature) && explained >= rows.length * 0.8;
  const betterMin = Math.max(bandRowsMin(key), rows.length * BETTER_SHARE);
  const isBetter = !whole.isMature && mature.length >= 1 && explained >= betterMin;
  if (!isSplit && !isBetter) return isIn || whole.isMature ? [whole] : [];
  const rest = rows.filter((row) => !mature.some((part) => part.rows.includes(row)));
  const left = isIn && rest.length > 0 ? [toStream(key, BANDS_MAX + 1, rest)] : [];
  return [...mature, ...left];
}

/**
 * Reports whether the parts are the high and the low weeks of one wage, as on a roster. If so, the cadence of all
 * payments is shorter than that of each part, or there is at most one payment per cycle. Wages of two people from one
 * employer would come on the same day, not in alternate weeks.
 */
function isOnePayroll(
  key: string,
  { fit, isMature, rows }: FoundStream,
  parts: readonly FoundStream[],
): boolean {
  if (!key.startsWith(`IN|${WAGE}|`) || !isMature || !fit || parts.length < 2) return false;
  if (fit.hits < rows.length * (1 - UNEXPLAINED_SHARE)) return false;
  const cycleDays = cycleDaysOf(fit);
  const days = (rows.at(-1)?.dayNumber ?? 0) - (rows[0]?.dayNumber ?? 0);
  return (
    parts.every((part) => cycleDaysOf(part.fit) > cycleDays) ||
    rows.length <= Math.round(days / cycleDays) + 1
  );
}

function toStream(key: string, band: number, rows: readonly BankRow[]): FoundStream {
  const isIn = key.startsWith("IN");
  const since = isIn ? findCycleChange(rows) : null;
  const fit = fitCadence(listDays(rows, since ?? 0));
  const isRare = fit !== null && RARE.has(fit.frequency);
  const enough =
    fit !== null &&
    fit.hits >= (isRare ? 2 : 3) &&
    !(isRare && rows.length - fit.hits > rows.length * RARE_UNEXPLAINED_SHARE);
  return {
    id: `stream-${toHash(`${key}|${band}`)}`,
    direction: isIn ? "IN" : "OUT",
    rows,
    fit,
    ...(since === null ? {} : { since }),
    isMature: enough && fit.steadiness >= REGULARITY_MIN && fit.score >= SCORE_MIN,
  };
}

/**
 * Sorts rows by amount, and begins a new band wherever the amount jumps. The order keeps the bands' numbers stable.
 * Leaves out bands of one row. Empty if there are too many bands.
 */
function listBands(rows: readonly BankRow[]): BankRow[][] {
  const sorted = [...rows].sort((a, b) => Math.abs(a.cents) - Math.abs(b.cents) || a.index - b.index);
  const bands: BankRow[][] = [];
  let last = 0;
  for (const row of sorted) {
    const amount = Math.abs(row.cents);
    const band = bands[bands.length - 1];
    if (band && amount <= last * BAND_STEP) band.push(row);
    else bands.push([row]);
    last = amount;
  }
  if (bands.length > BANDS_MAX) return [];
  return bands.map((band) => band.sort((a, b) => a.index - b.index)).filter((band) => band.length >= 2);
}

/**
 * Reports whether each of the first two streams has payments between the first and last payment of the other stream.
 * Full pay, then reduced pay, then full pay again does not count as overlapping, because it is one wage.
 */
function overlap([a, b]: readonly FoundStream[]): boolean {
  return a !== undefined && b !== undefined && reachesInto(a, b) && reachesInto(b, a);
}

function reachesInto({ rows }: FoundStream, other: FoundStream): boolean {
  const [first, last] = [other.rows[0]?.dayNumber ?? 0, other.rows.at(-1)?.dayNumber ?? 0];
  return rows.some(({ dayNumber }) => dayNumber >= first && dayNumber <= last);
}

/** A part of a stream as a separate stream with its own cadence. */
export function restream(stream: FoundStream, part: string, rows: readonly BankRow[]): FoundStream {
  const own = toStream(`${stream.direction}|${stream.id}|${part}`, 0, rows);
  return stream.alias === undefined ? own : { ...own, alias: stream.alias };
}
