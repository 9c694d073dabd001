import {
  INVOICED,
  isFamilyNote,
  isUnexplained,
  type Read,
  takeBilled,
  takeClients,
  takeParts,
} from "@/lib/engine/categories/business-clients";
import { takeSupport } from "@/lib/engine/categories/child-support";
import { payCutFirms } from "@/lib/engine/categories/cut-firms";
import { toDecision, UNLISTED } from "@/lib/engine/categories/decision";
import { nameExtraPay } from "@/lib/engine/categories/employer-extras";
import { isFirmName } from "@/lib/engine/categories/firm-name";
import { keepsPayrollTime } from "@/lib/engine/categories/name-part";
import { agreePurpose } from "@/lib/engine/categories/one-purpose";
import { isCommissioned, isProgressClaim } from "@/lib/engine/categories/progress-claims";
import { takeCare, takeNumbered, takeServices } from "@/lib/engine/categories/service-receipts";
import type { BankRow, Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { toStem } from "@/lib/engine/streams/join-payers";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";

/**
 * Decides ambiguous credits by their stream and account. If enough payments of a stream state a purpose, its undecided
 * payments get that purpose too. In an account that is used for a business, unexplained credits may count as business
 * receipts. Changes `decisions`.
 */
export function weighEvidence(decisions: Decision[], read: Read): void {
  for (const stream of read.streams) {
    if (stream.direction !== "IN") continue;
    agreePurpose(stream, decisions);
    spreadPurpose(stream, decisions);
  }
  payCutFirms(decisions, read);
  const businesses = new Set(read.businessIds);
  for (const [accountId, rows] of groupByAccount(read.rows))
    if (isBusiness(rows, decisions, read)) businesses.add(accountId);
  const contracted = listContracted(read);
  for (const stream of read.streams)
    if (stream.direction === "IN" && stream.rows.some((row) => businesses.has(row.accountId)))
      takeReceipts(stream, decisions, read, { businesses, contracted });
  takeParts(decisions, read, businesses);
  takeClients(decisions, read, businesses);
  takeBilled(decisions, read, businesses);
  takeNumbered(decisions, read, businesses);
  takeCare(decisions, read, read.businessIds);
  takeServices(decisions, read);
  takeSupport(decisions, read);
  nameExtraPay(decisions, read.streams, read.texts);
}

/**
 * The minimum share of a stream's payments that must state a purpose before its undecided payments get that purpose.
 */
const STATED_SHARE_MIN = 0.5;
/** Like STATED_SHARE_MIN, but for a stream in which no payment states a different purpose. */
const ONLY_STATED_SHARE_MIN = 0.4;
const STATED: ReadonlySet<string> = new Set(["KEYWORD", "PURPOSE", "MERCHANT"]);
/**
 * Like ONLY_STATED_SHARE_MIN, but for a purpose that comes from a listed payer's name. The share is lower, because a
 * listed name is more reliable than words in the text.
 */
const LISTED_SHARE_MIN = 0.25;
/**
 * If at least this share of a firm's payments, and at least INVOICED_MIN of them, are business receipts, the firm's
 * other payments are receipts too, whatever their cadence. No payment of the firm may state another purpose.
 */
const INVOICED_SHARE_MIN = 0.2;
const INVOICED_MIN = 2;
const WAGE = "inc.salary.regular";
const CONFIRMED_MIN = 3;
const RENT = "inc.property.rent";

function isOpen({ code, layer }: Decision): boolean {
  return layer === "NONE" || layer === "CADENCE" || (code === "crd.person" && layer === "TRANSFER");
}

/**
 * Reports whether a payment is a business receipt only because of the trade in the payer's name. A firm such as
 * "SPARKLE CLEANING" may also be the customer's employer.
 */
function isOfTrade({ code, layer, rule }: Decision): boolean {
  return code === INVOICED && layer === "KEYWORD" && FIRM_WORDS.has(rule);
}

function spreadPurpose({ rows }: FoundStream, decisions: Decision[]): void {
  const stated = new Map<string, { count: number; decision: Decision }>();
  const isWaged = rows.some(({ index }) => decisions[index]?.code === WAGE);
  for (const { index } of rows) {
    const decision = decisions[index];
    if (!decision || !STATED.has(decision.layer) || !decision.code.startsWith("inc.")) continue;
    if (isWaged && isOfTrade(decision)) continue;
    const known = stated.get(decision.code);
    if (known) known.count++;
    else stated.set(decision.code, { count: 1, decision });
  }
  const most = [...stated.values()].sort((a, b) => b.count - a.count)[0];
  if (!most) {
    spreadCadence(rows, decisions);
    return;
  }
  const isOnlyInvoiced = most.decision.code === INVOICED && stated.size === 1;
  const isInvoiced = isOnlyInvoiced && most.count >= INVOICED_MIN;
  const isListed = stated.size === 1 && most.decision.layer === "MERCHANT";
  const shareMin = isInvoiced
    ? INVOICED_SHARE_MIN
    : isListed
      ? LISTED_SHARE_MIN
      : stated.size === 1
        ? ONLY_STATED_SHARE_MIN
        : STATED_SHARE_MIN;
  if (most.count < rows.length * shareMin && !(stated.size === 1 && isConfirmed(most, rows, decisions)))
    return;
  for (const { index } of rows) {
    const decision = decisions[index];
    if (decision && (isOpen(decision) || (isWaged && isOfTrade(decision))))
      decisions[index] = toDecision(
        most.decision.code,
        "CADENCE",
        "the same party's other payments state this purpose",
        0.8,
      );
  }
}

/**
 * Reports whether at least CONFIRMED_MIN payments state that they are wages, and the cadence shows the same of others, so
 * that at least half of all payments are wages.
 */
function isConfirmed(
  { count, decision }: { count: number; decision: Decision },
  rows: readonly BankRow[],
  decisions: readonly Decision[],
): boolean {
  if (decision.code !== WAGE || count < CONFIRMED_MIN) return false;
  return rows.filter(({ index }) => decisions[index]?.code === WAGE).length >= rows.length * STATED_SHARE_MIN;
}

/**
 * If at least half of a payer's payments have a category by their cadence, such as wages, gives the first such category
 * to the payer's undecided payments.
 */
function spreadCadence(rows: readonly BankRow[], decisions: Decision[]): void {
  const timed = rows.flatMap(({ index }) => {
    const decision = decisions[index];
    return decision?.layer === "CADENCE" ? [decision] : [];
  });
  const [first] = timed;
  if (!first || timed.length < rows.length * STATED_SHARE_MIN) return;
  for (const { index } of rows) {
    const decision = decisions[index];
    if (decision && isOpen(decision)) decisions[index] = first;
  }
}

/**
 * If at least this many different firms pay into an account, it is used for a business. One or two firms may be
 * employers.
 */
const FIRMS_MIN = 3;
const TAX_WORDS = /\b(?:BAS|GST|IAS)\b/;

function isBusiness(rows: readonly BankRow[], decisions: readonly Decision[], read: Read): boolean {
  const invoiced = new Set<string>();
  const firms = new Set<string>();
  let hasTax = false;
  for (const row of rows) {
    const decision = decisions[row.index];
    const text = read.texts[row.index];
    if (!decision || !text) continue;
    const isTax = decision.code === "gov.tax" || decision.code === "crd.tax_refund";
    if (isTax && TAX_WORDS.test(text.words.join(" "))) hasTax = true;
    if (row.cents < 0) continue;
    if (decision.code === INVOICED) invoiced.add(toStem(text.key) ?? text.key);
    else if (isUnexplained(decision) && isFirmName(text, read.signs[row.index]))
      firms.add(toStem(text.key) ?? text.key);
  }
  return hasTax || invoiced.size >= 2 || firms.size + invoiced.size >= FIRMS_MIN;
}

/**
 * The mark of a recipient-created tax invoice (RCTI), which a firm writes for its contractor. If one firm pays by
 * RCTI, the customer is a contractor. Varying payments from other firms are then also for contract work, even if they
 * arrive as regularly as wages.
 */
const CONTRACTED = /^RCTI\d*$/;

/** The accounts that receive payments by recipient-created tax invoice (RCTI). */
function listContracted({ rows, texts }: Read): ReadonlySet<string> {
  const isRcti = ({ index, cents }: BankRow) =>
    cents > 0 && texts[index]?.words.some((word) => CONTRACTED.test(word)) === true;
  return new Set(rows.filter(isRcti).map(({ accountId }) => accountId));
}

const WAGE_STEADY_MIN = 0.95;
const RENT_STEADY_MIN = 0.8;

/**
 * Counts a payer's payments to a business account as business receipts if nothing explains them. Also counts them if
 * there is evidence that they are neither wages nor rent: invoices, the timing of the payments, or the type of
 * account.
 */
function takeReceipts(
  stream: FoundStream,
  decisions: Decision[],
  { texts, signs, businessIds }: Read,
  { businesses, contracted }: { businesses: ReadonlySet<string>; contracted: ReadonlySet<string> },
): void {
  const { rows } = stream;
  const isBilled = rows.some(({ index }) => decisions[index]?.code === INVOICED);
  // Clients pay monthly, and their amounts vary. So payments with a payroll's cadence or a steady amount are wages.
  const isSteady = stream.isMature && consistencyOf(rows) >= WAGE_STEADY_MIN;
  // In an account that the bank lists as a business account, a payment is a wage only if its text says so.
  const isListed = rows.every(({ accountId }) => businessIds.has(accountId));
  // A company may pay its owner both wages and drawings. If some payments are called wages, those without a word for
  // wages or drawings stay wages.
  const isWaged = rows.some(({ index }) => isStatedWage(decisions[index]));
  const isVaried = consistencyOf(rows) < RENT_STEADY_MIN;
  const isContracted = rows.every(({ accountId }) => contracted.has(accountId));
  const isTimed = !isBilled && !isListed && (isSteady || (!isContracted && keepsPayrollTime(stream)));
  const isFirm = rows.some((row) => {
    const text = texts[row.index];
    return text !== undefined && isFirmName(text, signs[row.index]);
  });
  const isNumbered = rows.some(({ index }) => texts[index]?.words.some(isInvoice));
  for (const row of rows) {
    const decision = decisions[row.index];
    if (!decision || !businesses.has(row.accountId)) continue;
    const isCasual = decision.layer === "CADENCE" && !isTimed && !isWaged && decision.code === WAGE;
    const isClient = decision.rule === UNLISTED && rows.length > 1;
    // A property agent also pays tradespeople. So amounts that vary more than rent are receipts for invoices.
    const isAgent = decision.code === RENT && signs[row.index]?.merchant?.value.code === "hou.rent";
    const isInvoiced =
      (isListed && isVaried && isAgent && decision.layer === "MERCHANT") ||
      (isNumbered && isOfAgent(decision));
    if (isFamilyNote(texts[row.index])) continue;
    const isCommission = isCommissioned(decision, texts[row.index]);
    const isScheme = isListed && isOfScheme(decision);
    const isOther = isUnexplained(decision) || isCasual || isClient || isInvoiced || isCommission || isScheme;
    if (
      (isOther && (isFirm || rows.length > 1 || isCommission)) ||
      isProgressClaim(decision, texts[row.index], signs[row.index])
    )
      decisions[row.index] = toDecision(INVOICED, "ACCOUNT", "paid to a business", 0.85);
  }
}

/**
 * Reports whether the category rests only on the disability scheme's name. The scheme repays participants, but into a
 * business account it pays a provider.
 */
const isOfScheme = ({ code, layer, rule }: Decision): boolean =>
  code === "crd.other" && layer === "KEYWORD" && /^ND(?:IS|IA)\b/.test(rule);

function isStatedWage(decision: Decision | undefined): boolean {
  return decision?.code === WAGE && STATED.has(decision.layer);
}

const isInvoice = (word: string): boolean => /^INV(?:OICE|\d+)?$/.test(word);
const isOfAgent = ({ code, layer }: Decision): boolean => code === RENT && layer !== "CADENCE";

function groupByAccount(rows: readonly BankRow[]): Map<string, BankRow[]> {
  const accounts = new Map<string, BankRow[]>();
  for (const row of rows) {
    const account = accounts.get(row.accountId);
    if (account) account.push(row);
    else accounts.set(row.accountId, [row]);
  }
  return accounts;
}
