import type { ReceiptContent } from "../receipt/content";
import { Contact } from "./contact";
import { TickIcon } from "./icons";
import type { Frame, Onward, Paths, Sharing } from "./model";
import { Page } from "./page";
import { ReceiptLine } from "./receipt-line";
import { ReceiptLines } from "./receipt-lines";
import { Steps } from "./steps";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  firstName: string;
  /** Null in the moment in which the request ends. */
  receipt: ReceiptContent | null;
  onward: Onward | null;
};

/** The report is with the firm: thanks, the way on, the receipt, and the way to stop. */
export function DonePage({ frame, paths, sharing, firstName, receipt, onward }: Props) {
  const { firm } = frame;
  return (
    <Page frame={frame} title="Your bank data is shared" state="ready">
      <Steps now={3} isReviewed={sharing.isReviewed} />
      <TickIcon />
      <h1>All done. Thank you, {firstName}</h1>
      <p className="lead">{firm.name} has your report. There is nothing more to do here.</p>
      {onward ? (
        <div className="acts">
          <a className="button" href={onward.href} rel="noreferrer">
            Continue to {onward.host}
          </a>
        </div>
      ) : (
        <p className="under screen">You can close this page.</p>
      )}
      {receipt ? (
        <section className="part" aria-labelledby="c-receipt">
          <h2 id="c-receipt">Your receipt</h2>
          <ReceiptLines lines={receipt.groups.flatMap(({ lines }) => lines)} />
          <ReceiptLine paths={paths} />
        </section>
      ) : null}
      <section className="part screen" aria-labelledby="c-stop">
        <h2 id="c-stop">Changed your mind?</h2>
        <p>You can stop at any time. We delete your data and the report, and tell {firm.name}.</p>
        <div className="acts">
          <a className="button second" href={paths.withdraw}>
            Stop sharing
          </a>
        </div>
      </section>
      <Contact firm={firm} />
    </Page>
  );
}
