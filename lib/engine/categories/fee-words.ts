import { readRows } from "@/lib/engine/categories/data/read-rows";
import { FEE_WORD_ROWS } from "@/lib/engine/categories/data/words-table";
import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";

export const feeIndex = buildPhraseIndex<string>(
  readRows(FEE_WORD_ROWS).map(([words = "", category = "", match]) => [
    words,
    category,
    match === "start" ? "start" : "anywhere",
  ]),
  "always",
);

const FEES: ReadonlySet<string> = new Set("FEE FEES CHARGE CHARGES CHG".split(" "));
/** Words for failed payments and overdrawn accounts; the first matching list decides. */
const KINDS: readonly (readonly [code: string, phrase: string, words: RegExp])[] = [
  [
    "fin.dishonour_fee",
    "FAILED PAYMENT FEE",
    /^(?:DISH|DISHON\w*|DISHNR|DISHNOUR\w*|REJ|REJECT\w*|REFUS\w*|RETURN|RETURNED|RET|RETD|RTN|RTND|RTD|UNPAID|UNPD|UNSUCCESSFUL|FAIL|FAILED|FAILURE|DECLINED|DECLINE|BOUNCED?|INSUFF|INSUFFICIENT|NSF)$/,
  ],
  [
    "fin.overdrawn_fee",
    "OVERDRAWN FEE",
    /^(?:OVERDR\w*|OVERLIMIT|OD|ODRAFT|ODRAWN|HONOUR|HONOURED|HONOURING|INFORMAL|UNARR|UNARRANGED|UNAUTH|UNAUTHORISED)$/,
  ],
];
/** Words of banks. A fee whose words are all in this list is a bank fee. */
const BANK_FEE_WORDS: ReadonlySet<string> = new Set(
  `ACCOUNT ACCT ACC ADJUSTMENT INT TRANSACTION TRANSACTIONS TRAN TXN EXCESS CONVERSION CURRENCY FOREIGN FX INTERNATIONAL INTL INTNL OVERSEAS STATEMENT PAPER CARD
ATM A C OD ODRAFT LENDING RATE FUNDS DD DDR DDS DE W D WDL WITHDRAWAL WITHDRAWALS CASH ADVANCE REPLACEMENT DUPLICATE CHEQUE CHQ SERVICE SERVICING MAINTENANCE KEEPING MONTHLY ANNUAL QUARTERLY
YEARLY EXCEPTION STOP PAYMENT TRACE TRACING ASSISTED BRANCH STAFF COUNTER DEPOSIT ELECTRONIC INTERNET BANKING PHONE DIRECT ENTRY DEBIT CREDIT BANK
PACKAGE FACILITY OPERATOR OWNER NON NETWORK TELEGRAPHIC TRANSFER TT SWIFT INWARD OUTWARD ITEM CTR MISC PMT PYMT PMNT PAYT PAYMT TRANS DISPUTE VOUCHER PERIODICAL PERIODIC
AUTO AUTOMATIC SCHEDULED RECURRING PP DR BORROWING USAGE JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC FOR THE ON AUD AU TO`.split(
    /\s+/,
  ),
);

/**
 * Recognises two kinds of fee that are in no list. The first is a word for a fee with only bank words around it. The
 * second is a fee with a word for a failed payment or an overdrawn account; a firm's name may come first. Null for
 * other fees, because clubs and schools charge fees too.
 */
export function readFee(printed: readonly string[]): { code: string; phrase: string } | null {
  const words = joinOverdrawn(printed);
  const at = words.findLastIndex((word) => FEES.has(word));
  if (at < 0) return null;
  const before = words.slice(0, at).filter((word) => !/\d/.test(word));
  for (const [code, phrase, said] of KINDS) {
    const index = before.findIndex((word) => said.test(word));
    if (index >= 0 && before.slice(index + 1).every((word) => BANK_FEE_WORDS.has(word) || said.test(word)))
      return { code, phrase };
  }
  const rest = words.slice(at + 1).filter((word) => !/\d/.test(word));
  // Some banks print the reason after the word for a fee: "FEE - RETURNED PAYMENT".
  const reason = KINDS.find(([, , said]) => rest.some((word) => said.test(word)));
  if (reason && [...before, ...rest].every((word) => BANK_FEE_WORDS.has(word) || reason[2].test(word)))
    return { code: reason[0], phrase: reason[1] };
  const isBank = before.length > 1 && [...before, ...rest].every((word) => BANK_FEE_WORDS.has(word));
  return isBank ? { code: "fin.bank_fee", phrase: before.includes("ATM") ? "ATM FEE" : "BANK FEE" } : null;
}

/**
 * The failure stated in the words of a row that the bank already classes as a fee; the word "fee" itself is
 * not needed. Null if no failure is stated.
 */
export function readFailure(words: readonly string[]): { code: string; phrase: string } | null {
  const joined = joinOverdrawn(words);
  const found = KINDS.find(([, , said]) => joined.some((word) => said.test(word)));
  return found ? { code: found[0], phrase: found[1] } : null;
}

/** Joins "O/D", "O/DRAFT" and "O/DRAWN", which are split at the slash. */
function joinOverdrawn(words: readonly string[]): readonly string[] {
  const isSplit = (index: number) =>
    words[index] === "O" && /^(?:D|DRAFT|DRAWN)$/.test(words[index + 1] ?? "");
  return words.flatMap((word, index) =>
    isSplit(index) ? [`O${words[index + 1]}`] : isSplit(index - 1) ? [] : [word],
  );
}
