import {
  type Fields,
  findAmount,
  findFields,
  findId,
  findText,
  keep,
} from "@/lib/adapters/upstream/rest/fields";
import type { CdsTransaction } from "@/lib/engine/bank";

/**
 * Converts a transaction to the shape of the Consumer Data Standards; null if it names no account. Ignores Basiq's
 * class, category and cleaned text, because they are guesses that this product makes itself.
 */
export function toTransaction(row: Fields): CdsTransaction | null {
  const accountId = findId(row.account);
  if (accountId === undefined) return null;
  const payment = findFields(row.paymentDetails) ?? {};
  const bpay = findFields(payment.bpay) ?? {};
  const own = (name: string) => findWord(row[name]) ?? findWord(payment[name]) ?? findWord(bpay[name]);
  const extendedData = keep({ payer: own("payer"), payee: own("payee") });
  return {
    accountId,
    ...keep({
      transactionId: findId(row.id),
      status: findText(row.status)?.toUpperCase(),
      description: findText(row.description),
      amount: toSigned(row),
      currency: findWord(row.currency),
      reference: findText(row.reference),
      postingDateTime: findWord(row.postDate),
      executionDateTime: findWord(row.transactionDate),
      billerCode: own("billerCode"),
      billerName: own("billerName"),
      crn: own("crn"),
      apcaNumber: own("apcaNumber"),
      extendedData: Object.keys(extendedData).length > 0 ? extendedData : undefined,
    }),
  };
}

/** Returns a non-empty text; Basiq writes empty text for absent values. A number keeps its digits. */
const findWord = (value: unknown): string | undefined => findAmount(value)?.trim() || undefined;

/** Returns the signed amount. Money that leaves an account is negative; a debit without its sign gets one. */
function toSigned({ amount, direction }: Fields): string | undefined {
  const text = findWord(amount);
  if (text === undefined || direction !== "debit" || text.startsWith("-")) return text;
  return `-${text.replace(/^\+/, "")}`;
}
