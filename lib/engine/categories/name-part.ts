import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import { COMPANY_WORDS } from "@/lib/engine/categories/firm-name";
import type { Recognised } from "@/lib/engine/categories/read-signs";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PAYROLL_RHYTHMS: ReadonlySet<string> = new Set([
  "WEEKLY",
  "FORTNIGHTLY",
  "FOUR_WEEKLY",
  "SEMI_MONTHLY",
]);

/** True for a stream that keeps a payroll's time. Rent, dividends and claims come monthly or less often. */
export function keepsPayrollTime(stream: FoundStream | null): stream is FoundStream {
  return stream?.isMature === true && PAYROLL_RHYTHMS.has(stream.fit?.frequency ?? "");
}

/** Settlements, bonds and commissions differ from one to the next; pay that agrees this well is a wage. */
const STEADY_MIN = 0.9;

/** True for a stream that keeps a payroll's time with about the same amount each time. */
export function isSteadyPay(stream: FoundStream | null): boolean {
  return keepsPayrollTime(stream) && consistencyOf(stream.rows) >= STEADY_MIN;
}

const LEGAL_FORMS: ReadonlySet<string> = new Set(["PTY", "LTD", "LIMITED"]);
/** Words of a purpose that stand in employers' names: Bond University, a services board, Settlement Services. */
const ALSO_NAMES: ReadonlySet<string> = new Set(["BOND", "BOARD", "SETTLE", "SETTLEMENT"]);

/**
 * True where the word that would say what a credit is for is a part of the payer's name. No agency is a company, so "JSP
 * ROOFING PTY LTD" pays no benefit; nothing invested pays as often as a payroll, so neither a "FOOD DISTRIBUTION" nor a "RETAIL
 * DIV" that comes every fortnight is a distribution or a dividend; and an organisation that pays the same every week or
 * fortnight returns no bond and settles no sale.
 */
export function isNamePart(
  keyword: Recognised<Keyword>,
  text: Descriptor,
  stream: FoundStream | null,
): boolean {
  const { code } = keyword.value;
  const isCompany = text.tokens.some((word) => COMPANY_WORDS.has(word));
  // "INTEREST PICTURES PTY" pays no interest.
  if (keyword.phrase === "INTEREST") return isCompany;
  if (code.startsWith("inc.gov")) return text.words.some((word) => LEGAL_FORMS.has(word));
  if (code === "inc.invest.dividend" || code === "inc.invest.distribution") return keepsPayrollTime(stream);
  return ALSO_NAMES.has(keyword.phrase) && isCompany && isSteadyPay(stream);
}
