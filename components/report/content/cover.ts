import type { Account, Figure, ReportDocument } from "@/lib/domain/document";
import { accountKey, type Context, evidenceAnchor, formulaAnchor, openable } from "../context";
import {
  counted,
  day,
  dayOfInstant,
  instant,
  money,
  NOT_AVAILABLE,
  span,
  weeklyOf,
  wholeMoney,
  yearlyOf,
} from "../format";
import type { Integrity } from "../integrity";
import type { Cover, Tile } from "../model";
import { ACCOUNT_KIND, GRADE, QUALITY, UNSHARED } from "../words";

const REASONS_MAX = 3;
const ASKS_MAX = 5;

/** The first page: who, when, the four figures, how far they can be trusted, and what is worth asking. */
export function toCover(context: Context, integrity: Integrity): Cover {
  const { document } = context;
  const { quality, request, verification } = document;
  return {
    company: request.companyName,
    title: document.reportType === "affordability" ? "Affordability report" : "Income and expense report",
    customer: request.clientName,
    testNotice: toNotice(document),
    pairs: toPairs(context),
    verification: {
      id: verification.id,
      url: verification.url,
      qrText: `${verification.url}#${integrity.digestSha256}`,
    },
    consent: toConsent(context),
    tiles: toTiles(context),
    grade: {
      letter: quality.grade,
      meaning: GRADE[quality.grade],
      reasons: quality.reasons.slice(0, REASONS_MAX).map((reason) => reason.text),
    },
    asks: document.summary.headlines.slice(0, ASKS_MAX).map((headline) => ({
      lead: headline.severity === "ASK" ? "Ask" : "Note",
      text: headline.text,
      to: evidenceAnchor(context, headline.evidence),
    })),
    accounts: document.accounts.map((account) => toAccount(context, account)),
    missing: quality.suspectedUnshared.map(
      (item) => `Possibly not shared: ${UNSHARED[item.kind]} (${item.hint}).`,
    ),
  };
}

const isLocal = ({ verification }: ReportDocument) => verification.id.startsWith("LOCAL-");

/** What a document that is no report of the live service says of itself. */
function toNotice(document: ReportDocument): string | null {
  if (isLocal(document))
    return "Made on the command line from a file. Not issued, not signed and not to be verified.";
  return document.request.environment === "test"
    ? "Test document made from sandbox data. Not about a real person."
    : null;
}

function toPairs({ document }: Context): Cover["pairs"] {
  const { request, period, subject } = document;
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
    { term: "Written", text: instant(document.generatedAt) },
    {
      term: "Name on accounts",
      text: `${names === "" ? NOT_AVAILABLE : names} (${matches[subject.nameMatch]})`,
    },
  ];
}

function toConsent({ document }: Context): string {
  const { consent } = document;
  if (isLocal(document)) return "None is known: the data came from a file.";
  const kind = consent.type === "ongoing" ? "Ongoing consent" : "One-off consent";
  const ends = consent.expiresAt === null ? "" : `, until ${dayOfInstant(consent.expiresAt)}`;
  const banks = consent.institutions.length === 0 ? "" : ` Data holders: ${consent.institutions.join(", ")}.`;
  return `${kind} under the Consumer Data Right, given ${instant(consent.givenAt)}${ends}.${banks}`;
}

function toTiles(context: Context): Tile[] {
  const { summary } = context.document;
  return [
    toTile(context, "Income after tax", summary.incomeNetMonthly),
    toTile(context, "Living expenses", summary.livingMonthly),
    toTile(context, "Commitments", summary.commitmentsMonthly),
    toTile(context, "Surplus", summary.surplusMonthly),
  ];
}

function toTile(context: Context, label: string, figure: Figure): Tile {
  const { open } = openable(context, figure, { text: "" });
  const weekly = wholeMoney(weeklyOf(figure.value));
  const yearly = wholeMoney(yearlyOf(figure.value));
  return {
    label,
    value: figure.value === null ? NOT_AVAILABLE : wholeMoney(figure.value),
    per: "a month",
    also: figure.value === null ? (figure.note ?? "") : `${weekly} a week · ${yearly} a year`,
    quality:
      figure.count === 0
        ? QUALITY[figure.quality]
        : `${QUALITY[figure.quality]}, ${counted(figure.count, "row")}`,
    rows: evidenceAnchor(context, figure.evidence),
    how: formulaAnchor(figure.formula),
    formula: figure.formula,
    ...(open === undefined ? {} : { open }),
  };
}

function toAccount(context: Context, account: Account): Cover["accounts"][number] {
  const kind = ACCOUNT_KIND[account.kind];
  const number = account.maskedNumber === null ? "" : ` ${account.maskedNumber}`;
  const { from, to } = account.coverage;
  return {
    key: accountKey(context, account.id),
    name: `${account.institution === null ? "" : `${account.institution} · `}${account.displayName}${number}`,
    detail: `${kind}, ${day(from)} to ${day(to)}, ${counted(account.coverage.rows, "row")}`,
    balance: money(account.balance.currentCents),
  };
}
