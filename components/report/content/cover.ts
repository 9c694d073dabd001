import type { Account, Integrity, ReportDocument } from "@/lib/engine/document";
import { toProductName } from "@/lib/engine/figures/product-name";
import { accountKey, type Context, joined } from "../context";
import { counted, dayOfInstant, days, instant, money, NOT_AVAILABLE, span } from "../format";
import type { Cover } from "../model";
import { ACCOUNT_KIND, GRADE, UNSHARED } from "../words";
import { toCoverFindings } from "./cover-findings";
import { toMeasures } from "./measures";
import { toTiles } from "./tiles";

const REASONS_MAX = 3;

/** The first page: the customer, dates, figures, their reliability, and the findings. */
export function toCover(context: Context, integrity: Integrity): Cover {
  const { document } = context;
  const { quality, request, verification } = document;
  return {
    company: request.companyName,
    title: `${document.reportType === "affordability" ? "Affordability report" : "Income and expense report"}${document.assessed ? ", assessed copy" : ""}`,
    customer: request.clientName,
    testNotice: toNotice(document),
    pairs: toPairs(context),
    verification: {
      id: verification.id,
      url: verification.url,
      qrText: isLocal(document) ? null : `${verification.url}#${integrity.digestSha256}`,
    },
    consent: toConsent(context),
    tiles: toTiles(context),
    measures: toMeasures(context),
    grade: {
      letter: quality.grade,
      meaning: GRADE[quality.grade],
      reasons: quality.reasons.slice(0, REASONS_MAX).map((reason) => reason.text),
    },
    findings: toCoverFindings(context),
    ...toAccounts(context),
    missing: quality.suspectedUnshared.map(
      (item) => `Possibly not shared: ${UNSHARED[item.kind]} (${item.hint}).`,
    ),
  };
}

const isLocal = ({ verification }: ReportDocument) => verification.id.startsWith("LOCAL-");

/** The notice on a document that is not a report of the live service; null for a report of the live service. */
function toNotice(document: ReportDocument): string | null {
  if (isLocal(document))
    return "Prepared on the command line from a file. Not issued, not signed, and can’t be verified.";
  return document.request.environment === "test"
    ? "Test document made from sandbox data. Not about a real person."
    : null;
}

function toPairs({ document }: Context): Cover["pairs"] {
  const { request, period, subject, verification } = document;
  const matches = {
    MATCH: "matches",
    PARTIAL: "matches in part",
    NO_MATCH: "does not match",
    UNKNOWN: "not checked",
  };
  const names = subject.namesOnAccounts.join(", ");
  return [
    { term: "Reference", text: request.clientRef ?? "none given" },
    {
      term: "Period",
      text: `${request.periodLabel === null ? "" : `${request.periodLabel}: `}${span(period)}`,
    },
    { term: "Bank data as at", text: instant(document.dataAsAt) },
    { term: "Prepared", text: instant(document.generatedAt) },
    {
      term: "Name on accounts",
      text: `${names === "" ? NOT_AVAILABLE : names} (${matches[subject.nameMatch]})`,
    },
    ...(document.assessed
      ? [
          {
            term: "Copy of",
            text: `${document.assessed.report.verificationId}; adjusted figures are in section 1`,
          },
        ]
      : []),
    // States which report this report replaces. A reader who has both on paper must see which is newer.
    ...(verification.supersedes === null ? [] : [{ term: "Replaces", text: verification.supersedes }]),
  ];
}

function toConsent({ document }: Context): string {
  const { consent } = document;
  if (isLocal(document)) return "No consent is known: the data came from a file.";
  const kind = consent.type === "ongoing" ? "Ongoing consent" : "One-off consent";
  const ends = consent.expiresAt === null ? "" : `, until ${dayOfInstant(consent.expiresAt)}`;
  const banks = consent.institutions.length === 0 ? "" : ` Data holders: ${consent.institutions.join(", ")}.`;
  return `${kind} under the Consumer Data Right, ${consent.givenAt === null ? "date not known" : `given ${instant(consent.givenAt)}`}${ends}.${banks}`;
}

/**
 * The accounts. An account's bank is stated only if there are several banks, and its days only if they are not the
 * whole period.
 */
function toAccounts(context: Context): Pick<Cover, "covered" | "accounts"> {
  const { accounts, period } = context.document;
  const banks = new Set(accounts.map(({ institution }) => institution));
  const isWhole = ({ coverage }: Account) =>
    coverage.from === period.from && coverage.to === period.to && coverage.gaps.length === 0;
  const whole = accounts.filter(isWhole).length;
  const [bank] = banks;
  return {
    covered: joined(
      counted(accounts.length, "account"),
      banks.size === 1 ? bank : banks.size === 0 ? null : counted(banks.size, "bank"),
      accounts.length === 0
        ? null
        : whole === accounts.length
          ? "no gap in the period"
          : `${whole} for the whole period`,
    ),
    accounts: accounts.map((account) => toAccount(context, account, banks.size > 1, isWhole(account))),
  };
}

function toAccount(
  context: Context,
  account: Account,
  isNamed: boolean,
  isWhole: boolean,
): Cover["accounts"][number] {
  const { coverage, institution, maskedNumber } = account;
  const gaps = coverage.gaps.length === 0 ? null : counted(coverage.gaps.length, "gap");
  return {
    key: accountKey(context, account.id),
    name: `${toProductName(isNamed ? institution : null, account.displayName)}${maskedNumber === null ? "" : ` ${maskedNumber}`}`,
    detail: joined(
      ACCOUNT_KIND[account.kind],
      isWhole || coverage.rows === 0 ? null : days(coverage.from, coverage.to),
      gaps,
      counted(coverage.rows, "row"),
      account.openStatus === "CLOSED" ? "closed" : null,
    ),
    balance: money(account.balance.currentCents),
  };
}
