import type { Frame, Onward, Paths } from "./model";
import { Page, type Watch } from "./page";
import { ReceiptLine } from "./receipt-line";
import { Steps } from "./steps";

type Props = {
  frame: Frame;
  paths: Paths;
  isReviewed: boolean;
  /** Which of the two waits this is, as the page's state. */
  state: "checking" | "awaiting_data" | "analysing";
  watch: Watch;
  /** Where the customer may go on to meanwhile, once nothing more is asked of them. */
  onward: Onward | null;
};

/** Nothing to do but wait, and nothing lost by closing the page. */
export function WaitingPage({ frame, paths, isReviewed, state, watch, onward }: Props) {
  const isChecking = state === "checking";
  const { name } = frame.firm;
  return (
    <Page frame={frame} title="Getting your report ready" state={state} watch={watch}>
      <Steps now={2} isReviewed={isReviewed} />
      <h1>{isChecking ? "Checking with your bank" : "Thank you. Your report is being made"}</h1>
      <p className="lead" role="status">
        {isChecking
          ? "We are asking your bank whether you agreed. This takes a few seconds."
          : "Your bank is sending the data. Most often this takes less than a minute. Some banks need an hour or more."}
      </p>
      <div className="pulse" aria-hidden="true">
        <span />
      </div>
      <div className="note good">
        <strong>You can close this page</strong>
        <p>
          {isReviewed
            ? `It goes on without you. Open the same link later to read your report. ${name} sees nothing until you share it.`
            : `It goes on without you. ${name} is told when the report is ready.`}
        </p>
      </div>
      {onward ? (
        <div className="acts">
          <a className="button" href={onward.href} rel="noreferrer">
            Continue to {onward.host}
          </a>
        </div>
      ) : null}
      <p className="under">This page looks for news by itself.</p>
      {isChecking ? null : <ReceiptLine paths={paths} />}
      <p className="part">
        <a className="quietly" href={paths.withdraw}>
          Stop sharing and delete my data
        </a>
      </p>
    </Page>
  );
}
