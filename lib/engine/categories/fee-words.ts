import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";

/** Bank charges, told apart by their wording. */
export const feeIndex = buildPhraseIndex<string>(
  [
    ["DISHONOUR FEE", "fin.dishonour_fee"],
    ["DISHONOUR", "fin.dishonour_fee"],
    ["DISHONOURED", "fin.dishonour_fee"],
    ["RETURNED ITEM FEE", "fin.dishonour_fee"],
    ["RETURNED DIRECT DEBIT FEE", "fin.dishonour_fee"],
    ["DIRECT DEBIT RETURN FEE", "fin.dishonour_fee"],
    ["DIRECT DEBIT DISHONOUR FEE", "fin.dishonour_fee"],
    ["RETURNED PAYMENT FEE", "fin.dishonour_fee"],
    ["RETURN FEE", "fin.dishonour_fee"],
    ["UNPAID FEE", "fin.dishonour_fee"],
    ["REJECTION FEE", "fin.dishonour_fee"],
    ["REJECTED PAYMENT FEE", "fin.dishonour_fee"],
    ["RETURNED DIRECT ENTRY FEE", "fin.dishonour_fee"],
    ["DIRECT ENTRY RETURN FEE", "fin.dishonour_fee"],
    ["DISHONOURED PAYMENT FEE", "fin.dishonour_fee"],
    ["DISHONOUR CHARGE", "fin.dishonour_fee"],
    ["DISHON FEE", "fin.dishonour_fee"],
    ["DECLINED PAYMENT FEE", "fin.dishonour_fee"],
    ["FAILED DEBIT FEE", "fin.dishonour_fee"],
    ["FAILED TRANSACTION FEE", "fin.dishonour_fee"],
    ["RETURNED CHEQUE FEE", "fin.dishonour_fee"],
    ["RETURNED DEBIT FEE", "fin.dishonour_fee"],
    ["REJECTED DEBIT FEE", "fin.dishonour_fee"],
    ["REJECT FEE", "fin.dishonour_fee"],
    ["RTN FEE", "fin.dishonour_fee"],
    ["OVERDRAWN ACCOUNT FEE", "fin.overdrawn_fee"],
    ["OVERDRAWING", "fin.overdrawn_fee"],
    ["STATEMENT FEE", "fin.bank_fee"],
    ["PAPER STATEMENT FEE", "fin.bank_fee"],
    ["OVERSEAS TRANSACTION FEE", "fin.bank_fee"],
    ["OVERSEAS FEE", "fin.bank_fee"],
    ["INTERNATIONAL FEE", "fin.bank_fee"],
    ["FOREIGN FEE", "fin.bank_fee"],
    ["FX FEE", "fin.bank_fee"],
    ["CARD REPLACEMENT FEE", "fin.bank_fee"],
    ["REPLACEMENT CARD FEE", "fin.bank_fee"],
    ["CHEQUE FEE", "fin.bank_fee"],
    ["ACCOUNT SERVICING FEE", "fin.bank_fee"],
    ["ACCOUNT SERVICE FEE", "fin.bank_fee"],
    ["INTEREST CHG", "fin.interest"],
    ["INT CHARGED", "fin.interest"],
    ["INT CHG", "fin.interest"],
    ["OVERDRAW FEE", "fin.overdrawn_fee"],
    ["OVERDRAWING FEE", "fin.overdrawn_fee"],
    ["OVERDRAWING APPROVAL FEE", "fin.overdrawn_fee"],
    ["INFORMAL OVERDRAFT", "fin.overdrawn_fee"],
    ["ATM OWNER FEE", "fin.bank_fee"],
    ["ATM WITHDRAWAL FEE", "fin.bank_fee"],
    ["INWARD DISHONOUR FEE", "fin.dishonour_fee"],
    ["OUTWARD DISHONOUR FEE", "fin.dishonour_fee"],
    ["FAILED PAYMENT FEE", "fin.dishonour_fee"],
    ["OVERDRAWN FEE", "fin.overdrawn_fee"],
    ["OVERDRAWN", "fin.overdrawn_fee"],
    ["HONOUR FEE", "fin.overdrawn_fee"],
    ["UNARRANGED OVERDRAFT", "fin.overdrawn_fee"],
    ["OVERDRAFT FEE", "fin.overdrawn_fee"],
    ["UNARRANGED LENDING FEE", "fin.overdrawn_fee"],
    ["OVERLIMIT FEE", "fin.overdrawn_fee"],
    // A gym charges one, too: it is a bank's where no name stands before it.
    ["LATE PAYMENT FEE", "fin.overdrawn_fee", "start"],
    ["CARD LATE PAYMENT FEE", "fin.overdrawn_fee"],
    ["LOAN LATE PAYMENT FEE", "fin.overdrawn_fee"],
    ["INSUFFICIENT FUNDS FEE", "fin.dishonour_fee"],
    ["EXCEPTION FEE", "fin.bank_fee"],
    ["ACCOUNT FEE", "fin.bank_fee"],
    ["ACCOUNT KEEPING FEE", "fin.bank_fee"],
    ["MAINTENANCE FEE", "fin.bank_fee"],
    ["MONTHLY FEE", "fin.bank_fee"],
    ["MONTHLY ACCOUNT FEE", "fin.bank_fee"],
    ["ANNUAL FEE", "fin.bank_fee"],
    ["ANNUAL CARD FEE", "fin.bank_fee"],
    ["INTERNATIONAL TRANSACTION FEE", "fin.bank_fee"],
    ["INTL TRANSACTION FEE", "fin.bank_fee"],
    ["FOREIGN TRANSACTION FEE", "fin.bank_fee"],
    ["FOREIGN CURRENCY FEE", "fin.bank_fee"],
    ["INTNL TRANSACTION FEE", "fin.bank_fee"],
    ["ATM FEE", "fin.bank_fee"],
    ["ATM OPERATOR FEE", "fin.bank_fee"],
    ["SERVICE FEE", "fin.bank_fee"],
    ["TRANSACTION FEE", "fin.bank_fee"],
    ["BANK FEE", "fin.bank_fee"],
    ["PACKAGE FEE", "fin.bank_fee"],
    ["CASH ADVANCE FEE", "fin.bank_fee"],
    ["DEBIT INTEREST", "fin.interest"],
    ["INTEREST CHARGED", "fin.interest"],
    ["INTEREST ON PURCHASES", "fin.interest"],
    ["PURCHASE INTEREST", "fin.interest"],
    ["CASH ADVANCE INTEREST", "fin.interest"],
    ["INTEREST ON CASH ADVANCES", "fin.interest"],
    ["INTEREST ON CASH ADVANCE", "fin.interest"],
    ["OVERDRAFT INTEREST", "fin.interest"],
  ],
  "always",
);

const FEES = /^(?:FEE|FEES|CHARGE|CHARGES|CHG)$/;
/** Words of a payment that failed, of an account overdrawn, and of what a bank charges for; the first list that fits decides. */
const KINDS: readonly (readonly [code: string, phrase: string, words: RegExp])[] = [
  [
    "fin.dishonour_fee",
    "FAILED PAYMENT FEE",
    /^(?:DISHON\w*|DISHNR|REJECT\w*|RETURN|RETURNED|RET|RETD|RTN|RTND|UNPAID|UNSUCCESSFUL|FAILED|FAILURE|DECLINED|DECLINE|BOUNCED?|INSUFFICIENT|NSF)$/,
  ],
  ["fin.overdrawn_fee", "OVERDRAWN FEE", /^(?:OVERDRAWN|OVERDRAW\w*|OVERDRAFT|OVERLIMIT|HONOUR|UNARRANGED)$/],
];
/** A bank's own words: a fee worded with nothing else is the bank's. */
const BANK_FEE_WORDS: ReadonlySet<string> = new Set(
  `ACCOUNT ACCT ACC ADJUSTMENT INT TRANSACTION TRANSACTIONS TRAN TXN EXCESS CONVERSION CURRENCY FOREIGN FX INTERNATIONAL INTL INTNL OVERSEAS STATEMENT PAPER CARD
ATM W D WDL WITHDRAWAL WITHDRAWALS CASH ADVANCE REPLACEMENT DUPLICATE CHEQUE CHQ SERVICE SERVICING MAINTENANCE KEEPING MONTHLY ANNUAL QUARTERLY
YEARLY EXCEPTION STOP PAYMENT TRACE TRACING ASSISTED BRANCH STAFF COUNTER DEPOSIT ELECTRONIC INTERNET BANKING PHONE DIRECT ENTRY DEBIT CREDIT BANK
PACKAGE FACILITY OPERATOR OWNER NON NETWORK TELEGRAPHIC TRANSFER TT SWIFT INWARD OUTWARD ITEM CTR MISC DISPUTE VOUCHER PERIODICAL PERIODIC
JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC FOR THE ON AUD AU TO`.split(/\s+/),
);

/**
 * A fee whose wording is in no list: a bank's words and no name around "FEE" or "CHARGE", or a word of failure before it from
 * any firm. Null for any other fee: clubs and schools charge them too.
 */
export function readFee(words: readonly string[]): { code: string; phrase: string } | null {
  const at = words.findLastIndex((word) => FEES.test(word));
  if (at < 1) return null;
  const before = words.slice(0, at).filter((word) => !/\d/.test(word));
  for (const [code, phrase, said] of KINDS) {
    const place = before.findIndex((word) => said.test(word));
    if (place >= 0 && before.slice(place + 1).every((word) => BANK_FEE_WORDS.has(word) || said.test(word)))
      return { code, phrase };
  }
  const rest = words.slice(at + 1).filter((word) => !/\d/.test(word));
  const isBank = before.length > 1 && [...before, ...rest].every((word) => BANK_FEE_WORDS.has(word));
  return isBank ? { code: "fin.bank_fee", phrase: before.includes("ATM") ? "ATM FEE" : "BANK FEE" } : null;
}
