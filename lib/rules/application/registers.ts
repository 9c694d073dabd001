// Checks the format and check digits of Australian register numbers. Only the register itself can say whether a number
// is in use, and by which company.

/** The digits of a number, with spaces and hyphens removed; null if it contains anything else. */
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
 * Checks an Australian Business Number: eleven digits whose weighted sum, after subtracting one from the first digit,
 * is divisible by 89 (Australian Business Register, "Format of the ABN").
 */
export function isAbn(text: string): boolean {
  const digits = findDigits(text);
  if (!digits || !ABN_SHAPE.test(digits) || digits.startsWith("0")) return false;
  return (sumOf(digits, ABN_WEIGHTS) - (ABN_WEIGHTS[0] ?? 0)) % ABN_MODULUS === 0;
}

/**
 * Formats an ABN as "51 824 753 556". Digits of another length only lose their spaces and hyphens; other text stays
 * unchanged.
 */
export function formatAbn(text: string): string {
  return findDigits(text)?.replace(ABN_SHAPE, "$1 $2 $3 $4") ?? text;
}

const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];
const ACN_SHAPE = /^(\d{3})(\d{3})(\d{3})$/;

/**
 * Checks an Australian Company Number of nine digits. The last digit is the difference between the weighted sum of the
 * first eight and the next multiple of ten (ASIC, "Australian Company Number digit check").
 */
export function isAcn(text: string): boolean {
  const digits = findDigits(text);
  if (!digits || !ACN_SHAPE.test(digits)) return false;
  return (10 - (sumOf(digits, ACN_WEIGHTS) % 10)) % 10 === Number(digits[8]);
}

/**
 * Formats an ACN as "004 085 616". Digits of another length only lose their spaces and hyphens; other text stays
 * unchanged.
 */
export function formatAcn(text: string): string {
  return findDigits(text)?.replace(ACN_SHAPE, "$1 $2 $3") ?? text;
}

/**
 * Reports whether an ABN is the ACN with two check digits in front. The ABN of every company has this form, unless it
 * was issued before incorporation.
 */
export function isAbnOfAcn(abn: string, acn: string): boolean {
  return findDigits(abn)?.slice(2) === findDigits(acn);
}

/**
 * Reports whether text has the form of a licence number. Licences for credit and for financial services have six digits
 * on ASIC's registers.
 */
export function isLicenceNumber(text: string): boolean {
  return /^[1-9]\d{5}$/.test(findDigits(text) ?? "");
}

/**
 * Reports whether text has the form of a representative's number. On ASIC's registers it has six to nine digits, with
 * possible leading zeros.
 */
export function isRepresentativeNumber(text: string): boolean {
  return /^\d{6,9}$/.test(findDigits(text) ?? "");
}
