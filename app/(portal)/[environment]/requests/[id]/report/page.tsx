import { notFound, redirect } from "next/navigation";
import { after } from "next/server";
import { ReportBody } from "@/components/portal/report/report-body";
import { ReportDesk } from "@/components/portal/report/report-desk";
import { SectionNav } from "@/components/portal/report/section-nav";
import { Transactions } from "@/components/portal/report/transactions";
import { VersionBanner } from "@/components/portal/report/version-banner";
import { ViewerHead } from "@/components/portal/report/viewer-head";
import { forgetWritten, keepWritten } from "@/components/portal/report/written";
import { counted } from "@/components/report/format";
import { findVersion } from "@/lib/contract/viewer";
import { fetchViewerPage } from "@/lib/documents/fetch-viewer";
import { recordView } from "@/lib/documents/record-access";
import { AppError } from "@/lib/errors";
import { foundRequest } from "@/lib/http/found";
import { type Member, member } from "@/lib/http/member";
import { titleOf } from "@/lib/http/title-of";
import { findReportVersion } from "@/lib/store/read/report";
import { InsightNote } from "./insight-note";
import "./report.css";
import "./viewer.css";

export const generateMetadata = titleOf("Report", foundRequest);

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ version?: string | string[] }> };

/**
 * Shows a report with its tools. If there is no report, or the member's role cannot read it, redirects to the request's
 * page, which says why.
 */
export default async function ReportPage({ params, searchParams }: Props) {
  const asking = await member();
  const { id } = await params;
  const request = await foundRequest(id);
  const base = asking.pathOf(`/requests/${id}`);
  if (request.status !== "ready" || !asking.may("report.read")) redirect(base);
  const page = await fetchViewerPage(asking.scope, id).catch((error: unknown) => {
    // The report was withdrawn or replaced while we read it.
    if (error instanceof AppError && error.code !== "busy") redirect(base);
    throw error;
  });
  await recordView(asking.scope, id, asking.actor);
  const { verificationId, cover, sections, rows } = page;
  const earlier = await findEarlier(asking, id, (await searchParams).version, verificationId);
  const parts = [
    { id: "overview", title: "Overview" },
    ...sections.map(({ id: part, title }) => ({ id: part, title: SHORT[part] ?? title })),
  ];
  const has = {
    hasTable: rows !== null,
    hasComparison: sections.some(({ id: part }) => part === "declared"),
  };
  const all = rows ? [...parts, { id: "transactions", title: "Transactions" }] : parts;
  const token = keepWritten({ html: page.html, lines: rows?.lines ?? [] });
  after(() => forgetWritten(token));
  return (
    <ReportDesk key={verificationId} address={{ href: `${base}/report/ask`, version: verificationId }}>
      {earlier ? <VersionBanner {...earlier} /> : null}
      <ViewerHead cover={cover} moments={page.moments} requestId={id} base={base} has={has} />
      <SectionNav sections={all} />
      <ReportBody token={token} />
      {rows ? (
        <details className="rv-part" data-part="transactions" open>
          <summary>
            <h2>
              <span className="text-accent tabular-nums">{sections.length + 1}</span> Transactions
            </h2>
            <span className="rv-size">{counted(rows.count, "row")}</span>
          </summary>
          <Transactions first={{ ...rows, lines: [] }} token={token} number={String(sections.length + 1)} />
        </details>
      ) : (
        <InsightNote profile={page.profile} />
      )}
      <footer className="mt-12 border-t border-line pt-3 text-xs text-soft wrap-anywhere">
        {verificationId} · SHA-256 <span className="font-mono">{page.digest}</span>
      </footer>
    </ReportDesk>
  );
}

/** Shorter titles for the sections whose full title does not fit in the section navigation. */
const SHORT: Readonly<Record<string, string>> = {
  debts: "Commitments",
  conduct: "Conduct",
  creditors: "Creditors",
  statement: "Statement",
  coverage: "Quality",
};

/**
 * Finds this request's earlier report that the URL names; null if the URL names no report, or the current report. An
 * unknown id gets the not-found page.
 */
async function findEarlier({ scope }: Member, id: string, asked: unknown, current: string) {
  if (asked === undefined || asked === current) return null;
  const version = findVersion(asked);
  const earlier = version && (await findReportVersion(scope, id, version));
  if (!version || !earlier) notFound();
  return { asked: version, current, madeAt: earlier.createdAt, supersededAt: earlier.supersededAt };
}
