import type { ReceiptContent } from "../receipt/content";
import { Contact } from "./contact";
import { longDay } from "./days";
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
  /** When sharing ends unless it is renewed; null while there is nothing to renew. */
  renewBy: Date | null;
};

/** The report is with the firm: thanks, the way on, the receipt, and the way to stop. */
export function DonePage({ frame, paths, sharing, firstName, receipt, onward, renewBy }: Props) {
  const { firm } = frame;
  return (
    <Page frame={frame} title="Your bank data is shared" state="ready">
      <Steps now={3} isReviewed={sharing.isReviewed} />
      <TickIcon />
      <h1>All done. Thank you, {firstName}</h1>
      <p className="lead">
        {firm.name} has your report. {renewBy ? null : "There is nothing more to do here."}
      </p>
      {onward ? (
        <div className="acts">
          <a className="button" href={onward.href} rel="noreferrer">
            Continue to {onward.host}
          </a>
        </div>
      ) : (
        <p className="under screen">You can close this page.</p>
      )}
      {renewBy ? <Renewal paths={paths} firmName={firm.name} by={renewBy} /> : null}
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

/** The choice to go on sharing, shown while the end is near. Doing nothing is as good an answer. */
function Renewal({ paths, firmName, by }: { paths: Paths; firmName: string; by: Date }) {
  return (
    <section className="part screen" aria-labelledby="c-renew">
      <h2 id="c-renew">Keep sharing?</h2>
      <p>
        Your agreement ends on {longDay(by)}. If {firmName} still needs your report, you can renew it at your
        bank. If you do nothing, sharing ends by itself on that day.
      </p>
      <form method="post" action={paths.start}>
        <div className="acts">
          <button className="button second" type="submit">
            Renew at your bank
          </button>
        </div>
      </form>
    </section>
  );
}
