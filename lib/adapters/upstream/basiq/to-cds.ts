import {
  type Fields,
  findAmount,
  findFields,
  findFlag,
  findId,
  findText,
  isFields,
  keep,
  listTexts,
} from "@/lib/adapters/upstream/rest/fields";
import type { CdsAccount, CdsBalance, CdsLoan, CdsTransaction } from "@/lib/engine/bank";

/**
 * The product category of the Consumer Data Standards for each of Basiq's account types. Other types have no
 * equivalent, so their category stays empty.
 */
const CATEGORY_OF: Readonly<Record<string, string>> = {
  transaction: "TRANS_AND_SAVINGS_ACCOUNTS",
  savings: "TRANS_AND_SAVINGS_ACCOUNTS",
  "credit-card": "CRED_AND_CHRG_CARDS",
  mortgage: "RESIDENTIAL_MORTGAGES",
  loan: "PERS_LOANS",
  "term-deposit": "TERM_DEPOSITS",
};

/**
 * Converts an account to the shape of the Consumer Data Standards; null if it has no id, because no other row could
 * refer to it.
 */
export function toAccount(row: Fields, institutionName: string): CdsAccount | null {
  const accountId = findId(row.id);
  if (accountId === undefined) return null;
  const kind = findFields(row.class) ?? {};
  const product = findWord(kind.product);
  const category = findText(kind.type) ?? "";
  return {
    accountId,
    displayName: findWord(row.displayName) ?? findWord(row.name) ?? product ?? "Account",
    ...keep({
      nickname: findWord(row.name),
      maskedNumber: findWord(row.maskedNumber),
      productName: product,
      productCategory: Object.hasOwn(CATEGORY_OF, category) ? CATEGORY_OF[category] : undefined,
      accountOwnership: findWord(row.accountOwnership),
      openStatus: row.status === "available" ? "OPEN" : undefined,
      isOwned: findFlag(row.isOwned),
      creationDate: findWord(row.creationDate),
      bsb: findWord(row.bsb),
      accountNumber: findWord(row.unmaskedAccNum),
      holderName: findWord(row.accountHolder),
      institutionId: findId(row.institution),
    }),
    institutionName,
    ...termsOf(findFields(row.meta) ?? {}),
  };
}

/** Returns trimmed text; undefined if the text is empty, because Basiq writes empty text for absent values. */
const findWord = (value: unknown): string | undefined => findText(value)?.trim() || undefined;

/** Like findWord, but also accepts a number, which becomes text. */
const findTextOrNumber = (value: unknown): string | undefined => findAmount(value)?.trim() || undefined;

type Terms = Pick<CdsAccount, "loan" | "creditCard" | "lendingRates">;

function termsOf(meta: Fields): Terms {
  const card = findFields(meta.creditCard);
  const rates = Array.isArray(meta.lendingRates) ? meta.lendingRates.filter(isFields) : [];
  const loan = findFields(meta.loan);
  return {
    ...(loan ? { loan: toLoan(loan) } : {}),
    ...(card
      ? {
          creditCard: keep({
            minPaymentAmount: findAmount(card.minPaymentAmount),
            paymentDueAmount: findAmount(card.paymentDueAmount),
            paymentDueDate: findWord(card.paymentDueDate),
          }),
        }
      : {}),
    ...(rates.length > 0 ? { lendingRates: rates.map(toRate) } : {}),
  };
}

function toLoan(loan: Fields): CdsLoan {
  return keep({
    originalStartDate: findWord(loan.startDate),
    originalLoanAmount: findAmount(loan.loanAmount),
    loanEndDate: findWord(loan.endDate),
    nextInstalmentDate: findWord(loan.nextInstalmentDate),
    minInstalmentAmount: findAmount(loan.minInstalmentAmount),
    maxRedraw: findAmount(loan.maxRedraw),
    offsetAccountEnabled: findFlag(loan.offsetAccountEnabled),
    offsetAccountIds: Array.isArray(loan.offsetAccountIds) ? listTexts(loan.offsetAccountIds) : undefined,
    repaymentType: findWord(loan.repaymentType),
    repaymentFrequency: findWord(loan.repaymentFrequency),
  });
}

function toRate(rate: Fields): NonNullable<CdsAccount["lendingRates"]>[number] {
  return keep({
    lendingRateType: findWord(rate.lendingRateType),
    rate: findAmount(rate.rate),
    comparisonRate: findAmount(rate.comparisonRate),
    repaymentType: findWord(rate.repaymentType),
    loanPurpose: findWord(rate.loanPurpose),
  });
}

/** The balance in an account's row; null if the row has no account id or no balance. */
export function toBalance(row: Fields): CdsBalance | null {
  const accountId = findId(row.id);
  const currentBalance = findTextOrNumber(row.balance);
  const availableBalance = findTextOrNumber(row.availableFunds);
  if (accountId === undefined || (currentBalance === undefined && availableBalance === undefined))
    return null;
  return {
    accountId,
    ...keep({
      currentBalance,
      availableBalance,
      creditLimit: findTextOrNumber(row.creditLimit),
      amortisedLimit: findTextOrNumber(row.amortisedLimit),
      currency: findWord(row.currency),
    }),
  };
}

/**
 * Converts a transaction to the shape of the Consumer Data Standards; null if it does not name an account. Ignores
 * Basiq's class, category and cleaned text, because they are Basiq's guesses and this product makes its own.
 */
export function toTransaction(row: Fields): CdsTransaction | null {
  const accountId = findId(row.account);
  if (accountId === undefined) return null;
  const payment = findFields(row.paymentDetails) ?? {};
  const bpay = findFields(payment.bpay) ?? {};
  const own = (name: string) =>
    findTextOrNumber(row[name]) ?? findTextOrNumber(payment[name]) ?? findTextOrNumber(bpay[name]);
  const extendedData = keep({ payer: own("payer"), payee: own("payee") });
  return {
    accountId,
    ...keep({
      transactionId: findId(row.id),
      status: findText(row.status)?.toUpperCase(),
      description: findText(row.description),
      amount: toSigned(row),
      currency: findTextOrNumber(row.currency),
      reference: findText(row.reference),
      postingDateTime: findTextOrNumber(row.postDate),
      executionDateTime: findTextOrNumber(row.transactionDate),
      billerCode: own("billerCode"),
      billerName: own("billerName"),
      crn: own("crn"),
      apcaNumber: own("apcaNumber"),
      extendedData: Object.keys(extendedData).length > 0 ? extendedData : undefined,
    }),
  };
}

/** Returns the signed amount. Money that leaves an account is negative; a debit without a minus sign gets one. */
function toSigned({ amount, direction }: Fields): string | undefined {
  const text = findTextOrNumber(amount);
  if (text === undefined || direction !== "debit" || text.startsWith("-")) return text;
  return `-${text.replace(/^\+/, "")}`;
}
