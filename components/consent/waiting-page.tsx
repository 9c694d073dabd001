import { FirmReach } from "./contact";
import type { ExternalLink, Frame, Paths } from "./model";
import { Page, type Watch } from "./page";
import { ReceiptLine } from "./receipt-line";
import { Reconnect } from "./reconnect";
import { Steps } from "./steps";

type Props = {
  frame: Frame;
  paths: Paths;
  isReviewed: boolean;
  /** The step that the page waits for, which is also the name of the page's state. */
  state: "checking" | "awaiting_data" | "analysing";
  watch: Watch;
  /**
   * The problem that stops the data: "reconnect" if the customer can reconnect their bank, "wait" if they cannot do
   * anything.
   */
  trouble: "reconnect" | "wait" | null;
  /** True if the data has taken longer than it does at most banks. */
  isLate: boolean;
  /** Where the customer can go once we need nothing more from them. */
  onward: ExternalLink | null;
};

/** Shown while the customer waits. They can close the page without losing anything. */
export function WaitingPage({ frame, paths, isReviewed, state, watch, trouble, isLate, onward }: Props) {
  const isChecking = state === "checking";
  const { name } = frame.firm;
  return (
    <Page frame={frame} title="Getting your report ready" state={state} watch={watch}>
      <Steps now={2} isReviewed={isReviewed} />
      <h1>{titleOf(isChecking, trouble)}</h1>
      <p className="lead" role="status">
        {leadOf(isChecking, trouble, isLate)}
      </p>
      {trouble === "reconnect" ? (
        <Reconnect paths={paths} />
      ) : (
        <div className="pulse" aria-hidden="true">
          <span />
        </div>
      )}
      <div className="note good">
        <strong>You can close this page</strong>
        <p>
          {isReviewed
            ? `We’ll keep working on it. Open the same link later to read your report. ${name} sees nothing until you share it.`
            : `We’ll keep working on it, and let ${name} know when the report is ready.`}
        </p>
      </div>
      {onward ? (
        <div className="acts">
          <a className="button" href={onward.href} rel="noreferrer">
            Continue to {onward.host}
          </a>
        </div>
      ) : null}
      <p className="under">This page updates automatically.</p>
      {isChecking ? null : <ReceiptLine paths={paths} />}
      <p className="part">
        <a className="quietly" href={paths.withdraw}>
          Stop sharing and delete my data
        </a>
      </p>
      <p className="under">
        Something wrong? <FirmReach firm={frame.firm} />
      </p>
    </Page>
  );
}

function titleOf(isChecking: boolean, trouble: Props["trouble"]): string {
  if (isChecking) return "Checking with your bank";
  if (trouble === "reconnect") return "Please reconnect your bank";
  return trouble === "wait" ? "Your report is taking longer" : "Thank you. We’re preparing your report";
}

function leadOf(isChecking: boolean, trouble: Props["trouble"], isLate: boolean): string {
  if (isChecking) return "We’re asking your bank whether you agreed. This takes a few seconds.";
  if (trouble === "reconnect")
    return "Your bank couldn’t send your data. You may have changed your password, or your bank needs you to confirm something.";
  if (trouble === "wait")
    return "We can’t collect your data at the moment. There’s nothing you need to do: we’ll keep trying.";
  if (isLate)
    return "Your bank is still sending your data. This is taking longer than usual. Some banks need a day.";
  return "Your bank is sending your data. It often takes less than a minute. Some banks need an hour or more.";
}
