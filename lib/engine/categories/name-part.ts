import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import type { Recognised } from "@/lib/engine/categories/find-debit-keyword";
import { COMPANY_WORDS } from "@/lib/engine/categories/firm-name";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { isPayCycle } from "@/lib/engine/streams/frequency";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * Reports whether payments come at a payroll's cycle. Excludes monthly payments, because rent and dividends are monthly
 * too.
 */
export function keepsPayrollTime(stream: FoundStream | null): stream is FoundStream {
  const frequency = stream?.fit?.frequency;
  return (
    stream?.isMature === true && frequency !== undefined && frequency !== "MONTHLY" && isPayCycle(frequency)
  );
}

/** The minimum consistency of wages: the amounts of settlements, bonds and commissions vary more. */
const STEADY_MIN = 0.9;

/** Reports whether payments come at a payroll's cycle and in amounts as steady as wages. False for null. */
export function isSteadyPay(stream: FoundStream | null): boolean {
  return keepsPayrollTime(stream) && consistencyOf(stream.rows) >= STEADY_MIN;
}

/**
 * Reports whether a fund manager's payments are distributions: they come quarterly, half-yearly or yearly. Proceeds of
 * sales have no cadence.
 */
export function isDistributed(code: string, stream: FoundStream | null): boolean {
  const isSlow = /^(?:QUARTERLY|HALF_YEARLY|ANNUAL)$/.test(stream?.fit?.frequency ?? "");
  return code === "fin.invest" && stream?.isMature === true && isSlow;
}

const JOKE = /^(?:LOL|LMAO|HAHA+|JK)$/;
const LEGAL_FORMS: ReadonlySet<string> = new Set(["PTY", "LTD", "LIMITED"]);
/** Purpose words that also occur in employers' names: Bond University, a services board, Settlement Services. */
const ALSO_NAMES: ReadonlySet<string> = new Set(["BOND", "BOARD", "SETTLE", "SETTLEMENT"]);

/**
 * Reports whether a purpose word is only part of the payer's name, or a friend's joke. "JSP ROOFING PTY LTD" does not
 * pay a JobSeeker benefit, because an agency is never a company. Investments never pay as often as a payroll, so a
 * fortnightly "FOOD DISTRIBUTION" or "RETAIL DIV" is not a distribution or dividend. An organisation that pays the same
 * amount every week or fortnight is not returning a bond or settling a sale.
 */
export function isNamePart(
  keyword: Recognised<Keyword>,
  text: Descriptor,
  stream: FoundStream | null,
): boolean {
  const { code } = keyword.value;
  // "Wages sorry lol" is a joke between friends.
  if (text.words.some((word) => JOKE.test(word))) return true;
  const isCompany = text.tokens.some((word) => COMPANY_WORDS.has(word));
  // A company may have the word in its name without paying interest: "INTEREST PICTURES PTY".
  if (keyword.phrase === "INTEREST") return isCompany;
  if (code.startsWith("inc.gov")) return text.words.some((word) => LEGAL_FORMS.has(word));
  if (code === "inc.invest.dividend" || code === "inc.invest.distribution") return keepsPayrollTime(stream);
  return ALSO_NAMES.has(keyword.phrase) && isCompany && isSteadyPay(stream);
}
