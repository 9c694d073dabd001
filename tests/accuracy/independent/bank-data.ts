/** A row of a bank file, with the fields of the Consumer Data Standards that the independent set uses. */
export type BankRow = {
  accountId: string;
  transactionId: string;
  amount: string;
  description: string;
  type: string;
  status: "POSTED" | "PENDING";
  postingDateTime?: string;
  executionDateTime?: string;
  reference: string;
  isDetailAvailable: boolean;
  merchantName?: string;
  merchantCategoryCode?: string;
  billerCode?: string;
  billerName?: string;
  crn?: string;
  apcaNumber?: string;
};
export type BankAccount = {
  accountId: string;
  displayName: string;
  nickname?: string;
  productCategory: string;
  productName: string;
  accountOwnership: string;
  openStatus: string;
  isOwned: boolean;
  maskedNumber: string;
  creationDate?: string;
  institutionName: string;
  holderName: string;
  loan?: Record<string, unknown>;
};
export type BankFile = {
  accounts: BankAccount[];
  balances: { accountId: string; currentBalance: string; availableBalance: string }[];
  transactions: BankRow[];
  direct_debits: Record<string, unknown>[];
  scheduled_payments: Record<string, unknown>[];
};

/** Formats whole cents as an amount of the Consumer Data Standards, such as -12.50. */
export const toAmount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
