/**
 * The numbers of Australian registers, as far as a number says of itself whether it can be one. Whether it is somebody's,
 * and whose, only the register says.
 */

/** The digits of a number however it is spaced; null where there is anything else in it. */
export function findDigits(text: string): string | null {
  const bare = text.replace(/[\s-]/g, "");
  return /^\d+$/.test(bare) ? bare : null;
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ABN_MODULUS = 89;
const ABN_SHAPE = /^(\d{2})(\d{3})(\d{3})(\d{3})$/;

const sumOf = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/**
 * An Australian Business Number of eleven digits whose check digits agree: one less in the first place, weighted and summed,
 * it divides by 89 (Australian Business Register, "Format of the ABN").
 */
export function isAbn(text: string): boolean {
  const digits = findDigits(text);
  if (!digits || !ABN_SHAPE.test(digits) || digits.startsWith("0")) return false;
  return (sumOf(digits, ABN_WEIGHTS) - (ABN_WEIGHTS[0] ?? 0)) % ABN_MODULUS === 0;
}

/** "51 824 753 556"; text that is no such number stays as it is. */
export function formatAbn(text: string): string {
  return findDigits(text)?.replace(ABN_SHAPE, "$1 $2 $3 $4") ?? text;
}

const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];
const ACN_SHAPE = /^(\d{3})(\d{3})(\d{3})$/;

/**
 * An Australian Company Number of nine digits whose last one agrees with the eight before it: what is missing of their
 * weighted sum to a multiple of ten (ASIC, "Australian Company Number digit check").
 */
export function isAcn(text: string): boolean {
  const digits = findDigits(text);
  if (!digits || !ACN_SHAPE.test(digits)) return false;
  return (10 - (sumOf(digits, ACN_WEIGHTS) % 10)) % 10 === Number(digits[8]);
}

/** "004 085 616"; text that is no such number stays as it is. */
export function formatAcn(text: string): string {
  return findDigits(text)?.replace(ACN_SHAPE, "$1 $2 $3") ?? text;
}

/** A company's ABN is its ACN behind two check digits, unless it was given one before it was a company. */
export function isAbnOfAcn(abn: string, acn: string): boolean {
  return findDigits(abn)?.slice(2) === findDigits(acn);
}

/** Licences for credit and for financial services have six digits on ASIC's registers. */
export function isLicenceNumber(text: string): boolean {
  return /^[1-9]\d{5}$/.test(findDigits(text) ?? "");
}

/** Representatives have six to nine digits there, some of them noughts in front. */
export function isRepresentativeNumber(text: string): boolean {
  return /^\d{6,9}$/.test(findDigits(text) ?? "");
}
