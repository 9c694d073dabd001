import type { Paths } from "./model";

/** The one button that leaves for the bank, and what happens when it is pressed. */
export function StartForm({ paths }: { paths: Paths }) {
  return (
    <form method="post" action={paths.start}>
      <div className="acts">
        <button className="button" type="submit">
          Continue to choose your bank
        </button>
        <a className="button second" href={paths.notNow}>
          Not now
        </a>
      </div>
      <p className="under">
        You leave this page to choose your bank and agree there. Nothing is shared until you agree with your
        bank.
      </p>
    </form>
  );
}

/** In the form's place where nobody may be asked to consent: better no button than one that leads nowhere. */
export function NotOpen({ firmName }: { firmName: string }) {
  return (
    <div className="note bad" role="status">
      <strong>You cannot share from this page yet</strong>
      <p>
        The service that collects bank data is not set up here. Nothing was shared. Please ask {firmName} for
        another way, or come back later: this link keeps working.
      </p>
    </div>
  );
}
