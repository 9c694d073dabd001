import { isPaidBy, listPayerNames } from "@/lib/engine/categories/employer-extras";
import { SERVICE } from "@/lib/engine/categories/service-receipts";
import type { IncomeStream } from "@/lib/engine/document";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { frequencyOf, statusOf } from "@/lib/engine/streams/describe-stream";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";
import { isOfDeposit } from "@/lib/engine/streams/term-deposit";

/** The credits of a stream, and their kind of income. */
export type Coded = { stream: FoundStream; code: string };

/** Lists the income streams. If the rows of one payer have several kinds of income, splits the stream by kind. */
export function listIncomeStreams(ledger: Ledger): Coded[] {
  const coded: Coded[] = [];
  for (const stream of ledger.streams) {
    if (stream.direction !== "IN") continue;
    const byCode = new Map<string, BankRow[]>();
    for (const row of stream.rows) {
      const code = ledger.entries[row.index]?.decision.code ?? "";
      if (!code.startsWith("inc.")) continue;
      const rows = byCode.get(code);
      if (rows) rows.push(row);
      else byCode.set(code, [row]);
    }
    for (const [code, all] of byCode)
      for (const [part, rows] of splitSupplements(all, code, ledger)) {
        const isWhole = rows.length === stream.rows.length;
        coded.push({ code, stream: isWhole ? stream : restream(stream, part, rows) });
      }
  }
  return joinClients(coded, ledger);
}

/**
 * A supplement that is added to a benefit once or twice a year: "CARER SUPPLEMENT", which banks truncate to "CARER SU".
 */
const SUPPLEMENT = /^SU(?:P(?:P(?:L(?:E?ME?NT)?)?)?)?$/;
const SUPPLEMENTS_MAX = 4;
/** Claims for meals and holidays that a salary packager pays in addition to the amount of every payday. */
const CLAIM = /^(?:MEALS?|MEALENT|ENTERTAINMENT|ACCOMMODATION|CLAIMS?|REIMB(?:URSEMENTS?)?)$/;
/** Claims are separated only if there are at least this many other payments for each claim. */
const PAYS_PER_CLAIM = 3;

/**
 * Separates a benefit's supplements from its usual payments, because the two have different cadences. Separates none if
 * there are more than SUPPLEMENTS_MAX supplements, or if every payment is a supplement.
 */
function splitSupplements(
  rows: readonly BankRow[],
  code: string,
  { entries }: Ledger,
): (readonly [part: string, rows: readonly BankRow[]])[] {
  if (code === "inc.salary.packaged") return splitClaims(rows, code, entries);
  const isSupplement = ({ index }: BankRow) =>
    entries[index]?.text.words.some((word) => SUPPLEMENT.test(word)) === true;
  const supplements = code.startsWith("inc.gov") ? rows.filter(isSupplement) : [];
  if (supplements.length === 0 || supplements.length > SUPPLEMENTS_MAX || supplements.length === rows.length)
    return [[code, rows]];
  return [
    [code, rows.filter((row) => !isSupplement(row))],
    [`${code}|supplements`, supplements],
  ];
}

function splitClaims(
  rows: readonly BankRow[],
  code: string,
  entries: Ledger["entries"],
): (readonly [part: string, rows: readonly BankRow[]])[] {
  const isClaim = ({ index }: BankRow) =>
    entries[index]?.text.words.some((word) => CLAIM.test(word)) === true;
  const claims = rows.filter(isClaim);
  if (claims.length === 0 || rows.length < claims.length * (PAYS_PER_CLAIM + 1)) return [[code, rows]];
  return [
    [code, rows.filter((row) => !isClaim(row))],
    [`${code}|claims`, claims],
  ];
}

/**
 * Joins the payments of people who pay for a service (rule SERVICE) into one income for each account. Together they are
 * the receipts of one business.
 */
function joinClients(coded: readonly Coded[], ledger: Ledger): Coded[] {
  const isClient = ({ stream }: Coded) =>
    stream.rows.every(({ index }) => ledger.entries[index]?.decision.rule === SERVICE);
  const byAccount = new Map<string, Coded[]>();
  for (const part of coded.filter(isClient)) {
    const { accountId = "" } = part.stream.rows[0] ?? {};
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), part]);
  }
  const joined = [...byAccount.values()].flatMap((parts): Coded[] => {
    const [first] = parts;
    if (!first || parts.length < 2) return parts;
    const rows = parts.flatMap(({ stream }) => stream.rows).sort((a, b) => a.index - b.index);
    return [{ code: first.code, stream: restream(first.stream, "customers", rows) }];
  });
  return [...coded.filter((part) => !isClient(part)), ...joined];
}

/**
 * Reports whether income is probably paid into an account that was not shared. This is likely if no everyday account
 * was shared and the savings accounts received only interest and similar income. Other income in savings, such as
 * wages, makes the result false, even if that income ended or is not counted.
 */
export function isSavingsOnly({ bank }: Ledger, streams: readonly IncomeStream[]): boolean {
  const kinds = new Set(bank.accounts.filter(({ coverage }) => coverage.rows > 0).map(({ kind }) => kind));
  const isSaver = kinds.has("SAVINGS") || kinds.has("TERM_DEPOSIT");
  if (!isSaver || kinds.has("TRANSACTION") || kinds.has("OTHER")) return false;
  return streams.every(({ code }) => code.startsWith("inc.invest"));
}

/**
 * If the data covers fewer days than this, it does not show whether a term deposit's interest, a trust's distribution
 * or a company's dividend is paid once a year.
 */
const YEAR_DAYS_MIN = 330;
/**
 * An extra payment counts as the extra pay of a whole year if two conditions are met. The data must have at least
 * this many days, and the payer must still make its usual payments.
 */
const EXTRA_DAYS_MIN = 180;
/** Words for arrears, which do not raise future income. */
const ARREARS = /\b(?:BACK ?PAY(?:MENT)?|ARREARS|ADJUSTMENT)\b/;
/**
 * The year for which a trust or a company distributes its profit once: "FY26" in "FY26 DISTRIBUTION" and "DIVIDEND
 * FY26".
 */
const OF_YEAR = /\b(?:FY ?\d\d(?:\d\d)?|(?:FULL|FINANCIAL) YEAR|EOFY)\b/;
/** The support that apprentices receive every half year. */
const APPRENTICE = /^(?:DEWR )?(?:AUS\w* )?APPRENTIC|^KEY APPRENTIC|\bAATSP\b/;

/**
 * Rare or single payments that still count as yearly income, because their source continues:
 * - a bonus from an employer that still pays wages
 * - a benefit's supplement
 * - an apprentice's support
 * - the interest of a term deposit
 * - a distribution or dividend for a named year
 */
export function findLasting(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const texts = ledger.entries.map((entry) => entry.text);
  const current = all.filter(
    ({ stream }) => stream.isMature && statusOf(stream, ledger.bank.period) !== "CEASED",
  );
  const wages = current.filter(({ code }) => code === "inc.salary.regular").map(({ stream }) => stream);
  const employers = wages.map((stream) => listPayerNames(stream, texts));
  const waged = new Set(wages.flatMap(({ rows }) => rows.map(({ index }) => index)));
  // A bonus with the same wording as the wages is at first part of the wages' stream. Its category separates it later.
  const isPaidWithWage = (row: BankRow) =>
    ledger.streams.some(({ rows }) => rows.includes(row) && rows.some(({ index }) => waged.has(index)));
  const isLasting = ({ stream, code }: Coded): boolean => {
    const row = stream.rows[0];
    const text = row && ledger.entries[row.index]?.text;
    if (!row || !text) return false;
    const { days } = ledger.coverOf(stream.rows).window;
    const words = text.words.join(" ");
    if (code === "inc.invest.interest")
      return days >= YEAR_DAYS_MIN && (row.kind === "TERM_DEPOSIT" || isOfDeposit(text.words));
    if (code === "inc.invest.distribution" || code === "inc.invest.dividend")
      return stream.rows.length === 1 && days >= YEAR_DAYS_MIN && OF_YEAR.test(words);
    if (days < EXTRA_DAYS_MIN || ARREARS.test(words)) return false;
    if (code.startsWith("inc.gov"))
      return APPRENTICE.test(text.tokens.join(" "))
        ? wages.length > 0
        : text.words.some((word) => SUPPLEMENT.test(word)) && current.some((other) => other.code === code);
    if (code !== "inc.salary.variable") return false;
    return isPaidWithWage(row) || employers.some((names) => isPaidBy(row, text, names));
  };
  const seldom = all.filter(({ stream }) => !stream.isMature);
  return new Set(seldom.filter(isLasting).map(({ stream }) => stream));
}

/** A wage is overdue this many days after its payday. A shorter delay may come from a weekend or holiday. */
const OVERDUE_DAYS = 10;
/**
 * Another wage counts as a stream's replacement only if the wage has at least this many payments. A single payment
 * may be back pay or pay for one shift.
 */
const OTHER_PAYS_MIN = 2;

/** Unemployment benefits, which end when the customer finds a job. */
const UNTIL_WORK = "inc.gov.jobseeker";

/**
 * Finds the wages and unemployment benefits that ended because another job replaced them. Such a stream missed a
 * payday for which the account has data, and another wage began after the stream's last payment. The usual rule
 * waits for two missed cycles. With that rule, both jobs of a person who changed employer last month would count.
 */
export function findReplaced(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const wages = all.filter(({ code }) => code.startsWith("inc.salary")).map(({ stream }) => stream);
  const benefits = all.filter(({ code }) => code === UNTIL_WORK).map(({ stream }) => stream);
  return new Set(
    [...wages, ...benefits].filter((stream) => isOverdue(stream, ledger) && wages.some(beginsAfter(stream))),
  );
}

function isOverdue(stream: FoundStream, ledger: Ledger): boolean {
  const frequency = frequencyOf(stream);
  if (!stream.isMature || frequency === "IRREGULAR" || isLongCycle(frequency)) return false;
  const lateOn = endOf(stream) + CYCLE_DAYS[frequency] + OVERDUE_DAYS;
  const { spans } = ledger.coverOf(stream.rows);
  return (
    statusOf(stream, ledger.bank.period) !== "CEASED" &&
    spans.some(({ from, to }) => from <= lateOn && to >= lateOn)
  );
}

const beginsAfter = (old: FoundStream) => (next: FoundStream) =>
  next.rows.length >= OTHER_PAYS_MIN && (next.rows[0]?.dayNumber ?? 0) > endOf(old);

function endOf({ rows }: FoundStream): number {
  return rows[rows.length - 1]?.dayNumber ?? 0;
}
