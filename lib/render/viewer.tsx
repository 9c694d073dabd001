import { listSections } from "@/components/report/content/content";
import { toCover } from "@/components/report/content/cover";
import { type Headline, toHeadlines } from "@/components/report/content/headlines";
import { counted } from "@/components/report/format";
import type { Integrity } from "@/components/report/integrity";
import type { Cover, Section } from "@/components/report/model";
import { type Desk, openDesk } from "@/components/report/panel/desk";
import { findRows, toChoices } from "@/components/report/panel/find-rows";
import {
  NO_FILTER,
  type Panel,
  type RowChoices,
  type RowFilter,
  type RowPage,
} from "@/components/report/panel/model";
import { toOpenSections } from "@/components/report/panel/open-sections";
import { toPanel } from "@/components/report/panel/to-panel";
import { SectionView } from "@/components/report/section-view";
import type { ReportDocument } from "@/lib/engine/document";
import type { Profile } from "@/lib/rules/request";

/** What the page of a report is put together from. Of the rows it holds the first page alone. */
export type ViewerPage = {
  verificationId: string;
  profile: Profile;
  cover: Cover;
  /** The moments the cover names, as the document has them, so that a page can say them as it says its own. */
  moments: string[];
  headlines: Headline[];
  sections: { id: string; title: string }[];
  /** The sections as markup; every text in it is escaped. */
  html: string;
  digest: string;
  /** Null in the insight profile. */
  rows: { first: RowPage; choices: RowChoices } | null;
};

/** A report opened once, of which one thing after the other is asked. */
export type OpenReport = { desk: Desk; integrity: Integrity };
export type { Headline, Panel, RowFilter, RowPage };

export function openReport(document: ReportDocument, integrity: Integrity): OpenReport {
  return { desk: openDesk(document), integrity };
}

/** The report to work through on a screen: the same sections as the document's, with figures that open. */
export async function renderViewer({ desk, integrity }: OpenReport): Promise<ViewerPage> {
  // The framework refuses the static import in anything a route reaches.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { document } = desk.context;
  const cover = toCover(desk.context, integrity);
  const sections = toOpenSections(listSections(desk.context));
  const html = renderToStaticMarkup(
    <div className="rp rv">
      {sections.map((section) => (
        <Part key={section.id} section={section} />
      ))}
    </div>,
  );
  return {
    verificationId: document.verification.id,
    profile: document.profile,
    cover,
    moments: [document.dataAsAt, document.generatedAt, document.consent.givenAt].filter((at) => at !== null),
    headlines: toHeadlines(desk.context, cover),
    sections: sections.map(({ id, title }) => ({ id, title })),
    html,
    digest: integrity.digestSha256,
    rows: rowsOf(desk),
  };
}

/**
 * A section that can be folded to its name and how much there is in it. It is open as it is written, so that nothing is
 * lost without script; the page folds it where the screen is narrow, and shows the line alone there.
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

/** What opening a section shows: the number of its tables' rows, or nothing. */
function sizeOf({ blocks }: Section): string {
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const count = rows.filter(({ kind }) => kind === "body").length;
  return count === 0 ? "" : counted(count, "row");
}

function rowsOf(desk: Desk): ViewerPage["rows"] {
  if (desk.context.document.transactions.length === 0) return null;
  return { first: findRows(desk, NO_FILTER), choices: toChoices(desk) };
}

/** The four figures of the first page, for the page of the request. */
export function listHeadlines({ desk, integrity }: OpenReport): Headline[] {
  return toHeadlines(desk.context, toCover(desk.context, integrity));
}

/** What opens at a key of this report; null for a key of nothing. */
export function findPanel({ desk }: OpenReport, key: string): Panel | null {
  return toPanel(desk, key);
}

/** One page of the rows that fit a filter, with their number and sum. */
export function findRowPage({ desk }: OpenReport, filter: RowFilter): RowPage {
  return findRows(desk, filter);
}
