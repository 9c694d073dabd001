import { Contact } from "./contact";
import type { Frame, Paths } from "./model";
import { Page } from "./page";

type Props = {
  frame: Frame;
  paths: Paths;
  /** The progress of the request: nothing shared, data with us, or the report with the firm. */
  reach: "nothing" | "data" | "report";
};

const TITLE = {
  nothing: "Close this request?",
  data: "Stop and delete your data?",
  report: "Stop sharing and delete your data?",
} as const;

/** Explains what stopping does; the customer then confirms it. */
export function WithdrawPage({ frame, paths, reach }: Props) {
  const { firm } = frame;
  return (
    <Page frame={frame} title="Stop sharing" state="withdraw">
      <h1>{TITLE[reach]}</h1>
      {reach === "nothing" ? (
        <p className="lead">
          You’ve shared nothing. If you close the request, this link stops working and we’ll let {firm.name}{" "}
          know.
        </p>
      ) : (
        <p className="lead">We’ll delete your data immediately. This can’t be undone.</p>
      )}
      {reach === "nothing" ? null : <Deleted firmName={firm.name} reach={reach} />}
      <form method="post" action={paths.withdraw}>
        <div className="acts">
          <button className="button danger" type="submit">
            {reach === "nothing" ? "Yes, close this request" : "Yes, stop and delete"}
          </button>
          <a className="button second" href={paths.link}>
            No, go back
          </a>
        </div>
      </form>
      <Contact firm={firm} />
    </Page>
  );
}

function Deleted({ firmName, reach }: { firmName: string; reach: "data" | "report" }) {
  return (
    <>
      <section className="part" aria-labelledby="c-goes">
        <h2 id="c-goes">What we delete</h2>
        <ul className="list">
          <li>your bank data</li>
          <li>the report{reach === "report" ? `, so ${firmName} can no longer get it from us` : ""}</li>
          <li>your notes, your email and your phone number, if you gave them</li>
        </ul>
        <p>We’ll also stop the sharing at your bank, if it’s still on.</p>
      </section>
      <section className="part" aria-labelledby="c-stays">
        <h2 id="c-stays">Data that stays</h2>
        <ul className="list">
          <li>
            your name and a record of what happened and when, without any bank data. The law requires this
          </li>
          {reach === "report" ? (
            <li>
              any copy of the report that {firmName} saved. Ask {firmName} what happens to that copy, and what
              stopping means for you
            </li>
          ) : null}
        </ul>
      </section>
    </>
  );
}
