import { dayAndTime } from "./days";
import { MessagePage } from "./message-page";

export type VerificationFacts = {
  id: string;
  reportType: "expense_summary" | "affordability";
  createdAt: Date;
  digestSha256: string;
  standing: "current" | "superseded" | "withdrawn" | "purged";
  supersededBy: string | null;
};

const STANDING = {
  current: {
    title: "This report is current",
    text: "It was written here and nothing newer has taken its place.",
  },
  superseded: {
    title: "A newer report has replaced this one",
    text: "This number was given to a report that is no longer current.",
  },
  withdrawn: {
    title: "This report was withdrawn",
    text: "Sharing was stopped and the report is deleted. Do not rely on a copy of it.",
  },
  purged: {
    title: "This report is deleted",
    text: "It was written here, kept for as long as agreed, and then deleted.",
  },
} as const;

const REPORT_TYPE = {
  expense_summary: "Income and expense summary",
  affordability: "Affordability report",
} as const;

/** What a report's number says to anyone who holds the report: what it is, when it was made, how to know it. */
export function VerificationPage({ nonce, facts }: { nonce: string; facts: VerificationFacts }) {
  const { title, text } = STANDING[facts.standing];
  return (
    <MessagePage nonce={nonce} title={title} state={facts.standing}>
      <p className="lead">{text}</p>
      <dl className="facts">
        <div>
          <dt>Report number</dt>
          <dd className="code">{facts.id}</dd>
        </div>
        <div>
          <dt>Kind</dt>
          <dd>{REPORT_TYPE[facts.reportType]}</dd>
        </div>
        <div>
          <dt>Written</dt>
          <dd>{dayAndTime(facts.createdAt)}</dd>
        </div>
        {facts.supersededBy ? (
          <div>
            <dt>Replaced by</dt>
            <dd>
              <a className="code" href={`/verify/${facts.supersededBy}`}>
                {facts.supersededBy}
              </a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Fingerprint (SHA-256)</dt>
          <dd className="code">{facts.digestSha256}</dd>
        </div>
      </dl>
      <section className="part" aria-labelledby="c-compare">
        <h2 id="c-compare">Is the copy I have the real one?</h2>
        <p>
          The fingerprint is printed at the end of the report. If yours has the same one, it names the same
          report. To prove a JSON file, take out its “integrity” part, write the rest as canonical JSON (RFC
          8785) and compare its SHA-256 with the fingerprint.
        </p>
        <p className="quiet small">This page shows no name and no bank data, whoever asks.</p>
      </section>
    </MessagePage>
  );
}
