import { CheckByHand, CheckFile } from "./check-file";
import { dayAndTime } from "./days";
import { MessagePage } from "./message-page";
import type { VerificationFacts } from "./verification-facts";

const REPORT_STATUS = {
  current: {
    title: "This report is current",
    text: "We created it, and no newer report has replaced it.",
  },
  superseded: {
    title: "A newer report has replaced this one",
    text: "The report with this number is no longer current.",
  },
  withdrawn: {
    title: "This report was withdrawn",
    text: "Sharing was stopped and the report is deleted. Do not rely on a copy.",
  },
  purged: {
    title: "This report is deleted",
    text: "We created it, kept it for as long as agreed, and then deleted it.",
  },
} as const;

/**
 * The words for an assessed copy. Unlike a report, a copy is also superseded when the firm changes its adjustments.
 */
const COPY_STATUS = {
  ...REPORT_STATUS,
  current: {
    title: "This assessed copy is current",
    text: "We created this copy. It is the report with the firm’s adjustments: each adjusted figure is next to the original figure.",
  },
  superseded: {
    title: "This assessed copy is no longer current",
    text: "The firm changed its adjustments, or a newer report was prepared.",
  },
} as const;

const REPORT_TYPE = {
  expense_summary: "Income and expense summary",
  affordability: "Affordability report",
} as const;

const STYLE = `
.paper{margin-top:24px}
.paper:empty,.result:empty{display:none}
.drop{margin-top:14px;padding:20px 18px;border:2px dashed var(--edge);border-radius:14px}
.drop.over{border-color:var(--accent);border-style:solid;background:var(--mist)}
.drop label{display:block;font-weight:650}
.drop input{display:block;width:100%;min-height:52px;margin-top:10px;padding:10px 0;font:inherit;color:inherit}
.drop input::file-selector-button{min-height:44px;margin-right:14px;padding:8px 16px;border:2px solid var(--edge);border-radius:12px;background:transparent;color:var(--ink);font:inherit;cursor:pointer}
.result strong{display:block}
.files dd+dd{margin-top:6px}
`;

/**
 * Shows the facts that we confirm to anyone who has a report's verification id. These are the report's kind, the time
 * when it was created, and how to check a copy.
 */
export function VerificationPage({ nonce, facts }: { nonce: string; facts: VerificationFacts }) {
  const { title, text } = (facts.isCopy ? COPY_STATUS : REPORT_STATUS)[facts.standing];
  const isTest = facts.environment === "test";
  // Files of a deleted report cannot be checked, because we no longer confirm its contents.
  const isKept = facts.standing === "current" || facts.standing === "superseded";
  return (
    <MessagePage
      nonce={nonce}
      title={title}
      state={facts.standing}
      script="/verify/check.js"
      style={STYLE}
      isSandbox={isTest}
    >
      <p className="lead">{text}</p>
      {isTest ? (
        <p className="note">
          <strong>A test report.</strong> It was prepared from the data of a sandbox bank about a made-up
          person. It proves nothing about anyone.
        </p>
      ) : null}
      <p id="paper" className="note paper" role="status" />
      <dl className="facts">
        <div>
          <dt>Report number</dt>
          <dd className="code">{facts.id}</dd>
        </div>
        <div>
          <dt>Kind</dt>
          <dd>
            {REPORT_TYPE[facts.reportType]}
            {facts.isCopy ? ", assessed copy" : ""}
          </dd>
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
          <dd className="code" id="digest">
            {facts.digestSha256}
          </dd>
        </div>
      </dl>
      {isKept ? <CheckFile facts={facts} /> : null}
      {isKept ? <CheckByHand facts={facts} /> : <Deleted />}
      <p className="under">This page never shows a name or bank data.</p>
    </MessagePage>
  );
}

function Deleted() {
  return (
    <section className="part" aria-labelledby="c-deleted">
      <h2 id="c-deleted">Is my copy the real report?</h2>
      <p>
        We deleted the report, so we can no longer check files against it. If you need a report you can rely
        on, ask the customer to share a new report.
      </p>
    </section>
  );
}
