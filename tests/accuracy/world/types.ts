/** A place people pay, with the leaf a careful human would file it under. */
export type Shop = {
  name: string;
  /** Outgoing code of our taxonomy, e.g. "foo.groceries". */
  leaf: string;
  /** ISO 18245 code the network would carry. */
  mcc: string | null;
  /**
   * As it stands on statements: bank-side spellings, cut names, gateway prefixes, store numbers and suburbs included,
   * e.g. "COLES 4521 RICHMOND VIC", "SQ *LITTLE GREY DOOR FITZROY".
   */
  wordings: readonly string[];
  /** Typical payment, from and to. */
  lowCents: number;
  highCents: number;
};

/** A firm billed by direct debit, BPAY or card-on-file, at a rhythm. */
export type Biller = {
  name: string;
  leaf: string;
  mcc: string | null;
  wordings: readonly string[];
  billerCode: string | null;
  apca: string | null;
  lowCents: number;
  highCents: number;
  rhythm: "WEEKLY" | "FORTNIGHTLY" | "FOUR_WEEKLY" | "MONTHLY" | "QUARTERLY" | "HALF_YEARLY" | "ANNUAL";
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
  leaf: string;
  wordingsOut: readonly string[];
  wordingsIn: readonly string[];
};

/**
 * How one bank writes things. `{name}` is filled with a wording, `{date}` ddmmm or dd/mm/yy as the bank writes it, `{ref}`
 * digits, `{card}` last four, `{account}` last four of the other account, `{person}` a person's name, `{note}` the payer's
 * words.
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
  /** What the bank fills in of the optional CDR fields. */
  givesMcc: boolean;
  givesMerchantName: boolean;
  givesBillerCode: boolean;
  givesApca: boolean;
  givesNppPayer: boolean;
  usesTypes: boolean;
};
