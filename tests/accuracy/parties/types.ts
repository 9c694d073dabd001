/** A business where people pay, with the category that a careful assessor would choose. */
export type Shop = {
  name: string;
  /** The category code for money out, e.g. "foo.groceries". */
  category: string;
  /** The ISO 18245 merchant category code that the card network would send. */
  mcc: string | null;
  /**
   * Wordings as they appear on statements, with bank spellings, truncated names, gateway prefixes, store numbers and
   * suburbs, e.g. "COLES 4521 RICHMOND VIC", "SQ *LITTLE GREY DOOR FITZROY".
   */
  wordings: readonly string[];
  /** The range of typical payments. */
  lowCents: number;
  highCents: number;
};

/** A firm billed regularly by direct debit, BPAY or stored card. */
export type Biller = {
  name: string;
  category: string;
  mcc: string | null;
  wordings: readonly string[];
  billerCode: string | null;
  apca: string | null;
  lowCents: number;
  highCents: number;
  cadence: "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "ANNUAL";
  channel: "DIRECT_DEBIT" | "BPAY" | "CARD" | "TRANSFER";
};

/** A party that pays the customer. */
export type Payer = {
  name: string;
  code: string;
  wordings: readonly string[];
  apca: string | null;
  purposeCode?: string;
};

export type Lender = {
  name: string;
  category: string;
  wordingsOut: readonly string[];
  wordingsIn: readonly string[];
};

/**
 * One bank's wordings. `{name}` is filled with a party's wording, `{person}` with a person's name, `{note}` with the
 * payer's note and `{ref}` with digits. `{date}` is filled with ddmmm or dd/mm/yy as the bank writes it. `{card}` is
 * filled with the card's last four digits, `{account}` with the last four digits of the other account.
 */
export type BankVoice = {
  bank: string;
  cardPurchase: readonly string[];
  cardRefund: readonly string[];
  eftposCashOut: readonly string[];
  directDebit: readonly string[];
  bpay: readonly string[];
  salary: readonly string[];
  directCredit: readonly string[];
  transferOutOwn: readonly string[];
  transferInOwn: readonly string[];
  cardRepaymentOut: readonly string[];
  cardRepaymentIn: readonly string[];
  loanRepaymentOut: readonly string[];
  loanRepaymentIn: readonly string[];
  toPerson: readonly string[];
  fromPerson: readonly string[];
  atm: readonly string[];
  cashDeposit: readonly string[];
  interestPaid: readonly string[];
  interestCharged: readonly string[];
  accountFee: readonly string[];
  atmFee: readonly string[];
  foreignFee: readonly string[];
  dishonourFee: readonly string[];
  overdrawnFee: readonly string[];
  dishonourReversal: readonly string[];
  /** The optional CDR fields that the bank fills in. */
  givesMcc: boolean;
  givesMerchantName: boolean;
  givesBillerCode: boolean;
  givesApca: boolean;
  givesNppPayer: boolean;
  usesTypes: boolean;
};
