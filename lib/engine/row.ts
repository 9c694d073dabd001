import type { Day } from "@/lib/engine/calendar/day";
import type { AccountKind } from "@/lib/engine/document";

/** A posted bank row after reading: dated, in cents, with an id that is unique in the document. */
export type BankRow = {
  /** Index in the canonical order (day, account, id); every stage returns arrays in this order. */
  index: number;
  id: string;
  accountId: string;
  kind: AccountKind;
  on: Day;
  dayNumber: number;
  /** The amount in cents. Negative if the money leaves the account. */
  cents: number;
  type: string;
  description: string;
  /** Number of characters of the description as the bank sent it, including padding between its parts. */
  printedLength: number;
  merchantName: string;
  mcc: string;
  billerCode: string;
  billerName: string;
  crn: string;
  apca: string;
  payer: string;
  payee: string;
  purpose: string;
  service: string;
  endToEndId: string;
};

/** True for a loan's own account, whose rows are neither spending nor income. */
export const isLoan = (kind: AccountKind | null): boolean => kind === "LOAN" || kind === "MORTGAGE";

/**
 * The only fields that code may use to read a row's wording. Of `cents`, code may use only the sign. Rows with equal
 * fields share a Descriptor, so read-wording.ts must also compare any new field.
 */
export type Worded = Pick<
  BankRow,
  "cents" | "description" | "type" | "mcc" | "merchantName" | "billerCode" | "billerName" | "payer" | "payee"
>;

/**
 * The only fields that may decide the category of a debit without a paired row. Rows with the same Descriptor and the
 * same kind of account share a decision.
 */
export type Decidable = Worded & Pick<BankRow, "kind">;

/** A row's counterpart. In a refund, only the credit has a pair, and its `otherIndex` is the purchase. */
export type Pair = {
  kind: "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR";
  id: string;
  otherIndex: number;
};

/** The reason for a row's category: the layer and rule that decided, and the confidence (0 to 1). */
export type Decision = { code: string; layer: Layer; rule: string; confidence: number; inferred: boolean };

export type Layer =
  | "PAIR"
  | "ACCOUNT"
  | "TYPE"
  | "BILLER"
  | "PURPOSE"
  | "MCC"
  | "MERCHANT"
  | "KEYWORD"
  | "BRAND"
  | "MODEL"
  | "WORDS"
  | "TRANSFER"
  | "CADENCE"
  | "NONE";
