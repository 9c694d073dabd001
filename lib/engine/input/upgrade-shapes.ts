import type { BankData, CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import { listOf } from "@/lib/engine/input/read-account";

/**
 * Converts the bank's data from any version of the Consumer Data Standards to the shape that the engine reads. Lifts
 * loan and card terms that older aggregators nest under `specificAccount` (or `specificAccountUType`), and upper-cases
 * enumerations.
 */
export function upgradeShapes(data: BankData): BankData {
  const records = <T>(list: readonly T[] | undefined) => listOf(list).filter(isRecord).map(withoutTricks);
  return {
    ...data,
    accounts: records(data.accounts).map(upgradeAccount),
    balances: records(data.balances).map(withTextOnly),
    transactions: listOf(data.transactions).filter(isRecord).map(upgradeRow),
    directDebits: records(data.directDebits),
    scheduledPayments: records(data.scheduledPayments),
    previousBalances: records(data.previousBalances),
  };
}

type Nested = { loan?: CdsAccount["loan"]; creditCard?: CdsAccount["creditCard"] };

function upgradeAccount(account: CdsAccount): CdsAccount {
  const { specificAccount, specificAccountUType } = account as CdsAccount & Record<string, unknown>;
  const nested: Nested = [specificAccount, specificAccountUType].find(isRecord) ?? {};
  const upgraded: CdsAccount = { ...account };
  if (isRecord(nested.loan) && !isRecord(account.loan)) upgraded.loan = nested.loan;
  if (isRecord(nested.creditCard) && !isRecord(account.creditCard)) upgraded.creditCard = nested.creditCard;
  for (const name of ["productCategory", "accountOwnership", "openStatus"] as const) {
    const word = account[name];
    if (typeof word === "string") upgraded[name] = word.trim().toUpperCase();
  }
  return upgraded;
}

/** The usual values of a row's enumerations. In a row with any other value, the enumerations are upper-cased. */
const USUAL: ReadonlySet<unknown> = new Set([
  undefined,
  "POSTED",
  "PENDING",
  "DIRECT_DEBIT",
  "FEE",
  "INTEREST_CHARGED",
  "INTEREST_PAID",
  "OTHER",
  "PAYMENT",
  "TRANSFER_INCOMING",
  "TRANSFER_OUTGOING",
]);

const TEXT_FIELDS = [
  "accountId",
  "transactionId",
  "amount",
  "description",
  "currency",
  "postingDateTime",
  "valueDateTime",
  "executionDateTime",
  "reference",
] as const;

/**
 * Reports whether a row needs no upgrade: its status and type have usual values, and the fields in TEXT_FIELDS are text
 * or absent.
 */
function isUsual(row: CdsTransaction): boolean {
  const isUsualKind = isRecord(row) && USUAL.has(row.status) && USUAL.has(row.type);
  return isUsualKind && TEXT_FIELDS.every((name) => isText(row[name]));
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

/** The row in the shape that the engine reads: only text where text is expected, and status and type in capitals. */
function upgradeRow(row: CdsTransaction): CdsTransaction {
  if (isUsual(row)) return row;
  const { extendedData } = row;
  const plain = isRecord(extendedData) ? { ...withTextOnly(row), extendedData } : withTextOnly(row);
  if (plain.status !== undefined) plain.status = plain.status.trim().toUpperCase();
  if (plain.type !== undefined) plain.type = plain.type.trim().toUpperCase();
  return plain;
}

/** The record with only its text fields. Used for types of which we read no other fields. */
function withTextOnly<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === "string")) as T;
}

/**
 * Removes members named `toString` and `valueOf`, because such an object would throw when it is read as text. No bank's
 * field has these names.
 */
function withoutTricks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutTricks) as T;
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== "toString" && name !== "valueOf");
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutTricks(inner)])) as T;
}

/**
 * Reports whether a row is posted. Older versions of the Consumer Data Standards omit the status of a posted row. A row
 * with a pending, cancelled or unknown status is in no figure.
 */
export function isPosted({ status }: Pick<CdsTransaction, "status">): boolean {
  return status === undefined || status === "POSTED" || status === "";
}

/** A key that identifies a row for counting. If the provider sends a page twice, each of its rows counts once. */
export function rowKey(row: CdsTransaction): string {
  const { accountId, transactionId, postingDateTime, amount, description } = row;
  // Some banks give every row the same id, so the id alone distinguishes nothing.
  return [accountId, transactionId ?? "", postingDateTime, amount, description].join("\u0000");
}

function isRecord<T>(value: T): value is T & Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
