import { Contact } from "./contact";
import type { Frame, Paths, SharedBank } from "./model";
import { Page } from "./page";

type Props = {
  frame: Frame;
  paths: Paths;
  bank: SharedBank;
  /** True if this is the only shared bank, so that stopping it stops everything. */
  isLast: boolean;
  /** True if the firm has a report with this bank's data in it. */
  hasReport: boolean;
};

/** Explains what stopping one bank does, before the customer confirms it. */
export function StopBankPage({ frame, paths, bank, isLast, hasReport }: Props) {
  const { firm } = frame;
  return (
    <Page frame={frame} title="Stop sharing one bank" state="stop_bank">
      <h1>Stop sharing {bank.name}?</h1>
      <p className="lead">
        {isLast
          ? `You’re not sharing any other bank. If you stop, we’ll delete all your data and let ${firm.name} know. This can’t be undone.`
          : "We’ll end the sharing with that bank immediately. Your other banks keep sharing."}
      </p>
      {isLast ? null : (
        <p className="under">
          {hasReport
            ? `We’ll prepare a new report for ${firm.name} without this bank, and delete the one they have now.`
            : "Your report won’t have any data from this bank."}
        </p>
      )}
      <form method="post" action={paths.bank}>
        <input type="hidden" name="id" value={bank.id} />
        <div className="acts">
          <button className="button danger" type="submit">
            {isLast ? "Yes, stop and delete" : "Yes, stop sharing this bank"}
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
