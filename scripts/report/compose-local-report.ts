import { createHash } from "node:crypto";
import type { CdsTransaction } from "@/lib/engine/bank";
import { type Day, findDay, findStatementDay, toDayNumber, toSydneyTime } from "@/lib/engine/calendar/day";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { addProblem, type Problems } from "@/lib/engine/input/problem";
import { rewind } from "@/lib/engine/input/rewind";
import { buildReport, ENGINE } from "@/lib/engine/report";
import { renderSigned } from "@/lib/render/json";
import { forgetLater } from "./forget-later";
import type { Input } from "./read-input";
import type { Options } from "./report-options";

/**
 * Values for a report made on the command line. They replace the URL, the company and the key of an issued report, and
 * warn that the report was not issued.
 */
const LOCAL = {
  url: "urn:surplus:local",
  notice: "Prepared on the command line from a file. Not issued, not signed, and can’t be verified.",
  company: "Prepared on the command line",
  key: "none: prepared on the command line",
};
const NO_NAME = "Name not given";
/**
 * If the newest row is more than this many days later than the row before it, the date of the newest row may be wrong.
 */
const LONE_ROW_DAYS = 62;
const YEARS = { from: "1990", to: "2100" };

/** `json` is the document as JSON, with its integrity, in UTF-8. */
type Composed = {
  document: ReportDocument;
  integrity: Integrity;
  json: Uint8Array;
  notes: string[];
};

/**
 * Builds the engine's document, with placeholders for the service's own facts. Uses no clock, so that equal input gives
 * equal bytes.
 */
export function composeLocalReport(input: Input, options: Options, problems: Problems): Composed | null {
  const newest = findNewestDays(input.data.transactions);
  const asOf = options.asOf === null ? newest[0] : (findDay(options.asOf) ?? undefined);
  if (asOf === undefined) {
    addProblem(problems, "transactions", "no transaction has a date: set the date of the data with --as-of");
    return null;
  }
  const warnings = [...input.warnings];
  const isEarlier = newest[0] !== undefined && asOf < newest[0];
  const { data, leftOut } = rewind(isEarlier ? forgetLater(input.data, asOf) : input.data, asOf);
  if (leftOut > 0)
    warnings.push(
      `${leftOut} ${leftOut === 1 ? "row" : "rows"} after ${asOf} ${leftOut === 1 ? "was" : "were"} left out, and balances were calculated back to that day.`,
    );
  // Uses the evening of the day in Sydney, because the time is unknown.
  const instant = toSydneyTime(new Date(`${asOf}T12:00:00Z`));
  const id = localId(input, options, asOf);
  const built = buildReport({
    data,
    reportType: options.type,
    profile: options.profile,
    verification: { id, url: LOCAL.url, supersedes: null },
    request: {
      clientName: options.name ?? "",
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: LOCAL.company,
    },
    consent: { type: "once", givenAt: null, expiresAt: null, institutions: listInstitutions(input) },
    generatedAt: instant,
    dataAsAt: instant,
    assumptions: null,
    customerNotes: [],
  });
  const document: ReportDocument = {
    ...built,
    // Shows NO_NAME if no name was given. In that case the engine got an empty name, so it compares no name with the
    // accounts.
    request: { ...built.request, clientName: options.name ?? NO_NAME },
    subject: { ...built.subject, nameAsGiven: options.name ?? NO_NAME },
    warnings: [
      { code: "MADE_LOCALLY", text: LOCAL.notice },
      ...warnings.map((text) => ({ code: "INPUT", text })),
      ...built.warnings,
    ],
  };
  const { bytes, integrity } = renderSigned(document, (digestSha256) => ({
    digestSha256,
    signatureJws: "none",
    keyId: LOCAL.key,
  }));
  // The note names the day of one row. An insight report must not show that, so only the user sees the note.
  const notes = options.asOf === null ? [...warnings, ...questionNewest(newest)] : warnings;
  return { document, integrity, json: bytes, notes };
}

/** Finds the two newest days with posted rows. Ignores years that some systems write for "no date". */
function findNewestDays(rows: readonly CdsTransaction[]): Day[] {
  const days = new Map<string, Day | null>();
  for (const row of rows) {
    if (row.status === "PENDING") continue;
    const text = row.postingDateTime || row.valueDateTime || row.executionDateTime;
    if (text && !days.has(text)) days.set(text, findStatementDay(text));
  }
  const found = new Set<Day>();
  for (const day of days.values()) if (day !== null && day > YEARS.from && day < YEARS.to) found.add(day);
  return [...found].sort().reverse().slice(0, 2);
}

function questionNewest([newest, before]: readonly Day[]): string[] {
  if (newest === undefined || before === undefined) return [];
  const days = toDayNumber(newest) - toDayNumber(before);
  if (days <= LONE_ROW_DAYS) return [];
  return [
    `The newest row is dated ${newest}, ${days} days after the row before it. If this date is wrong, set the date of the data with --as-of.`,
  ];
}

function listInstitutions({ data }: Input): string[] {
  return [...new Set(data.accounts.flatMap((account) => account.institutionName ?? []))].sort();
}

/** An id that is the same for equal files, options and engine, and different otherwise. */
function localId({ bytes }: Input, { type, profile, name }: Options, asOf: Day): string {
  const hash = createHash("sha256").update(JSON.stringify([ENGINE, type, profile, name, asOf, bytes.length]));
  for (const part of bytes) hash.update(`${part.length}:`).update(part);
  return `LOCAL-${hash.digest("hex").slice(0, 12).toUpperCase()}`;
}
