import { AddBank, BankList, BankNotice, ChangeNotice } from "./bank-list";
import { ContactLines } from "./contact";
import { longDay } from "./days";
import { Fold } from "./fold";
import { TickIcon } from "./icons";
import type { ChangedBank, ExternalLink, Frame, Paths, SharedBank, Sharing } from "./model";
import type { Notice } from "./notices";
import { Page } from "./page";
import { ReceiptLine } from "./receipt-line";
import { Reconnect } from "./reconnect";
import { Steps } from "./steps";
import { everyDays, howLong } from "./terms";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  /** The day on which the report and the data are deleted. Null only if the request ends while the page is rendered. */
  deletedOn: Date | null;
  /** The last day of an ongoing consent, if known. */
  endsOn: Date | null;
  onward: ExternalLink | null;
  /** The date by which the customer must renew to continue sharing; null if they cannot renew yet. */
  renewBy: Date | null;
  /**
   * The problem that stops new data: "reconnect" if the customer can reconnect their bank, "wait" if they cannot do
   * anything.
   */
  trouble: "reconnect" | "wait" | null;
  /** True if the bank has confirmed that a one-time consent has ended. */
  hasBankStopped: boolean;
  /** The banks whose data is shared; null for a request for one bank. */
  banks: readonly SharedBank[] | null;
  /** True if the customer can add another bank, and can stop sharing each bank separately. */
  canAdd: boolean;
  /** True if the report mentions an account that was not shared. */
  suggestsBank: boolean;
  /** How the visit to another bank ended. */
  notice: Notice | null;
  changed: ChangedBank | null;
};

/** Says that the firm has the report, with links to the receipt and to the page for stopping. */
export function DonePage(props: Props) {
  const { frame, paths, sharing, deletedOn, endsOn, onward, renewBy, trouble, hasBankStopped } = props;
  const { banks, canAdd, suggestsBank, notice, changed } = props;
  const { firm } = frame;
  return (
    <Page frame={frame} title="Your bank data is shared" state="ready">
      <Steps now="past" isReviewed={sharing.isReviewed} />
      {notice ? <BankNotice notice={notice} /> : null}
      {changed ? <ChangeNotice changed={changed} follows={followsOf(changed, firm.name)} /> : null}
      <TickIcon />
      <h1>All done. Thank you</h1>
      <ul className="three lead" aria-label="What happens now">
        <li>{firm.name} has your report.</li>
        <li>
          {sharing.isOngoing
            ? `You’re still sharing${endsOn ? `, until ${longDay(endsOn)} at the latest` : ""}, so ${firm.name} can get newer figures${sharing.refreshEveryDays ? ` ${everyDays(sharing.refreshEveryDays)}` : ""}.`
            : sharedOnce(hasBankStopped, (banks?.length ?? 1) > 1)}
        </li>
        <li>
          We’ll delete the report and the data{" "}
          {deletedOn ? `on ${longDay(deletedOn)}` : `after ${howLong(sharing.retentionDays)}`}
          {sharing.isOngoing ? ", or later if there is a newer report" : ""}.
        </li>
      </ul>
      {onward ? (
        <div className="acts">
          <a className="button" href={onward.href} rel="noreferrer">
            Continue to {onward.host}
          </a>
        </div>
      ) : (
        <p className="under screen">You can close this page.</p>
      )}
      {trouble === "reconnect" ? (
        <section className="part screen" aria-labelledby="c-reconnect">
          <h2 id="c-reconnect">Please reconnect your bank</h2>
          <p>
            Your bank couldn’t send new data. You may have changed your password, or your bank needs you to
            confirm something. {firm.name} keeps the report it already has.
          </p>
          <Reconnect paths={paths} />
        </section>
      ) : null}
      {renewBy ? <Renewal paths={paths} firmName={firm.name} by={renewBy} /> : null}
      {banks ? (
        <section className="part screen" aria-labelledby="c-banks">
          <h2 id="c-banks">Your banks</h2>
          <BankList paths={paths} banks={banks} isOnce={!sharing.isOngoing} canStop={canAdd} />
          {canAdd ? <AnotherBank paths={paths} firmName={firm.name} suggestsBank={suggestsBank} /> : null}
        </section>
      ) : null}
      <ReceiptLine paths={paths} />
      <div className="acts screen">
        <a className="button second" href={paths.withdraw}>
          {canAdd && (banks?.length ?? 0) > 1 ? "Stop sharing all banks" : "Stop sharing"}
        </a>
      </div>
      <p className="under screen">
        You can stop at any time. We’ll delete your data and the report, and let {firm.name} know.
      </p>
      <div className="folds screen">
        <Fold title="Questions or complaints">
          <ContactLines firm={firm} />
        </Fold>
      </div>
    </Page>
  );
}

function sharedOnce(hasStopped: boolean, isSeveral: boolean): string {
  if (isSeveral)
    return hasStopped
      ? "Your banks have stopped sharing. They shared your data once."
      : "Your banks shared your data once. We’re asking them to stop now.";
  return hasStopped
    ? "Your bank has stopped sharing. It shared your data once."
    : "Your bank shared your data once. We’re asking it to stop now.";
}

function followsOf({ change }: ChangedBank, firmName: string): string {
  return change === "stopped"
    ? `We’re preparing a new report for ${firmName} without this bank. Then we’ll delete the report they have now. If they saved a copy of that report, ask them about the copy.`
    : `We’re preparing a new report for ${firmName} that includes this bank.`;
}

type AnotherProps = { paths: Paths; firmName: string; suggestsBank: boolean };

function AnotherBank({ paths, firmName, suggestsBank }: AnotherProps) {
  return (
    <>
      <p>
        {suggestsBank
          ? "Your report suggests that you have an account you haven’t shared."
          : "Do you use another bank?"}{" "}
        If you add {suggestsBank ? "its bank" : "it"}, {firmName} gets a newer report with that bank’s data.
      </p>
      <AddBank paths={paths} />
    </>
  );
}

/**
 * Offers to continue sharing, near the end of the consent. The text does not press the customer: if they do nothing,
 * sharing ends.
 */
function Renewal({ paths, firmName, by }: { paths: Paths; firmName: string; by: Date }) {
  return (
    <section className="part screen" aria-labelledby="c-renew">
      <h2 id="c-renew">Keep sharing?</h2>
      <p>
        Your agreement ends on {longDay(by)}. If {firmName} still needs your report, you can renew the
        agreement. Agree again on the next page, then confirm with each of your banks. If you do nothing,
        sharing ends with the agreement.
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
