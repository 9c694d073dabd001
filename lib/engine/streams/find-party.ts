import { isFirmName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { namesAgency } from "@/lib/engine/categories/tables/benefit-codes";
import type { BankRow } from "@/lib/engine/row";
import { BARE_AGENCY } from "@/lib/engine/streams/join-by-cadence";
import type { Group } from "@/lib/engine/streams/join-renamed";
import type { PayerGroup } from "@/lib/engine/streams/payer-group";
import { type CreditNumbers, isBenefit } from "@/lib/engine/streams/payment-numbers";
import { isOfDeposit } from "@/lib/engine/streams/term-deposit";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

type Party = Pick<Group, "name" | "kind">;

/**
 * Words of an agreement to pay a tax debt in instalments. A payment for a quarterly statement has none of these words.
 */
const TAX_PLAN = /^(?:ARRANG[A-Z]*|P?PLAN|PAYPLAN)$/;

/** Identifies the payee of a debit by its biller code and reference, and by the merchant or the wording. */
export function debitParty(row: BankRow, text: Descriptor, sign: Signs): Party {
  const biller = row.billerCode === "" ? "" : `${row.billerCode} ${row.crn}`;
  const what = sign.merchant?.value.code ?? "";
  const isPlan = what === "gov.tax" && text.words.some((word) => TAX_PLAN.test(word));
  return {
    name: sign.merchant?.value.name.toUpperCase() ?? text.key,
    kind: `OUT|${what}|${biller}|${sign.fee?.code ?? (isPlan ? "plan" : "")}`,
  };
}

const INTEREST = "inc.invest.interest";
const OTHER_BENEFIT = "inc.gov.other";

/**
 * Identifies the payer of a credit by the payer's numbers or, if the credit has none, by the payer's name. Wages,
 * bonuses and allowances of one payer are kept apart by their wording, as on a payslip.
 */
export function creditParty(
  row: BankRow,
  text: Descriptor,
  sign: Signs,
  { payer, customer }: CreditNumbers,
): Party & Pick<PayerGroup, "number" | "party" | "what" | "isFirm"> {
  const said = sign.keyword?.value.code ?? "";
  const isBare = said === OTHER_BENEFIT && namesAgency(sign.keyword?.phrase.split(" ") ?? []);
  const what = isBare ? BARE_AGENCY : `${said}${partOf(sign)}`;
  // A bank has several wordings for interest, so payments of interest are grouped by account. The interest of a term
  // deposit is paid separately, so it has its own group.
  if (row.type === "INTEREST_PAID" || (what === INTEREST && !text.isPerson && text.tokens.length <= 3)) {
    const source = `${INTEREST}|${row.accountId}${isOfDeposit(text.words) ? "|deposit" : ""}`;
    return {
      name: "INTEREST",
      kind: `IN|${source}`,
      number: "",
      party: "INTEREST",
      what: source,
      isFirm: false,
    };
  }
  // A share registry pays for many companies under one number, and one company's dividends have several numbers. So the
  // number of a dividend is ignored.
  const number = said === DIVIDEND ? "" : payer;
  // Many employers share a payroll bureau's number, so the first word of the name distinguishes them.
  const viaNumber = number === "" ? null : `${number} ${text.key.split(" ")[0] ?? ""}`;
  const key = said === DIVIDEND ? withoutDividend(text.key) : text.key;
  const party = sign.payer?.value.name.toUpperCase() ?? (findPrintedNumber(row, text) || key);
  const isFirm = !text.isPerson && isFirmName(text, sign);
  // Two people may have the same benefit paid into one account, and the agency has only one direct-entry number. So the
  // number that the agency gave each person tells their payments apart.
  const name = customer ? `${party} ${customer}` : (viaNumber ?? party);
  return { name, kind: `IN|${what}|`, number: isBenefit(sign) ? customer : number, party, what, isFirm };
}

/**
 * Keeps bonuses, commission and holiday pay apart from other variable pay, because each has its own cadence. "" for
 * anything else.
 */
function partOf({ keyword }: Signs): string {
  const part = keyword?.value.code === "inc.salary.variable" && /\b(?:BONUS|COMM|HOL)/.exec(keyword.phrase);
  return part ? `|${part[0]}` : "";
}

const DIVIDEND = "inc.invest.dividend";
const DIVIDEND_WORDS = / (?:INT|INTERIM|ITM|FIN|FINAL|FNL|SPECIAL|SPEC|DIV[A-Z]*|DVD)\b.*/;

/**
 * A company's name without the words that differ between its dividends: "CORVANE INT DIV" and "CORVANE FIN DIV" have
 * one payer.
 */
function withoutDividend(key: string): string {
  return key.replace(DIVIDEND_WORDS, "");
}

/**
 * The payer's number, if the bank prints nothing else about a direct entry: "Direct Credit 301500". "" for any other
 * wording.
 */
function findPrintedNumber(row: BankRow, { channel, tokens }: Descriptor): string {
  return channel === "DIRECT_CREDIT" && tokens.length === 0 ? row.description.replace(/\D/g, "") : "";
}
