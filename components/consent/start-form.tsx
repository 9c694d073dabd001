import type { Paths } from "./model";

/** An e-mail address that is asked for: what was typed, and what is wrong with it, if it was sent. */
export type EmailTry = { typed: string; wrong: string | null };

type Props = {
  paths: Paths;
  /** Null where no address is needed. */
  email: EmailTry | null;
};

/** The one button that leaves for the bank, what must be known first, and what happens when it is pressed. */
export function StartForm({ paths, email }: Props) {
  return (
    <form method="post" action={paths.start} noValidate>
      {email ? <EmailField email={email} /> : null}
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

/** RFC 5321: no address is longer. */
const ADDRESS_LENGTH_MAX = 254;

function EmailField({ email: { typed, wrong } }: { email: EmailTry }) {
  return (
    <div className="field">
      <label htmlFor="c-email">Your email address</label>
      <p className="hint" id="c-email-hint">
        The provider that collects your data needs it for its record of you, and we send your receipt there.
        The firm that asked you can see it. We do not use it for marketing.
      </p>
      {wrong ? (
        <p className="wrong" id="c-email-wrong">
          {wrong}
        </p>
      ) : null}
      <input
        id="c-email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ADDRESS_LENGTH_MAX}
        required
        defaultValue={typed}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "c-email-hint c-email-wrong" : "c-email-hint"}
      />
    </div>
  );
}

/** Said first on a page that comes back, because the field is further down. */
export function EmailProblem({ wrong }: { wrong: string }) {
  return (
    <div className="note bad" role="alert">
      <strong>Please check your email address</strong>
      <p>
        <a href="#c-email">{wrong}</a>
      </p>
    </div>
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
