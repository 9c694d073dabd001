import type { BankData, CdsAccount, CdsTransaction } from "@/lib/domain/bank";
import { listOf } from "@/lib/domain/read/read-account";

/**
 * The bank's data in the shape the engine reads, whatever version of the standards it was sent in: loan and card terms that
 * older brokers of data nest under `specificAccount` (or under `specificAccountUType`) come up, and enumerations are upper
 * case. What needs no change is passed on as it is, so that a large file is not copied.
 */
export function upgradeShapes(data: BankData): BankData {
  return {
    ...data,
    accounts: listOf(data.accounts).filter(isRecord).map(upgradeAccount),
    balances: listOf(data.balances).filter(isRecord),
    transactions: upgradeRows(listOf(data.transactions)),
    directDebits: listOf(data.directDebits).filter(isRecord),
    scheduledPayments: listOf(data.scheduledPayments).filter(isRecord),
    previousBalances: listOf(data.previousBalances).filter(isRecord),
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

/** The words rows are told apart by. Anything else is upper-cased and looked at again. */
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

function upgradeRows(rows: readonly CdsTransaction[]): CdsTransaction[] {
  const isUsual = rows.every((row) => isRecord(row) && USUAL.has(row.status) && USUAL.has(row.type));
  if (isUsual) return rows as CdsTransaction[];
  return rows.filter(isRecord).map((row) => {
    if (USUAL.has(row.status) && USUAL.has(row.type)) return row;
    const { status, type, ...rest } = row;
    return {
      ...rest,
      ...(typeof status === "string" ? { status: status.trim().toUpperCase() } : {}),
      ...(typeof type === "string" ? { type: type.trim().toUpperCase() } : {}),
    };
  });
}

/** Tells rows apart as far as their counting goes: a page that came twice is counted once. */
export function rowKey(row: CdsTransaction): string {
  const id = row.transactionId || `${row.postingDateTime}|${row.amount}|${row.description}`;
  return `${row.accountId}\u0000${id}`;
}

function isRecord<T>(value: T): value is T & Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
