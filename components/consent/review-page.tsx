import type { CustomerSummary, SummaryLine } from "@/components/report/customer-summary";
import type { TargetGroup } from "@/components/report/note-targets";
import type { CustomerNote } from "@/lib/engine/document";
import { ContactLines } from "./contact";
import { longDay } from "./days";
import { Fold } from "./fold";
import { KeptNotes } from "./kept-notes";
import type { Frame, Paths, Sharing } from "./model";
import { Page } from "./page";
import { ReceiptLine } from "./receipt-line";
import { Steps } from "./steps";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  summary: CustomerSummary;
  groups: readonly TargetGroup[];
  notes: readonly CustomerNote[];
  /** When the report will be deleted if the customer does not share it. */
  shareBy: Date;
};

/** Shows the report as four figures and asks the customer to share it or not. A link leads to the whole report. */
export function ReviewPage({ frame, paths, sharing, summary, groups, notes, shareBy }: Props) {
  const { firm } = frame;
  return (
    <Page frame={frame} title="Check your report" state="awaiting_share">
      <Steps now={3} isReviewed={sharing.isReviewed} />
      <h1>Check your report, then decide</h1>
      <p className="lead">{firm.name} can’t see it yet. It’s up to you.</p>
      <p className="under">{summary.basis}</p>
      <ul className="sums" aria-label="Your report in short">
        {summary.lines.map((line) => (
          <SumLine key={line.part} line={line} note={paths.note} />
        ))}
      </ul>
      {notes.length === 0 ? null : <KeptNotes action={paths.note} groups={groups} notes={notes} />}
      <Decision frame={frame} paths={paths} shareBy={shareBy} hasNotes={notes.length > 0} />
      <div className="folds">
        <Fold title="Questions or complaints">
          <ContactLines firm={firm} />
        </Fold>
      </div>
      <ReceiptLine paths={paths} />
    </Page>
  );
}

function SumLine({ line: { part, name, amount, text }, note }: { line: SummaryLine; note: string }) {
  return (
    <li>
      <strong>{name}</strong>
      <span className="sum">{amount ?? "Not known"}</span>
      <span className="quiet">{text}</span>
      <a href={`${note}?part=${part}`}>
        Anything wrong?<span className="hidden"> Add a note about: {name}</span>
      </a>
    </li>
  );
}

type DecisionProps = Pick<Props, "frame" | "paths" | "shareBy"> & { hasNotes: boolean };

function Decision({ frame: { firm }, paths, shareBy, hasNotes }: DecisionProps) {
  return (
    <section className="decide" id="c-share" aria-labelledby="c-share-title">
      <h2 id="c-share-title">Share your report with {firm.name}?</h2>
      <form method="post" action={paths.share}>
        <div className="acts">
          <button className="button" type="submit">
            Share
          </button>
          <a className="button second" href={paths.withdraw}>
            Don’t share
          </a>
        </div>
      </form>
      <p>
        <a className="quietly" href={paths.report}>
          See the full report
        </a>
      </p>
      <p className="under">
        {firm.name} would get the full report{hasNotes ? " and your notes" : ""}. Once they have it, that data
        will not be regulated as part of the Consumer Data Right. You can stop sharing later. If you don’t
        share by {longDay(shareBy)}, we’ll delete the report.
      </p>
    </section>
  );
}
