/** The email field of the form: the text that the customer sent ("" at first), and the error in it. */
export type EmailEntry = { typed: string; wrong: string | null };

/** The longest address that RFC 5321 allows. */
const ADDRESS_LENGTH_MAX = 254;

export function EmailField({ email: { typed, wrong } }: { email: EmailEntry }) {
  return (
    <div className="field">
      <label htmlFor="c-email">Your email address</label>
      <p className="hint" id="c-email-hint">
        The provider that collects your data needs your address. We’ll send your receipt to the same address.
        The firm that asked you can see the address. We won’t use it for marketing.
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

/** Repeats the error at the top of the page, because the field is further down. */
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

/** Shown instead of the button if this server can't send a customer to a bank. */
export function NotOpen({ firmName }: { firmName: string }) {
  return (
    <div className="note bad" role="status">
      <strong>You can’t share from this page yet</strong>
      <p>
        The service that collects bank data isn’t set up here. Nothing was shared. Ask {firmName} for another
        way to share, or come back later: this link keeps working.
      </p>
    </div>
  );
}
