import type { Accreditation } from "@/lib/rules/accreditation";
import { ContactLines } from "./contact";
import { Fold } from "./fold";
import { Handling, notRegulated } from "./handling";
import type { ExternalLink, Frame, Paths, Sharing } from "./model";
import { NOTICES, type Notice } from "./notices";
import { OpenedScript } from "./opened-script";
import { Page } from "./page";
import { type EmailEntry, EmailField, EmailProblem, NotOpen } from "./start-form";
import { Steps } from "./steps";
import { CollectedData, Terms } from "./terms";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  /** Null if we cannot safely split the name into one given name and one surname. */
  firstName: string | null;
  /** How an earlier visit to the bank ended; null if there was none. */
  notice: Notice | null;
  /** The firm's URL for customers who cancel. */
  onward: ExternalLink | null;
  accreditation: Accreditation | null;
  /** Null if no email address is needed. */
  email: EmailEntry | null;
  /** False if this server can't send a customer to a bank. */
  isOpen: boolean;
};

/**
 * The first page of a link. Its first screen says who asks, why, for what, for how long and how to stop, with the
 * button in view.
 */
export function AskPage(props: Props) {
  const { frame, paths, sharing, firstName, notice, onward, email, isOpen } = props;
  const { firm } = frame;
  const terms = (
    <>
      <Steps now={1} isReviewed={sharing.isReviewed} />
      {email?.wrong ? <EmailProblem wrong={email.wrong} /> : null}
      {notice ? <Ending notice={notice} onward={onward} canStart={isOpen && email === null} /> : null}
      <h1>Share your bank data with {firm.name}?</h1>
      <p className="lead">
        {firstName ? `Hi ${firstName}.` : "Hello."} They’ve asked you to share your bank data so they can
        prepare a report. It’s up to you.
      </p>
      {isOpen ? null : <NotOpen firmName={firm.name} />}
      <Terms firm={firm} sharing={sharing} />
      <p className="under">{notRegulated(firm.name)}</p>
      <p className="under">
        You won’t be asked for your bank password. Never share it. Your bank will send you a code to check
        it’s you.
      </p>
      {email ? <EmailField email={email} /> : null}
      <Folds {...props} />
      {isOpen ? <Start paths={paths} /> : null}
    </>
  );
  return (
    <Page frame={frame} title={titleOf(email, notice)} state="awaiting_consent">
      {isOpen ? (
        <form method="post" action={paths.start} noValidate>
          {terms}
        </form>
      ) : (
        terms
      )}
      <p>
        <a className="quietly" href={paths.withdraw}>
          I don’t want to share
        </a>
      </p>
      <OpenedScript nonce={frame.nonce} path={paths.opened} />
    </Page>
  );
}

/** The title, which screen readers read first: the error in the email address, or how the last visit ended. */
function titleOf(email: Props["email"], notice: Notice | null): string {
  if (email?.wrong) return "Error: check your email address";
  return notice ? NOTICES[notice].title : "Share your bank data";
}

type EndingProps = { notice: Notice; onward: ExternalLink | null; canStart: boolean };

/**
 * Says how the last visit ended and lets the customer start again immediately, because they have read the terms before.
 */
function Ending({ notice, onward, canStart }: EndingProps) {
  const isOwnChoice = notice === "denied" || notice === "cancelled";
  return (
    <div className="ending">
      <div className={isOwnChoice ? "note" : "note bad"} role="status">
        <strong>{NOTICES[notice].title}</strong>
        <p>{NOTICES[notice].text}</p>
      </div>
      {canStart || onward ? (
        <div className="acts">
          {canStart ? (
            <button className="button" type="submit">
              Start again
            </button>
          ) : null}
          {onward ? (
            <a className="button second" href={onward.href} rel="noreferrer">
              Go to {onward.host}
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Folds({ frame: { firm }, sharing, accreditation, isOpen }: Props) {
  return (
    <div className="folds">
      <Fold title="What we’ll collect">
        <CollectedData sharing={sharing} />
      </Fold>
      <Fold title="Who handles your data">
        <Handling firmName={firm.name} isDetailed={sharing.isDetailed} accreditation={accreditation} />
      </Fold>
      {isOpen ? (
        <Fold title="What happens next">
          <NextSteps firmName={firm.name} sharing={sharing} />
        </Fold>
      ) : null}
      <Fold title="Questions or complaints">
        <ContactLines firm={firm} />
      </Fold>
    </div>
  );
}

/** The button that continues to the bank. On a phone it stays in view while the customer reads. */
function Start({ paths }: { paths: Paths }) {
  return (
    <>
      <div className="stick">
        <button className="button" type="submit">
          Choose your bank
        </button>
      </div>
      <div className="acts">
        <a className="button second" href={paths.notNow}>
          Not now
        </a>
      </div>
      <p className="under">Nothing is shared until you agree with your bank.</p>
    </>
  );
}

function NextSteps({ firmName, sharing }: { firmName: string; sharing: Sharing }) {
  const { isReviewed, isSeveral } = sharing;
  return (
    <ol className="next">
      <li>You choose your bank. Your bank will send you a code to check it’s you.</li>
      <li>You choose the accounts to share, and agree.</li>
      {isSeveral ? <li>You come back here, and can add another bank.</li> : null}
      <li>
        {isReviewed
          ? `You come back here, check your report and decide whether ${firmName} gets it.`
          : `You come back here. We’ll prepare the report and send it to ${firmName}.`}
      </li>
    </ol>
  );
}
