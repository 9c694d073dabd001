import type { Accreditation } from "@/lib/domain/accreditation";
import { Contact } from "./contact";
import { Handling } from "./handling";
import { LockIcon } from "./icons";
import type { Frame, Onward, Paths, Sharing } from "./model";
import { NOTICES, type Notice } from "./notices";
import { Page } from "./page";
import { EmailProblem, type EmailTry, NotOpen, StartForm } from "./start-form";
import { Steps } from "./steps";
import { Terms } from "./terms";

type Props = {
  frame: Frame;
  paths: Paths;
  sharing: Sharing;
  firstName: string;
  /** How an earlier try ended, if it did. */
  notice: Notice | null;
  /** Where the firm wants a customer who stopped. */
  onward: Onward | null;
  accreditation: Accreditation | null;
  /** Null where no e-mail address is asked for. */
  email: EmailTry | null;
  /** False where this server can take nobody to a bank. */
  isOpen: boolean;
};

/** The first page: who asks for what and why, and the customer's choice. Everything needed to decide stands above it. */
export function AskPage(props: Props) {
  const { frame, paths, sharing, firstName, notice, onward, accreditation, email, isOpen } = props;
  const { firm } = frame;
  return (
    <Page frame={frame} title={titleOf(email, notice)} state="awaiting_consent">
      <Steps now={1} isReviewed={sharing.isReviewed} />
      {email?.wrong ? <EmailProblem wrong={email.wrong} /> : null}
      <h1>Share your bank data with {firm.name}?</h1>
      <p className="lead">
        Hi {firstName}. {firm.name} asks for a report made from your bank data. Please read this first. It is
        your choice.
      </p>
      {isOpen ? null : <NotOpen firmName={firm.name} />}
      {notice ? (
        <Ending paths={paths} notice={notice} onward={onward} canStart={isOpen && email === null} />
      ) : null}
      <div className="calm">
        <LockIcon />
        <p>
          <strong>Your bank password stays with you</strong>
          Nobody needs it to do this. Never type it on this page and never tell it to anyone. Your bank checks
          that it is you with a one-time code.
        </p>
      </div>
      <Terms firm={firm} sharing={sharing} />
      <Handling firmName={firm.name} accreditation={accreditation} />
      {isOpen ? <StartForm paths={paths} email={email} /> : null}
      {isOpen ? <NextSteps firmName={firm.name} isReviewed={sharing.isReviewed} /> : null}
      <Contact firm={firm} />
      <p className="part">
        <a className="quietly" href={paths.withdraw}>
          I will not share: close this request
        </a>
      </p>
    </Page>
  );
}

/** What a screen reader says first: what is wrong, or how the last try ended. */
function titleOf(email: Props["email"], notice: Notice | null): string {
  if (email?.wrong) return "Error: check your email address";
  return notice ? NOTICES[notice].title : "Share your bank data";
}

/** How the last try ended, and at once what can be done: the terms below were read before it. */
function Ending({
  paths,
  notice,
  onward,
  canStart,
}: Pick<Props, "paths" | "onward"> & { notice: Notice; canStart: boolean }) {
  const isOwnChoice = notice === "denied" || notice === "cancelled";
  return (
    <>
      <div className={isOwnChoice ? "note" : "note bad"} role="status">
        <strong>{NOTICES[notice].title}</strong>
        <p>{NOTICES[notice].text}</p>
      </div>
      {canStart || onward ? (
        <form method="post" action={paths.start}>
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
        </form>
      ) : null}
    </>
  );
}

function NextSteps({ firmName, isReviewed }: { firmName: string; isReviewed: boolean }) {
  return (
    <section className="part" aria-labelledby="c-next">
      <h2 id="c-next">What happens next</h2>
      <ol className="next">
        <li>You choose your bank and confirm that it is you, with a one-time code.</li>
        <li>You choose the accounts to share, and agree.</li>
        <li>
          {isReviewed
            ? `You come back here, read your report and decide whether ${firmName} gets it.`
            : `You come back here. The report is made and sent to ${firmName}.`}
        </li>
      </ol>
    </section>
  );
}
