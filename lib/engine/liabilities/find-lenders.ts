import { findMerchant } from "@/lib/engine/categories/merchants";
import { spellOut } from "@/lib/engine/categories/spell-out";
import { namesAgency } from "@/lib/engine/categories/tables/benefit-codes";
import type { CodedStream } from "@/lib/engine/expenses/list-expense-streams";
import { atCadence } from "@/lib/engine/figures/kinds";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import { joinSuccessors } from "@/lib/engine/liabilities/join-successors";
import type { Lender } from "@/lib/engine/liabilities/lender";
import { namingWords } from "@/lib/engine/liabilities/shares-name";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentAmount, frequencyOf, listOutliers } from "@/lib/engine/streams/describe-stream";
import { isLongCycle } from "@/lib/engine/streams/frequency";
import { toTokens } from "@/lib/engine/text/tokens";

/**
 * If the rows of a personal loan name no listed lender, and its repayments are at least this much a month, we assume a
 * home loan. If no other housing cost is known, UNHOUSED_CENTS_MIN is enough.
 */
const MORTGAGE_CENTS_MIN = 180_000;
const UNHOUSED_CENTS_MIN = 120_000;
const PLAN_PAYMENTS_MIN = 3;
const PLAN_STEADY_MIN = 0.9;

/** Finds the lenders in the rows, whether or not their accounts were shared. Each row belongs to at most one lender. */
export function findLenders(ledger: Ledger, streams: readonly CodedStream[]): Lender[] {
  const lenders = new Map<string, Lender>();
  const codes = [...ledger.codes].filter((code) => code.startsWith("dbt.") || OTHER_CODES.has(code));
  for (const entry of ledger.entriesCoded(...codes)) {
    const found = lenderOf(entry);
    if (!found) continue;
    const key = `${found.code}|${found.name}`;
    const lender = lenders.get(key) ?? { ...found, note: null, entries: [], missed: [], streams: [] };
    lender.isGeneric &&= found.isGeneric;
    if (entry.decision.code === "trf.reversed") lender.missed.push(entry);
    else lender.entries.push(entry);
    lenders.set(key, lender);
  }
  const all = joinSuccessors(joinAdvances(joinExtra(joinNames([...lenders.values()]))));
  const byFirst = new Map(streams.map((stream) => [stream.found.rows[0]?.index ?? -1, stream]));
  for (const lender of all)
    lender.streams = lender.entries
      .flatMap(({ row }) => byFirst.get(row.index) ?? [])
      .filter((stream) => stream.code === lender.code);
  const isHoused = hasHousing(ledger, all);
  return [...all.map((lender) => readSize(lender, isHoused)), ...findTaxPlans(ledger, streams)];
}

/**
 * Joins lenders of one category if one name begins with the other. For example, "Acme" pays out the loan that is repaid
 * to "Acme Loans", and "Acme Home Loan DD" is the same loan as "Acme Home Loan".
 */
function joinNames(lenders: readonly Lender[]): Lender[] {
  const joined: Lender[] = [];
  const byLength = [...lenders].sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  for (const lender of byLength) {
    const other = joined.find(({ code, name }) => code === lender.code && beginsName(name, lender.name));
    if (!other) {
      joined.push({ ...lender });
      continue;
    }
    other.isGeneric &&= lender.isGeneric;
    other.entries = inOrder([...other.entries, ...lender.entries]);
    other.missed = inOrder([...other.missed, ...lender.missed]);
  }
  return joined;
}

/** A note on a repayment in addition to the instalments. */
const EXTRA = /\bextra\b/i;

/**
 * If a home loan has only repayments noted as "extra", joins them to the customer's other home loan, if there is
 * exactly one. The customer's name for the lender may differ from the one in the direct debit: "CBA Home Loan" for
 * "Commonwealth Bank Homeln".
 */
function joinExtra(lenders: readonly Lender[]): Lender[] {
  const isExtra = ({ entries }: Lender) =>
    entries.length > 0 && entries.every(({ row }) => EXTRA.test(row.description));
  const homeLoans = lenders.filter(({ code }) => code === "dbt.mortgage");
  const [only, ...others] = homeLoans.filter((lender) => !isExtra(lender));
  return lenders.filter((lender) => {
    if (!only || others.length > 0 || !homeLoans.includes(lender) || !isExtra(lender)) return true;
    only.entries = inOrder([...only.entries, ...lender.entries]);
    return false;
  });
}

/**
 * Joins a lender's advances and dishonoured payments to its repayments. They may have different categories, because
 * the size of the loan can change the category of the repayments. So only the lenders' names are compared.
 */
function joinAdvances(lenders: readonly Lender[]): Lender[] {
  const isRepaid = ({ entries }: Lender) => entries.some(({ row }) => row.cents < 0);
  const repaid = lenders.filter(isRepaid);
  const left = lenders.filter((lender) => {
    if (isRepaid(lender)) return false;
    const other = repaid.find(({ name }) => name === lender.name);
    if (other) {
      other.entries = inOrder([...other.entries, ...lender.entries]);
      other.missed = inOrder([...other.missed, ...lender.missed]);
    }
    return other === undefined;
  });
  return [...repaid, ...left];
}

const inOrder = (entries: Entry[]) => entries.sort((a, b) => a.row.index - b.row.index);

/** Reports whether `longer` begins with all words of `name`, and at least one of these words is distinctive. */
function beginsName(name: string, longer: string): boolean {
  const words = toTokens(longer);
  return namingWords(name).length > 0 && toTokens(name).every((word, index) => word === words[index]);
}

/** Categories that are not debts but whose rows may still belong to a lender. */
const OTHER_CODES: ReadonlySet<string> = new Set(["crd.loan_proceeds", "trf.reversed"]);

/** The lender of a repayment, an advance, or a dishonoured repayment; null for other rows. */
function lenderOf({
  decision,
  row,
  signs,
  text,
  name,
  pair,
}: Entry): Pick<Lender, "code" | "name" | "isGeneric"> | null {
  if (row.cents < 0 && decision.code.startsWith("dbt.") && CLASS_OF[decision.code]) {
    // The listed lender's name is used even if the size of the payments decided the kind of loan.
    const lender = decision.layer === "CADENCE" ? signs.merchant?.value : undefined;
    if (lender?.code.startsWith("dbt.")) return { code: decision.code, name: lender.name, isGeneric: false };
    const isNamed = decision.layer === "MERCHANT" || decision.layer === "BILLER";
    return { code: decision.code, name, isGeneric: !isNamed };
  }
  const isAdvance = decision.code === "crd.loan_proceeds" && row.kind !== "LOAN" && row.kind !== "MORTGAGE";
  const isMissed = decision.code === "trf.reversed" && pair?.kind === "DISHONOUR" && row.cents < 0;
  if (!isAdvance && !isMissed) return null;
  const merchant = signs.merchant?.value ?? findMerchant(toTokens(row.description))?.value;
  if (merchant?.code.startsWith("dbt.") && CLASS_OF[merchant.code])
    return { code: merchant.code, name: merchant.name, isGeneric: false };
  const said = signs.keyword?.value.code ?? "";
  if (isMissed && said.startsWith("dbt.") && CLASS_OF[said]) return { code: said, name, isGeneric: true };
  // A loan from a government agency is not listed. The agency deducts it from later payments, or the tax office
  // collects it, so there are no repayments to list.
  return isAdvance && !namesAgency(spellOut(text.tokens))
    ? { code: "dbt.personal", name, isGeneric: true }
    : null;
}

function hasHousing(ledger: Ledger, lenders: readonly Lender[]): boolean {
  return (
    ledger.bank.accounts.some((account) => account.kind === "MORTGAGE") ||
    lenders.some((lender) => lender.code === "dbt.mortgage") ||
    [...ledger.byCategory.keys()].some(({ code }) => code === "hou.rent" || code === "hou.board")
  );
}

/**
 * Treats a personal loan without a listed lender's name as a home loan if its repayments are large. A bank's own
 * wording, such as "loan repayment", does not say which loan is repaid. Adds a note that states this assumption.
 */
function readSize(lender: Lender, isHoused: boolean): Lender {
  if (lender.code !== "dbt.personal" || !lender.isGeneric) return lender;
  // Loans for machines and crops are repaid half-yearly or yearly. Home loans are not, so a loan repaid like this keeps
  // its category.
  if (lender.streams.some(({ found }) => /^(?:HALF_YEARLY|ANNUAL)$/.test(frequencyOf(found)))) return lender;
  // A firm that only calls itself "finance" mostly lends for vehicles and machines. The wording of a bank's loan has
  // another word, such as "loan" or "bank".
  if (lender.entries.every(isOnlyFinance)) return lender;
  const monthly = lender.streams.reduce(
    (sum, { found }) => sum + (atCadence(currentAmount(found.rows), frequencyOf(found)) ?? 0),
    0,
  );
  return monthly < (isHoused ? MORTGAGE_CENTS_MIN : UNHOUSED_CENTS_MIN)
    ? lender
    : { ...lender, code: "dbt.mortgage", note: withNote(lender.note, LARGE) };
}

const LARGE = "treated as a home loan, because its repayments are large";
const withNote = (note: string | null, more: string) => (note === null ? more : `${more}; ${note}`);

const OF_LOANS = /^(?:LOANS?|LNS?|HL|HOME|MORTGAGES?|BANK|BANKING|MUTUAL|UNION|SOCIETY)$/;

function isOnlyFinance({ decision, text }: Entry): boolean {
  return decision.rule === "FINANCE" && !text.words.some((word) => OF_LOANS.test(word));
}

/** The tax office's instalments: fixed and at least monthly. An assessment or a quarterly statement is not a plan. */
function findTaxPlans(ledger: Ledger, streams: readonly CodedStream[]): Lender[] {
  return streams.flatMap((stream) => {
    const { found, code } = stream;
    const frequency = frequencyOf(found);
    // Leaves out tax paid on an assessment, because it may come in addition to the instalments.
    const apart = new Set(listOutliers(found.rows).map((row) => row.index));
    const rows = found.rows.filter((row) => !apart.has(row.index));
    const isPlan =
      code === "gov.tax" &&
      frequency !== "IRREGULAR" &&
      !isLongCycle(frequency) &&
      rows.length >= PLAN_PAYMENTS_MIN &&
      consistencyOf(rows) >= PLAN_STEADY_MIN;
    if (!isPlan) return [];
    const entries = rows.flatMap((row) => ledger.entries[row.index] ?? []);
    return [
      {
        code,
        name: stream.described.name,
        isGeneric: true,
        note: "fixed, regular payments to the tax office, which look like an instalment plan; counted with the debts",
        entries,
        missed: [],
        streams: [stream],
      },
    ];
  });
}
