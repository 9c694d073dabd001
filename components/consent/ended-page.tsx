import { ContactLines } from "./contact";
import { dayAndTime } from "./days";
import type { ExternalLink, Frame } from "./model";
import { Page } from "./page";

type Ending = {
  status: "withdrawn" | "purged";
  by: string | null;
  at: Date | null;
  /** True if the customer had consented, so some data may have reached us. */
  hadShared: boolean;
  /** True if the firm ever had a report. */
  hadReport: boolean;
};

type Props = { frame: Frame; ending: Ending; onward: ExternalLink | null };

/**
 * Says that the request is over. If data had been shared, the page also confirms the withdrawal. The page omits the
 * customer's name, because anyone with the link could open it later.
 */
export function EndedPage({ frame, ending, onward }: Props) {
  const { name } = frame.firm;
  const { title, text } = wordsOf(ending, name);
  return (
    <Page frame={frame} title="This request is closed" state={ending.status}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {ending.at ? <p className="under">{dayAndTime(ending.at)}</p> : null}
      {ending.status === "withdrawn" && ending.hadShared ? (
        <Consequences firmName={name} ending={ending} />
      ) : null}
      {onward ? (
        <div className="acts">
          <a className="button second" href={onward.href} rel="noreferrer">
            Go to {onward.host}
          </a>
        </div>
      ) : null}
      <section className="part" aria-labelledby="c-help">
        <h2 id="c-help">What you can do</h2>
        <p>{nextOf(ending, name)}</p>
        <ContactLines firm={frame.firm} />
      </section>
    </Page>
  );
}

function nextOf({ status, by }: Ending, firmName: string): string {
  if (status === "purged" || by === "customer") return "There’s nothing left to do. You can close this page.";
  return `If you still want to share, ask ${firmName} for a new link.`;
}

function wordsOf(
  { status, by, hadShared, hadReport }: Ending,
  firmName: string,
): { title: string; text: string } {
  if (status === "purged") {
    return {
      title: "The report is deleted",
      text: "We kept the report for as long as agreed. Now the report and your bank data are gone.",
    };
  }
  const isGone = hadShared
    ? "Your bank data and anything made from it are deleted."
    : "No bank data was shared.";
  if (by === "customer") {
    return {
      title: hadShared ? "You stopped sharing" : "This request is closed",
      text: `${isGone} ${hadShared && !hadReport ? `${firmName} didn’t see your report. ` : ""}We’ve let ${firmName} know.`,
    };
  }
  if (by === "bank")
    return { title: "Sharing was stopped at your bank", text: `${isGone} We’ve let ${firmName} know.` };
  if (by === "system") {
    return {
      title: "This request has ended",
      text: `The request expired before you shared the report. ${isGone}`,
    };
  }
  return { title: `${firmName} closed this request`, text: isGone };
}

function Consequences({ firmName, ending }: { firmName: string; ending: Ending }) {
  return (
    <>
      <section className="part" aria-labelledby="c-gone">
        <h2 id="c-gone">Deleted and ended</h2>
        <ul className="list">
          <li>your bank data, and the report prepared from it</li>
          <li>your notes, your email and your phone number, if you gave them</li>
          {ending.by === "bank" ? null : (
            <li>
              the sharing with your bank, if it was still on: we’ll keep asking your bank until it confirms
            </li>
          )}
        </ul>
      </section>
      <section className="part" aria-labelledby="c-left">
        <h2 id="c-left">Data that stays</h2>
        <ul className="list">
          <li>your name and a record of what happened and when, without bank data. The law requires this</li>
          {ending.hadReport ? (
            <li>
              any copy of the report that {firmName} saved. Ask {firmName} what happens to that copy, and what
              stopping means for you
            </li>
          ) : null}
        </ul>
      </section>
      <p className="under screen">To keep this information, print the page or take a picture of it.</p>
    </>
  );
}
