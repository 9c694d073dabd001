import { HEADER_MEMBERS } from "@/lib/contract/report-query";
import type { ReportChangesView } from "@/lib/contract/wire/changes";
import type { TransactionPage } from "@/lib/contract/wire/transactions";
import { fetchReport, fetchReportFile } from "@/lib/documents/fetch-report";
import { noAccount } from "@/lib/documents/statement";
import { LIMITATIONS } from "@/lib/engine/changes/change";
import { type Changes, listChanges, type PreviousReport } from "@/lib/engine/changes/previous-report";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { unpack } from "@/lib/store/pack";
import { findPreviousReport } from "@/lib/store/read/previous-report";

type Row = TransactionPage["data"][number];

/**
 * A filter of a report's rows. `from` and `to` are days as YYYY-MM-DD, and both are included. `minAmountCents` ignores
 * the sign.
 */
export type RowFilter = {
  from: string | undefined;
  to: string | undefined;
  /** The account's number in the report; the first account is 1. */
  accountNumber: number | undefined;
  /** The code of a category or of a group. */
  category: string | undefined;
  minAmountCents: number | null;
};

/** A position among the rows of one report: the next page starts with the row at `index`. */
export type RowPosition = { verificationId: string; index: number };

export type PartJob = { scope: Scope; requestId: string } & (
  | { format: "sections"; sections: readonly string[] }
  | { format: "changes" }
  | { format: "rows"; filter: RowFilter; after: RowPosition | null; limit: number }
);

/** A page of rows from the worker; `next` is the index at which the next page starts, null on the last page. */
export type RowPage = { verificationId: string; rows: Row[]; next: number | null };

const PARTS: ReadonlySet<string> = new Set(["sections", "rows", "changes"]);
/** True for a job that extracts part of a stored report; false for a job that renders a file. */
export const isPart = (job: { format: string }): job is PartJob => PARTS.has(job.format);

/** The members of the stored report from which a part is extracted, by their API names. */
type Written = {
  profile: "full" | "insight";
  verification: { id: string };
  accounts: { id: string }[];
  transactions: Row[];
  [name: string]: unknown;
};

/**
 * Extracts a part of the finished report as JSON: named sections in the report's order, or a page of rows (RowPage).
 * Can also compare the report with the previous one. Throws as `fetchReportFile` does. For rows, also throws
 * `conflict` for an insight report or a position in an earlier report, and `invalid` for an account that is not in
 * the report.
 */
export async function takePart(job: PartJob): Promise<Uint8Array<ArrayBuffer>> {
  if (job.format === "changes")
    return new Uint8Array(Buffer.from(JSON.stringify(await takeChanges(job.scope, job.requestId))));
  const file = await fetchReportFile(job.scope, job.requestId);
  const report = JSON.parse(new TextDecoder().decode(await unpack(file.content))) as Written;
  const part = job.format === "sections" ? takeSections(report, job.sections) : takeRows(report, job);
  return new Uint8Array(Buffer.from(JSON.stringify(part)));
}

function takeSections(report: Written, sections: readonly string[]): Record<string, unknown> {
  const wanted = new Set<string>([...HEADER_MEMBERS, ...sections]);
  return Object.fromEntries(Object.entries(report).filter(([name]) => wanted.has(name)));
}

function takeRows(report: Written, { filter, after, limit }: Extract<PartJob, { format: "rows" }>): RowPage {
  const { profile, verification, transactions } = report;
  if (profile === "insight")
    throw new AppError(
      "conflict",
      "An insight report contains no transactions, so the list is not available.",
    );
  if (after && after.verificationId !== verification.id)
    throw new AppError(
      "conflict",
      "The cursor belongs to an earlier report. List the transactions again without it.",
    );
  const isWanted = toTest(report, filter);
  const rows: Row[] = [];
  for (let index = after?.index ?? 0; index < transactions.length; index += 1) {
    const row = transactions[index];
    if (!row || !isWanted(row)) continue;
    // Reads one row more than requested, to find out whether there is another page and where it starts.
    if (rows.length === limit) return { verificationId: verification.id, rows, next: index };
    rows.push(row);
  }
  return { verificationId: verification.id, rows, next: null };
}

function toTest({ accounts }: Written, filter: RowFilter): (row: Row) => boolean {
  const { from, to, accountNumber, category, minAmountCents } = filter;
  const accountId = accountNumber === undefined ? undefined : accounts[accountNumber - 1]?.id;
  if (accountNumber !== undefined && accountId === undefined) throw noAccount(accountNumber, accounts.length);
  return (row) =>
    (from === undefined || row.on >= from) &&
    (to === undefined || row.on <= to) &&
    (accountId === undefined || row.account_id === accountId) &&
    (category === undefined || row.code === category || row.code.startsWith(`${category}.`)) &&
    (minAmountCents === null || Math.abs(row.amount_cents) >= minAmountCents);
}

/**
 * Compares the finished report with the stored facts of the previous one, in the worker. Throws as `fetchReport`
 * does.
 */
async function takeChanges(scope: Scope, requestId: string): Promise<ReportChangesView> {
  // Reads the previous report's facts first. In the other order, a refresh between the two reads would make this
  // compare a report with itself.
  const kept = await findPreviousReport(scope, requestId);
  const { document } = await fetchReport(scope, requestId);
  return toView(listChanges(document, kept === null ? null : (JSON.parse(kept) as PreviousReport)));
}

function toView(changes: Changes): ReportChangesView {
  return {
    profile: changes.profile,
    current: toReport(changes.current),
    previous: changes.previous && toReport(changes.previous),
    not_compared: changes.notCompared,
    limitations: changes.limitations.map((code) => ({ code, text: LIMITATIONS[code] })),
    figures: changes.figures.map(({ previous, current, ...line }) => ({
      ...line,
      previous,
      current,
      difference: previous === null || current === null ? null : current - previous,
    })),
    new_dishonours: changes.newDishonours,
    changes: changes.changes.map(({ previousCents, currentCents, ...change }) => ({
      ...change,
      previous_cents: previousCents,
      current_cents: currentCents,
    })),
  };
}

function toReport({ verificationId, generatedAt, period }: Changes["current"]): ReportChangesView["current"] {
  return { verification_id: verificationId, generated_at: generatedAt, period };
}
