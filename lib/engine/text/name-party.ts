import { isNumber } from "@/lib/engine/text/tokens";

const KEY_WORDS_MAX = 4;
const KEY_NOISE: ReadonlySet<string> = new Set(
  "REFUND REFUNDED RETURN VOUCHER PTY LTD LIMITED P L THE PAYROLL SALARY WAGES WAGE PAY PAYMENT REF FROM TO INV INVOICE JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC".split(
    " ",
  ),
);

/** The last part of a customer's number that the bank printed with spaces: "881A", "22K". */
const REFERENCE_TAIL = /^(?:[A-Z]?\d{2,}[A-Z]|\d{3,})$/;
const NAME_NOISE: ReadonlySet<string> = new Set("PTY LTD LIMITED PAYROLL SALARY WAGES WAGE".split(" "));

/** The words of a party by which its rows are grouped; never empty. */
export function toKey(tokens: readonly string[]): string {
  const words = tokens.filter((token) => !KEY_NOISE.has(token) && !isNumber(token));
  return (words.length > 0 ? words : tokens).slice(0, KEY_WORDS_MAX).join(" ") || "?";
}

/** The name of a party as a report shows it; never empty. */
export function toName(tokens: readonly string[]): string {
  const isTradingTail = tokens.length > 2 && tokens.at(-2) === "P" && tokens.at(-1) === "L";
  const words = (isTradingTail ? tokens.slice(0, -2) : tokens).filter(
    (token, index) => !NAME_NOISE.has(token) && !(index > 0 && REFERENCE_TAIL.test(token)),
  );
  const name = (words.length > 0 ? words : tokens)
    .slice(0, 6)
    .map((token) =>
      token.length <= 3 && !/[AEIOUY]/.test(token) ? token : token[0] + token.slice(1).toLowerCase(),
    )
    .join(" ");
  return name || "Not named by the bank";
}
