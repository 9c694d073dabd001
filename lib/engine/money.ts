// Money is a whole number of Australian cents. It is parsed digit by digit from the bank's text, because a float cannot
// represent most decimal amounts and the error would appear in a total.

export type Cents = number & { readonly __brand: "Cents" };

/** The maximum number of dollar digits for which the amount in cents is still a safe integer. */
const DOLLAR_DIGITS_MAX = 13;
const FRACTION_DIGITS_MAX = 4;
const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/** Brands a whole number as cents. Throws RangeError if it is not a safe whole number. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError("amount is not a whole number of cents in range");
  return (value === 0 ? 0 : value) as Cents;
}

/**
 * Parses a Consumer Data Standards AmountString ("-83.62", "12.500") to cents. Null for any other text, for a fraction
 * of a cent and for too many digits. The caller decides what null means.
 */
export function findCents(text: string): Cents | null {
  const sign = text.charCodeAt(0);
  const start = sign === PLUS || sign === MINUS ? 1 : 0;
  const point = skipDigits(text, start);
  if (point === start || point - start > DOLLAR_DIGITS_MAX) return null;
  let value = 0;
  for (let index = start; index < point; index++) value = value * 10 + text.charCodeAt(index) - ZERO;
  value *= 100;
  if (point < text.length) {
    const end = skipDigits(text, point + 1);
    const digits = end - point - 1;
    if (text.charCodeAt(point) !== POINT || end < text.length) return null;
    if (digits < 1 || digits > FRACTION_DIGITS_MAX) return null;
    value += (text.charCodeAt(point + 1) - ZERO) * 10;
    if (digits > 1) value += text.charCodeAt(point + 2) - ZERO;
    for (let index = point + 3; index < end; index++) if (text.charCodeAt(index) !== ZERO) return null;
  }
  return cents(sign === MINUS ? -value : value);
}

/** The index of the first non-digit at or after `index`. */
function skipDigits(text: string, index: number): number {
  let end = index;
  while (end < text.length && text.charCodeAt(end) >= ZERO && text.charCodeAt(end) <= ZERO + 9) end++;
  return end;
}

/** Rounds half away from zero, so that a debit and its equal credit always round to the same size. */
export function roundHalfUp(value: number): Cents {
  return cents(Math.sign(value) * Math.round(Math.abs(value)));
}

/** Cents as "1,234.56", with a leading minus for negatives; no currency sign. */
export function toDollars(value: number): string {
  const whole = Math.abs(value);
  const dollars = Math.trunc(whole / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 ? "-" : ""}${dollars}.${(whole % 100).toString().padStart(2, "0")}`;
}

/** Formats cents as an AmountString of the Consumer Data Standards: "-1234.50". */
export function toAmountString(cents: number): string {
  const whole = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${whole.slice(0, -2)}.${whole.slice(-2)}`;
}
