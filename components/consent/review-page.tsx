import type { TargetGroup } from "@/components/report/note-targets";
import { REPORT_STYLE } from "@/components/report/style";
import type { CustomerNote } from "@/lib/domain/document";
import { Contact } from "./contact";
import { longDay } from "./days";
import { KeptNotes } from "./kept-notes";
import type { Frame, Paths, Sharing } from "./model";
import { Page } from "./page";
import { ReceiptLine } from "./receipt-line";
import { Steps } from "./steps";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  /** The report itself as markup, painted by the renderer; every text in it is escaped there. */
  html: string;
  groups: readonly TargetGroup[];
  notes: readonly CustomerNote[];
  /** When a report nobody shared is deleted. */
  shareBy: Date;
};

/** The customer reads the report itself, not a summary of it, and decides whether the firm gets it. */
export function ReviewPage({ frame, paths, sharing, html, groups, notes, shareBy }: Props) {
  const { firm } = frame;
  return (
    <Page frame={frame} title="Check your report" state="awaiting_share" style={REPORT_STYLE} isWide>
      <div className="col">
        <Steps now={3} isReviewed={sharing.isReviewed} />
        <h1>Check your report, then decide</h1>
        <p className="lead">
          This is the report {firm.name} asked for. {firm.name} cannot see it yet. Read it here, add notes if
          you like, and share it or not.
        </p>
        <nav className="jump" aria-label="On this page">
          <a href="#c-report">1. Read the report</a>
          <a href="#c-notes">
            2.{" "}
            {notes.length === 0
              ? "Add a note"
              : `Your ${notes.length === 1 ? "note" : `${notes.length} notes`}`}
          </a>
          <a href="#c-share">3. Share or not</a>
        </nav>
      </div>
      <section
        className="sheet"
        id="c-report"
        aria-label="Your report"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: painted by our own renderer, in a thread of its own.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <KeptNotes action={paths.note} groups={groups} notes={notes} />
      <Decision frame={frame} paths={paths} shareBy={shareBy} />
      <div className="col">
        <ReceiptLine paths={paths} />
        <Contact firm={firm} />
      </div>
    </Page>
  );
}

function Decision({ frame: { firm }, paths, shareBy }: Pick<Props, "frame" | "paths" | "shareBy">) {
  return (
    <section className="part col" id="c-share" aria-labelledby="c-share-title">
      <h2 id="c-share-title">Share this report with {firm.name}?</h2>
      <p>
        {firm.name} gets exactly the report above, with your notes. Once {firm.name} has it, the rules of the
        Consumer Data Right may no longer protect that copy. You can still stop sharing later.
      </p>
      <form method="post" action={paths.share}>
        <div className="acts">
          <button className="button" type="submit">
            Share with {firm.name}
          </button>
          <a className="button second" href={paths.withdraw}>
            Do not share
          </a>
        </div>
      </form>
      <p className="under">
        Not sure yet? Close this page and come back with the same link. If you have not shared the report by{" "}
        {longDay(shareBy)}, it is deleted.
      </p>
    </section>
  );
}
