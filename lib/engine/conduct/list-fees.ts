import { toCategory } from "@/lib/engine/categories/taxonomy";
import { toTotal } from "@/lib/engine/conduct/tally";
import type { FeeLine } from "@/lib/engine/document";
import { calculate } from "@/lib/engine/figures/figure";
import type { Entry, Ledger } from "@/lib/engine/ledger";

const FEE_CODES = ["fin.bank_fee", "fin.dishonour_fee", "fin.overdrawn_fee", "fin.interest"];
const GIVEN_BACK: ReadonlySet<string> = new Set([
  "REFUND",
  "REFUNDED",
  "REVERSAL",
  "REVERSED",
  "WAIVED",
  "WAIVER",
  "REBATE",
  "REV",
]);
const DISHONOUR_WORD = /^DISHON|^RETURN|^REJECT/;
const OVERDRAWN_WORD = /^OVERDR|^HONOUR|^LATE$|^EXCESS/;

export type Fees = { charged: Entry[]; refunded: Entry[] };

/**
 * Bank fees and fee refunds, by kind of fee. A fee that is reversed immediately counts both as charged and as refunded.
 */
export function groupFees(ledger: Ledger): Map<string, Fees> {
  const fees = new Map<string, Fees>(FEE_CODES.map((code) => [code, { charged: [], refunded: [] }]));
  for (const entry of ledger.entries) {
    const code = entry.row.cents < 0 ? chargedCode(entry) : refundedCode(entry, ledger, fees);
    const line = code === null ? undefined : fees.get(code);
    if (line) (entry.row.cents < 0 ? line.charged : line.refunded).push(entry);
  }
  return fees;
}

/** A line for each kind of fee that occurred. */
export function listFees(fees: ReadonlyMap<string, Fees>, ledger: Ledger): FeeLine[] {
  return [...fees].flatMap(([code, { charged, refunded }]): FeeLine[] => {
    if (charged.length + refunded.length === 0) return [];
    const paid = toTotal(`fees:${code}:charged`, charged, ledger);
    const back = toTotal(`fees:${code}:refunded`, refunded, ledger);
    const net = calculate("D-NET", [paid, back], {
      window: paid.window,
      count: paid.count + back.count,
      evidence: ledger.evidence.note(
        `conduct:fees:${code}`,
        [...charged, ...refunded].map(({ row }) => row),
      ),
    });
    return [{ code, label: toCategory(code).label, charged: paid, refunded: back, net }];
  });
}

/**
 * The fees that were not refunded. Each refund cancels the latest earlier fee of the same amount in the same account.
 */
export function listUnrefunded({ charged, refunded }: Fees): Entry[] {
  const left = [...charged];
  for (const back of refunded) {
    const index = left.findLastIndex(
      ({ row }) =>
        -row.cents === back.row.cents && row.index < back.row.index && row.accountId === back.row.accountId,
    );
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function chargedCode({ decision, signs }: Entry): string | null {
  if (FEE_CODES.includes(decision.code)) return decision.code;
  return decision.code === "trf.reversed" && signs.fee ? signs.fee.code : null;
}

function refundedCode(entry: Entry, ledger: Ledger, fees: ReadonlyMap<string, Fees>): string | null {
  const { row, pair, text, category } = entry;
  const original = pair && pair.kind !== "OWN_TRANSFER" ? ledger.entries[pair.otherIndex] : undefined;
  if (original) return original.row.cents < 0 ? chargedCode(original) : null;
  if (category && FEE_CODES.includes(category.code)) return category.code;
  const isFee = text.words.includes("FEE") || text.words.includes("FEES");
  if (pair || !(row.type === "FEE" || (isFee && text.words.some((word) => GIVEN_BACK.has(word)))))
    return null;
  if (text.words.some((word) => DISHONOUR_WORD.test(word))) return "fin.dishonour_fee";
  return text.words.some((word) => OVERDRAWN_WORD.test(word)) ? "fin.overdrawn_fee" : latestOf(entry, fees);
}

/**
 * The kind of fee that a refund pays back. "FEE REFUND" does not say which kind, so this is the kind of the latest fee
 * with the refund's amount and account. If there is none, it is a bank fee.
 */
function latestOf({ row }: Entry, fees: ReadonlyMap<string, Fees>): string {
  let latest = -1;
  let kind = "fin.bank_fee";
  for (const [code, { charged }] of fees) {
    const fee = charged.findLast(
      (other) => -other.row.cents === row.cents && other.row.accountId === row.accountId,
    );
    if (!fee || fee.row.index <= latest) continue;
    latest = fee.row.index;
    kind = code;
  }
  return kind;
}
