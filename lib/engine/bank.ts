// Bank data in the format of the Consumer Data Standards (Banking API 1.36.0): camelCase, amounts and times still as
// text. Providers return it, snapshots store it, and the engine reads it. Covers the account and transaction versions
// that are mandatory from 9 November 2026 and the versions that they replace; a field that only some versions have is
// optional. Tolerates values outside the enumerations, because banks send them.

export type CdsAccount = {
  accountId: string;
  displayName: string;
  maskedNumber?: string;
  productCategory?: string;
  productName?: string;
  accountOwnership?: string;
  openStatus?: string;
  isOwned?: boolean;
  nickname?: string;
  creationDate?: string;
  bsb?: string;
  accountNumber?: string;
  lendingRates?: CdsLendingRate[];
  loan?: CdsLoan;
  creditCard?: { minPaymentAmount?: string; paymentDueAmount?: string; paymentDueDate?: string };
  /** Name of the data holder, added by the adapter; a bank's own data does not name the bank. */
  institutionName?: string;
  institutionId?: string;
  /** Name of the account holder, if the provider supplies identity. */
  holderName?: string;
};

export type CdsLendingRate = {
  lendingRateType?: string;
  rate?: string;
  comparisonRate?: string;
  repaymentType?: string;
  loanPurpose?: string;
  applicationType?: string;
};

export type CdsLoan = {
  originalStartDate?: string;
  originalLoanAmount?: string;
  loanEndDate?: string;
  nextInstalmentDate?: string;
  minInstalmentAmount?: string;
  maxRedraw?: string;
  offsetAccountEnabled?: boolean;
  offsetAccountIds?: string[];
  repaymentType?: string;
  repaymentFrequency?: string;
};

export type CdsBalance = {
  accountId: string;
  currentBalance?: string;
  availableBalance?: string;
  creditLimit?: string;
  amortisedLimit?: string;
  currency?: string;
};

export type CdsTransaction = {
  accountId: string;
  transactionId?: string;
  isDetailAvailable?: boolean;
  type?: string;
  status?: string;
  description?: string;
  postingDateTime?: string;
  valueDateTime?: string;
  executionDateTime?: string;
  amount?: string;
  currency?: string;
  reference?: string;
  merchantName?: string;
  merchantCategoryCode?: string;
  billerCode?: string;
  billerName?: string;
  crn?: string;
  apcaNumber?: string;
  instalmentPlanId?: string;
  extendedData?: {
    payer?: string;
    payee?: string;
    extensionUType?: string;
    nppPayload?: CdsNppPayload;
    x2p101Payload?: CdsNppPayload;
  };
};

export type CdsNppPayload = {
  extendedDescription?: string;
  endToEndId?: string;
  purposeCode?: string;
  service?: string;
};

export type CdsDirectDebit = {
  accountId: string;
  authorisedEntity?: {
    description?: string;
    financialInstitution?: string;
    abn?: string;
    acn?: string;
    arbn?: string;
  };
  lastDebitDateTime?: string;
  lastDebitAmount?: string;
};

export type CdsScheduledPayment = {
  scheduledPaymentId: string;
  nickname?: string;
  payerReference?: string;
  payeeReference?: string;
  status?: string;
  from?: { accountId?: string };
  paymentSet?: {
    to?: Record<string, unknown>;
    amount?: string;
    isAmountCalculated?: boolean;
    currency?: string;
  }[];
  recurrence?: Record<string, unknown>;
};

/** Everything collected for one customer at one time. */
export type BankData = {
  accounts: CdsAccount[];
  balances: CdsBalance[];
  transactions: CdsTransaction[];
  directDebits: CdsDirectDebit[];
  scheduledPayments: CdsScheduledPayment[];
  /**
   * Balances from the previous collection of data. They are stored so that this collection's rows can be checked
   * against them.
   */
  previousBalances?: PreviousBalance[];
  /** True if the provider did not confirm that the whole history has arrived, and we only assumed it. */
  isUnconfirmed?: boolean;
};

/** An account's balance at the previous collection of data; `at` is the time of that collection. */
export type PreviousBalance = { accountId: string; currentBalance: string; at: string };
