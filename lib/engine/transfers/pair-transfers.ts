import { toCreditCategory } from "@/lib/engine/categories/credits";
import { isBankAlone } from "@/lib/engine/categories/own-account";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import { type BankRow, isLoan, type Pair } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { toTokens } from "@/lib/engine/text/tokens";
import { type groupNames, isNamedIn, namesCouple, namesOthers } from "@/lib/engine/transfers/named-parties";
import { linkTransfer } from "@/lib/engine/transfers/pair-routes";
import { isTopUp } from "@/lib/engine/transfers/top-ups";

const TRANSFER_DAYS_MAX = 4;
/** The maximum number of days by which a credit may precede its debit. Banks often back-date card repayments. */
const EARLY_DAYS_MAX = 2;
const SCORE_MIN = 1;
/**
 * A credit with at least this score certainly comes from one of the customer's own accounts. A transfer type
 * together with the other account's name gives such a score.
 */
const OWN_SCORE_MIN = 2.5;
/** The maximum number of candidates for one debit; no household makes hundreds of equal transfers in a week. */
const EDGES_MAX = 24;
const WINDOW_ROWS_MAX = 200;

const ACCOUNT_NUMBER = /^X*\d+$/;

type Edge = { debit: BankRow; credit: BankRow; score: number };
type TransferContext = {
  texts: readonly Descriptor[];
  signs: readonly Signs[];
  pairs: (Pair | null)[];
  /** The last digits of each account's number. The wording of a transfer's other side may contain them. */
  tails: ReadonlyMap<string, string>;
  /** The bank's names of each account. The wording of a transfer's other side may contain one, possibly truncated. */
  titles: ReadonlyMap<string, readonly string[]>;
  names: ReturnType<typeof groupNames>;
  /** The numbers in a row's wording by the row's index, cached on first use. */
  numbers: Map<number, readonly string[]>;
};

/**
 * Pairs money that left one account of the report and arrived in another. The amounts must be exactly opposite, and the
 * credit at most four days after the debit or two days before it. Each row is in at most one pair, and the most certain
 * pairs are chosen first. Transfer wording counts for a pair; signs of a purchase or income count against it.
 */
export function pairTransfers(rows: readonly BankRow[], known: TransferContext): void {
  const credits = new Map<number, BankRow[]>();
  const debits = new Map<number, BankRow[]>();
  for (const row of rows) if (row.cents > 0 && !known.pairs[row.index]) put(credits, row.cents, row);
  // Leaves out debits without a credit of the same amount, which are most debits.
  for (const row of rows)
    if (row.cents < 0 && credits.has(-row.cents) && !known.pairs[row.index]) put(debits, -row.cents, row);
  for (const [amount, out] of debits) assign(listEdges(out, credits.get(amount) ?? [], known), known.pairs);
  pairRepeated(rows, debits, credits, known);
}

function put(sides: Map<number, BankRow[]>, amount: number, row: BankRow): void {
  const side = sides.get(amount);
  if (side) side.push(row);
  else sides.set(amount, [row]);
}

/**
 * At least this many payments must match payments of another account. The matches must also be at least
 * REPEATS_SHARE_MIN of the payments on each side. So many matches are no coincidence.
 */
const REPEATS_MIN = 4;
const REPEATS_SHARE_MIN = 0.9;
const REPEAT_DAYS_MAX = 1;

/**
 * Pairs repeated payments out of one account of the report with equal payments into another. Payee and payer are then
 * both the customer, whatever names the banks print. For example, the debits of a joint account may name "N PRIVATE",
 * and the credits in the other account "M & N PRIVATE".
 */
function pairRepeated(
  rows: readonly BankRow[],
  debits: ReadonlyMap<number, BankRow[]>,
  credits: ReadonlyMap<number, BankRow[]>,
  known: TransferContext,
): void {
  const routes = new Map<string, Edge[]>();
  const counts = new Map<string, number>();
  const count = (row: BankRow) => {
    const side = sideOf(row, known);
    counts.set(side, (counts.get(side) ?? 0) + 1);
  };
  const isFree = (row: BankRow) => !known.pairs[row.index] && isMoved(row, known);
  for (const row of rows) if (row.cents !== 0 && isFree(row)) count(row);
  for (const [amount, out] of debits) {
    const back = credits.get(amount)?.filter(isFree) ?? [];
    if (back.length === 0) continue;
    const used = new Set<BankRow>();
    for (const debit of out.filter(isFree)) {
      const credit = back.find(
        (row) =>
          !used.has(row) &&
          row.accountId !== debit.accountId &&
          Math.abs(row.dayNumber - debit.dayNumber) <= REPEAT_DAYS_MAX &&
          isOneMove(debit, row, known),
      );
      if (!credit) continue;
      used.add(credit);
      const route = `${sideOf(debit, known)}>${sideOf(credit, known)}`;
      const edges = routes.get(route) ?? [];
      edges.push({ debit, credit, score: 0 });
      routes.set(route, edges);
    }
  }
  for (const edges of routes.values()) {
    const sides = edges[0] ? [edges[0].debit, edges[0].credit] : [];
    const most = Math.max(...sides.map((row) => counts.get(sideOf(row, known)) ?? 0));
    if (edges.length >= REPEATS_MIN && edges.length >= most * REPEATS_SHARE_MIN) assign(edges, known.pairs);
  }
}

/** A key for all payments in one direction between an account and another party. */
function sideOf(row: BankRow, known: TransferContext): string {
  return `${row.cents < 0}|${row.accountId}|${known.texts[row.index]?.key ?? ""}`;
}

/**
 * Reports whether neither row states a purpose, or both name the same person. If both name the same person, a purpose
 * does not matter, because partners also write "rent" on transfers to each other.
 */
function isOneMove(debit: BankRow, credit: BankRow, { texts, signs }: TransferContext): boolean {
  if (!signs[debit.index]?.keyword && !signs[credit.index]?.keyword) return true;
  const text = texts[debit.index];
  return text?.isPrivate === true && text.key === texts[credit.index]?.key;
}

/**
 * Reports whether a row is worded as a transfer and, apart from a person's note, has no word for a purchase, income or
 * debt.
 */
function isMoved(row: BankRow, known: TransferContext): boolean {
  const text = known.texts[row.index];
  const sign = known.signs[row.index];
  if (!text || !sign || (sign.keyword && !text.isPrivate) || sign.merchant || sign.payer) return false;
  const isTransfer =
    text.channel === "TRANSFER" || text.channel === "OSKO" || row.type.startsWith("TRANSFER");
  return isTransfer && purchaseWeight(row, row, text, sign) === 0 && incomeWeight(row, sign, null) === 0;
}

function listEdges(debits: readonly BankRow[], credits: readonly BankRow[], known: TransferContext): Edge[] {
  const edges: Edge[] = [];
  let start = 0;
  for (const debit of debits) {
    while (start < credits.length && (credits[start]?.dayNumber ?? 0) < debit.dayNumber - EARLY_DAYS_MAX)
      start++;
    let looked = 0;
    const end = Math.min(credits.length, start + WINDOW_ROWS_MAX);
    for (let index = start; index < end && looked < EDGES_MAX; index++) {
      const credit = credits[index];
      if (!credit || credit.dayNumber > debit.dayNumber + TRANSFER_DAYS_MAX) break;
      if (credit.accountId === debit.accountId) continue;
      looked++;
      const score = scorePair(debit, credit, known) + (debits.length === 1 && credits.length === 1 ? 0.5 : 0);
      if (score >= SCORE_MIN) edges.push({ debit, credit, score });
    }
  }
  return edges.sort(
    (a, b) => b.score - a.score || a.debit.index - b.debit.index || a.credit.index - b.credit.index,
  );
}

/** Pairs the rows of each edge, in order, if both are unpaired. Then re-pairs a row if this allows one more pair. */
function assign(edges: readonly Edge[], pairs: (Pair | null)[]): void {
  if (edges.length === 0) return;
  const byDebit = new Map<BankRow, BankRow>();
  const byCredit = new Map<BankRow, BankRow>();
  const link = (debit: BankRow, credit: BankRow) => {
    byDebit.set(debit, credit);
    byCredit.set(credit, debit);
  };
  const choices = new Map<BankRow, Edge[]>();
  for (const edge of edges) {
    const list = choices.get(edge.debit);
    if (list) list.push(edge);
    else choices.set(edge.debit, [edge]);
    if (!byDebit.has(edge.debit) && !byCredit.has(edge.credit)) link(edge.debit, edge.credit);
  }
  for (const { debit, credit } of edges) {
    const holder = byDebit.has(debit) ? undefined : byCredit.get(credit);
    const spare = holder && choices.get(holder)?.find((edge) => !byCredit.has(edge.credit));
    if (!holder || !spare) continue;
    link(holder, spare.credit);
    link(debit, credit);
  }
  for (const [debit, credit] of byDebit) linkTransfer(debit, credit, pairs);
}

function scorePair(debit: BankRow, credit: BankRow, known: TransferContext): number {
  const days = Math.abs(credit.dayNumber - debit.dayNumber);
  const hasSameId = debit.endToEndId !== "" && debit.endToEndId === credit.endToEndId;
  if (hasSameId || isTopUp(debit, credit, known)) return 10 - days;
  const isRound = debit.cents % 1_000 === 0;
  const pair =
    sideScore(debit, credit, known) +
    sideScore(credit, debit, known) +
    (hasSameNote(debit, credit, known) ? 2.5 : namesCouple(debit, credit, known) ? 2 : 0) -
    (namesTwo(debit, credit, known) || namesTwo(credit, debit, known) ? TWO_PARTIES_LESS : 0) -
    (namesOthers(debit, credit, known) ? OTHERS_LESS : 0) -
    days * 0.25 +
    (isRound ? 0 : 0.5);
  return pair + (credit.kind === "CREDIT_CARD" || isLoan(credit.kind) ? 0.5 : 0);
}

/**
 * Reports whether both sides of a transfer have the same note. The transfer is then the customer's own, even if its
 * words look like a shop or lender.
 */
function hasSameNote(debit: BankRow, credit: BankRow, known: TransferContext): boolean {
  const notes = [debit, credit].map((row) => {
    const isMoved =
      row.type.startsWith("TRANSFER") || (known.signs[row.index]?.marks.has("TRANSFER") ?? false);
    return isMoved ? (known.texts[row.index]?.tokens.join(" ") ?? "") : "";
  });
  return notes[0] !== "" && notes[0] === notes[1];
}

/**
 * The score deducted if one side names a person and the other side states a purpose and another name. Money from one
 * person and a payment to another may be equal by coincidence.
 */
const TWO_PARTIES_LESS = 1;

/**
 * Reports whether a row names a person other than the customer, and the other row states a purpose and another name.
 */
function namesTwo(row: BankRow, other: BankRow, known: TransferContext): boolean {
  const [text, against] = [known.texts[row.index], known.texts[other.index]];
  const [sign, opposite] = [known.signs[row.index], known.signs[other.index]];
  if (!text?.isPerson || !against || !sign || !opposite || sign.isOwnName || opposite.isOwnName) return false;
  if (!opposite.keyword || against.tokens.length === 0 || opposite.marks.has("OWN")) return false;
  const isTitled = (known.titles.get(row.accountId) ?? []).some((title) => isNamedIn(title, against.words));
  return !isTitled && !against.words.some((word) => text.tokens.includes(word));
}

/**
 * The score deducted if both sides are payments between people, the two sides name different parties, and neither party
 * is the customer.
 */
const OTHERS_LESS = 2;

function sideScore(row: BankRow, other: BankRow, known: TransferContext): number {
  const text = known.texts[row.index];
  const sign = known.signs[row.index];
  if (!text || !sign) return 0;
  let score = 0;
  if (row.type === "TRANSFER_OUTGOING" || row.type === "TRANSFER_INCOMING") score += 1;
  else if (sign.marks.has("TRANSFER") || text.channel === "TRANSFER" || text.channel === "OSKO")
    score += 0.75;
  if (sign.marks.has("OWN") || sign.isOwnName || isBankAlone(text)) score += 1;
  if (sign.marks.has("REPAYMENT") && isDebtAccount(row, other)) score += 1;
  if (mentions(row, known.tails.get(other.accountId), known)) score += 1.5;
  const isTitled = (known.titles.get(other.accountId) ?? []).some((title) => isNamedIn(title, text.words));
  if (isTitled) score += 1.5;
  else if (text.isPerson && !sign.isOwnName) score -= 1.5;
  if (row.cents < 0) return score - purchaseWeight(row, other, text, sign);
  // Signs of income usually lower a credit's score. They do not if the credit's text contains the debited account's
  // name and the score is at least OWN_SCORE_MIN: the account's name is better evidence than the customer's note.
  return score - (isTitled && score >= OWN_SCORE_MIN ? 0 : incomeWeight(row, sign));
}

function isDebtAccount(row: BankRow, other: BankRow): boolean {
  return [row.kind, other.kind].some((kind) => kind === "CREDIT_CARD" || isLoan(kind));
}

/** The strength of the signs that a debit is a purchase and not a transfer, from 0 (none) to 4. */
function purchaseWeight(row: BankRow, other: BankRow, text: Descriptor, sign: Signs): number {
  if (row.mcc !== "" && row.mcc !== "4829" && row.mcc !== "6012") return 4;
  if (text.channel === "ATM" || text.channel === "CASH_OUT" || sign.fee) return 4;
  // A lender's name is not a sign of a purchase if one of the accounts is a debt: the payment then repays that lender.
  if (sign.merchant && !(groupOf(sign.merchant.value.code) === "dbt" && isDebtAccount(row, other))) return 3;
  return text.channel === "CARD" ? 2 : 0;
}

/** Owners' drawings from their business: income if the business's account is not shared, otherwise a transfer. */
const DRAWN = "DRAWINGS";

/** The strength of the signs that a credit is income and not a transfer, from 0 (none) to 4. */
function incomeWeight(row: BankRow, sign: Signs, keyword = sign.keyword): number {
  if (row.type === "INTEREST_PAID" || row.purpose === "SALA" || row.purpose === "PAYR") return 4;
  if (keyword?.phrase === DRAWN) return 0;
  if (keyword && toCreditCategory(keyword.value.code).treatment !== "CREDIT") return 3;
  if (sign.payer || sign.marks.has("REFUND")) return 2;
  return 0;
}

function mentions(row: BankRow, tail: string | undefined, known: TransferContext): boolean {
  if (tail === undefined) return false;
  let numbers = known.numbers.get(row.index);
  if (!numbers) {
    numbers = toTokens(row.description).filter((word) => ACCOUNT_NUMBER.test(word));
    known.numbers.set(row.index, numbers);
  }
  return numbers.some((number) => number.length >= tail.length && number.endsWith(tail));
}
