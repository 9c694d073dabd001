import { AddBank, BankList, BankNotice, ChangeNotice } from "./bank-list";
import { ContactLines } from "./contact";
import { Fold } from "./fold";
import type { ChangedBank, Frame, Paths, SharedBank, Sharing } from "./model";
import type { Notice } from "./notices";
import { Page } from "./page";
import { ReceiptLine } from "./receipt-line";
import { Reconnect } from "./reconnect";
import { Steps } from "./steps";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  banks: readonly SharedBank[];
  /** How the last visit to a bank ended, if it did not succeed. */
  notice: Notice | null;
  changed: ChangedBank | null;
  /** True if a bank could not send its data and the customer can fix that by reconnecting. */
  needsReconnecting: boolean;
  /** False if this server can't send a customer to a bank. */
  isOpen: boolean;
};

/** Shown after the customer returns from a bank. The customer adds another bank, or says that they have added all. */
export function BanksPage(props: Props) {
  const { frame, paths, sharing, banks, notice, changed, needsReconnecting, isOpen } = props;
  const { firm } = frame;
  return (
    <Page frame={frame} title={titleOf(banks.length)} state="adding_banks">
      <Steps now={2} isReviewed={sharing.isReviewed} />
      {notice ? <BankNotice notice={notice} /> : null}
      {changed ? <ChangeNotice changed={changed} follows={followsOf(changed)} /> : null}
      <h1>{titleOf(banks.length)}</h1>
      <p className="lead">
        Do you use another bank? Add it now, so that your report shows the whole picture.
      </p>
      <BankList paths={paths} banks={banks} isOnce={!sharing.isOngoing} />
      {needsReconnecting ? (
        <div className="note bad">
          <strong>One of your banks couldn’t send your data</strong>
          <p>You may have changed your password, or your bank needs you to confirm something.</p>
          <Reconnect paths={paths} />
        </div>
      ) : null}
      {isOpen ? <AddBank paths={paths} /> : null}
      <form method="post" action={paths.banks}>
        <div className="acts">
          <button className="button" type="submit">
            That’s all
          </button>
        </div>
      </form>
      <p className="under">
        You can close this page. If you do nothing for 30 minutes, we’ll prepare your report from{" "}
        {banks.length === 1 ? "this bank" : "these banks"}.
      </p>
      <ReceiptLine paths={paths} />
      <p>
        <a className="quietly" href={paths.withdraw}>
          Stop sharing and delete my data
        </a>
      </p>
      <div className="folds screen">
        <Fold title="Questions or complaints">
          <ContactLines firm={firm} />
        </Fold>
      </div>
    </Page>
  );
}

function followsOf({ change }: ChangedBank): string {
  return change === "stopped"
    ? "Your report won’t have any data from this bank."
    : "Your report will include this bank.";
}

function titleOf(count: number): string {
  return count === 1 ? "Your bank is shared" : `${count} banks are shared`;
}
