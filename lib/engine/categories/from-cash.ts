import { toDecision } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { Decidable, Decision } from "@/lib/engine/row";
import { ATM_OWNERS } from "@/lib/engine/text/banks";
import { PLACES } from "@/lib/engine/text/places";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Banks' words for ATMs and counters: "NABATM", "ATMX", "CASH W/D AT BRANCH". */
const CASH =
  /^(?:(?:NAB|CBA|WBC|ANZ|BOQ|BWA|RED[IY])?ATMX?|CASH (?:W D|WD|WDL|WITHDRAWAL)|CASH BRANCH|WITHDRAWAL AT (?:WESTPAC|ST GEORGE|ANZ|NAB|CBA|COMMONWEALTH|BANKSA|BENDIGO|SUNCORP|BOQ))\b|\b(?:CASH WITHDRAWAL|CASH W D|CASH WDL|ATMX?)$|\bBRANCH CASH\b/;
/** Cash taken on credit, as card networks and banks word it. */
const ADVANCED =
  /^(?:(?:VISA|MASTERCARD|CREDIT CARD|CARD|CC|MC|ATM|OTC|OVER THE COUNTER|OVERSEAS|FOREIGN) )*(?:QUASI CASH|CASH (?:EQUIVALENT )?ADV(?:ANCE)?)\b(?! LOAN| LN| REPAY)|\bCASH ADV(?:ANCE)? ATMX?\b/;
/** A machine that sells crypto is not an ATM: "EXAMPLECOIN BITCOIN ATM". */
const CRYPTO = /^(?:BITCOIN|CRYPTO|BTC)$/;

/** Cash from an ATM, a bank counter or a shop till; null for anything else. */
export function fromCash(row: Decidable, text: Descriptor, sign: Signs): Decision | null {
  if (text.words.some((word) => CRYPTO.test(word))) return null;
  const isPlain = text.channel === null || text.channel === "TRANSFER";
  const words = text.words.join(" ");
  const isCash = isPlain && CASH.test(words);
  const isInSuburb = isPlain && (isCashInSuburb(text) || isMachineOfBank(row, text));
  const isWorded = row.mcc === "" && sign.fee === null && (isCash || isInSuburb);
  // Cash is never taken by direct debit, so a direct debit with these words repays a loan.
  const isTaken = row.mcc === "" && sign.fee === null && text.channel !== "DIRECT_DEBIT";
  if (isTaken && ADVANCED.test(words) && !isLoaned(sign))
    return toDecision("csh.card_advance", "KEYWORD", "CASH ADVANCE", 0.9);
  const isMachine = text.channel === "ATM" || row.mcc === "6011" || row.mcc === "6010" || isWorded;
  if (isMachine && row.kind === "CREDIT_CARD")
    return toDecision("csh.card_advance", "ACCOUNT", "cash on a card account", 0.96);
  if (isMachine)
    return toDecision(
      "csh.atm",
      row.mcc === "" || text.channel === "ATM" ? "KEYWORD" : "MCC",
      row.mcc || "ATM",
      0.96,
    );
  // A wage advance called "Cashout" is a debt, not cash.
  if (isLent(sign) || text.words.some((word) => word.startsWith("REPAY"))) return null;
  return text.channel === "CASH_OUT" ? toDecision("csh.cash_out", "KEYWORD", "CASH OUT", 0.95) : null;
}

/**
 * Reports whether cash is from an ATM that the bank names only by its suburb: "CASH NOLLAMARA 0614". If there are other
 * words, the text names a firm.
 */
function isCashInSuburb({ words, place }: Descriptor): boolean {
  const [first, ...rest] = words.filter((word) => !/\d/.test(word));
  return first === "CASH" && place !== null && rest.join(" ") === place;
}

/**
 * Reports whether the text is only a bank that owns machines, a place and a number: "NAB DUBBO NARROMINE 826163". A
 * transfer or a direct debit to a bank is no cash.
 */
function isMachineOfBank({ type }: Decidable, { channel, words, place }: Descriptor): boolean {
  if (channel !== null || type !== "OTHER" || place === null) return false;
  const [owner = "", ...rest] = words;
  const isPlaced = rest.slice(0, -1).every((word) => PLACES.has(word) || place.split(" ").includes(word));
  return ATM_OWNERS.includes(owner) && rest.length > 1 && isPlaced && /^\d{6}$/.test(rest.at(-1) ?? "");
}

/** Like isLent, but false for a card from which cash was taken: "CREDIT CARD CASH ADVANCE". */
function isLoaned(sign: Signs): boolean {
  return isLent(sign) && (sign.merchant !== null || sign.keyword?.value.code !== "dbt.card_unshared");
}

function isLent({ merchant, keyword }: Signs): boolean {
  return [merchant?.value.code, keyword?.value.code].some(
    (code) => code !== undefined && groupOf(code) === "dbt",
  );
}
