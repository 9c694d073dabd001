import type { ReactElement } from "react";
import { NarrowPlot, narrowIdOf } from "@/components/report/chart-figure";
import { listSections } from "@/components/report/content/content";
import { toCover } from "@/components/report/content/cover";
import { type Headline, toHeadlines } from "@/components/report/content/headlines";
import { DataTable } from "@/components/report/data-table";
import { counted } from "@/components/report/format";
import { HeadlineTiles } from "@/components/report/headline-tiles";
import type { Cover, Section } from "@/components/report/model";
import { type Desk, openDesk } from "@/components/report/panel/desk";
import { findRows, toChoices } from "@/components/report/panel/find-rows";
import {
  type Deferred,
  NO_FILTER,
  type Panel,
  type RowFilter,
  type RowPage,
} from "@/components/report/panel/model";
import { toOpenSections } from "@/components/report/panel/open-sections";
import { toPanel } from "@/components/report/panel/to-panel";
import { CodesToggle } from "@/components/report/report-view";
import { DefinitionTerms, SectionView } from "@/components/report/section-view";
import { ViewerSummary } from "@/components/report/viewer-summary";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import type { Profile } from "@/lib/rules/request";

/** The contents of a report's page. It contains only the first page of the transaction rows. */
export type ViewerPage = {
  verificationId: string;
  profile: Profile;
  cover: Cover;
  /** The times on the cover as stored in the document, so that a page can format them like its other times. */
  moments: string[];
  sections: { id: string; title: string }[];
  /** The overview and the sections as markup; all text is escaped. */
  html: string;
  digest: string;
  /** The first page of the transaction rows; null if there are none, as in the insight profile. */
  rows: RowPage | null;
};

/** A report opened once, for several queries. */
export type OpenReport = { desk: Desk; integrity: Integrity };
export type { Deferred, Headline, Panel, RowFilter, RowPage };

/** Indexes the document once, for all later queries. Does not verify `integrity`. */
export function openReport(document: ReportDocument, integrity: Integrity): OpenReport {
  return { desk: openDesk(document), integrity };
}

/** The report as an interactive page: the document's sections, whose figures open a panel with details. */
export async function renderViewer({ desk, integrity }: OpenReport): Promise<ViewerPage> {
  // Imported here, because the framework refuses a static import of this module in code that a route reaches.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { document } = desk.context;
  const cover = toCover(desk.context, integrity);
  const sections = toOpenSections(listSections(desk.context));
  const rows = rowsOf(desk);
  const html = renderToStaticMarkup(
    <>
      <section id="overview" aria-label="Overview" className="pt-6">
        <HeadlineTiles headlines={toHeadlines(desk.context, cover)} />
        <ViewerSummary cover={cover} statements={rows && "download/statement-"} />
      </section>
      <div className="rp rv">
        <CodesToggle />
        {sections.map((section) => (
          <Part key={section.id} section={section} />
        ))}
      </div>
    </>,
  );
  return {
    verificationId: document.verification.id,
    profile: document.profile,
    cover,
    moments: [document.dataAsAt, document.generatedAt, document.consent.givenAt].filter((at) => at !== null),
    sections: sections.map(({ id, title }) => ({ id, title })),
    html,
    digest: integrity.digestSha256,
    rows,
  };
}

/**
 * A section that can be folded to its name and size. The markup is unfolded, so that everything can be read without
 * script. On narrow screens the page's script folds it.
 */
function Part({ section }: { section: Section }) {
  return (
    <details className="rv-part" data-part={section.id} open>
      <summary>
        <h2>
          <span className="rp-index">{section.number}</span> {section.title}
        </h2>
        <span className="rv-size">{sizeOf(section)}</span>
      </summary>
      <SectionView section={section} />
    </details>
  );
}

/** The size of a section as text: the number of rows in its tables. Empty without tables. */
function sizeOf({ blocks }: Section): string {
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const count = rows.filter(({ kind }) => kind === "body").length;
  return count === 0 ? "" : counted(count, "row");
}

function rowsOf(desk: Desk): ViewerPage["rows"] {
  if (desk.context.document.transactions.length === 0) return null;
  return findRows(desk, NO_FILTER);
}

/** The parts of the page that `renderViewer` leaves out. */
export async function renderDeferred({ desk }: OpenReport): Promise<Deferred> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const elements: Record<string, string> = {};
  const put = (id: string, element: ReactElement) => {
    elements[id] = renderToStaticMarkup(element);
  };
  for (const block of toOpenSections(listSections(desk.context)).flatMap((section) => section.blocks)) {
    if (block.kind === "chart") {
      put(block.table.id, <DataTable table={block.table} />);
      put(narrowIdOf(block), <NarrowPlot chart={block} />);
    } else if (block.kind === "definitions") put(block.id, <DefinitionTerms items={block.items} />);
    else if (block.kind === "table" && block.deferred)
      put(block.id, <DataTable table={{ ...block, deferred: false }} />);
  }
  return { elements, choices: toChoices(desk) };
}

/** The four figures of the report's first page, for the portal's page about the request. */
export function listHeadlines({ desk, integrity }: OpenReport): Headline[] {
  return toHeadlines(desk.context, toCover(desk.context, integrity));
}

/** The panel with the details of the figure, list or row that `key` names; null for an unknown key. */
export function findPanel({ desk }: OpenReport, key: string): Panel | null {
  return toPanel(desk, key);
}

/** One page of the rows that match a filter, with the number and sum of all matching rows. */
export function findRowPage({ desk }: OpenReport, filter: RowFilter): RowPage {
  return findRows(desk, filter);
}
