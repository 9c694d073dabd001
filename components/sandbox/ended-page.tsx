import type { AccountFace, BankFace } from "./model";
import { Page } from "./page";
import { REQUESTER } from "./requester";
import { SessionForm } from "./session-form";

type Props = {
  nonce: string;
  /** The bank, if the customer had picked one. */
  bank: BankFace | null;
  title: string;
  text: string;
  /** The URL that returns the customer to the firm. */
  backUrl: string;
};

/** Shown when a visit ended without sharing anything: says what happened, and links back. */
export function EndedPage({ nonce, bank, title, text, backUrl }: Props) {
  return (
    <Page nonce={nonce} bank={bank} title="This link has been used">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="part">
        <a className="button fit" href={backUrl}>
          Go back
        </a>
      </p>
    </Page>
  );
}

type SharingProps = Pick<Props, "nonce" | "backUrl"> & {
  sessionId: string;
  bank: BankFace;
  accounts: readonly AccountFace[];
  since: string;
  /** The last day of sharing; null if the data is collected once. */
  until: string | null;
};

/**
 * The bank's page after the consent: shows the shared accounts and the end of the sharing, and lets the customer stop
 * sharing.
 */
export function SharingPage({ nonce, sessionId, backUrl, bank, accounts, since, until }: SharingProps) {
  return (
    <Page nonce={nonce} bank={bank} title="You’re sharing your data">
      <h1>You have shared your data</h1>
      <p className="lead">
        {bank.name} now sends the data to {REQUESTER.company}. You can’t use this link to share again. You can
        go back, or close this page.
      </p>
      <dl className="facts">
        <div>
          <dt>Shared with</dt>
          <dd>
            {REQUESTER.company}, for {REQUESTER.software}
          </dd>
        </div>
        <div>
          <dt>Accounts</dt>
          <dd>
            <ul>
              {accounts.map(({ id, name, tail }) => (
                <li key={id}>
                  {name}, ending {tail}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>{since}</dd>
        </div>
        <div>
          <dt>Until</dt>
          <dd>
            {until
              ? `${until}, unless you stop sooner`
              : "Your data has been collected once, and will not be collected again."}
          </dd>
        </div>
      </dl>
      <p className="part">
        <a className="button fit" href={backUrl}>
          Go back
        </a>
      </p>
      <section className="part" aria-labelledby="stop">
        <h2 id="stop">Change your mind</h2>
        <details className="fold">
          <summary>
            <span>Stop sharing</span>
          </summary>
          <div className="sure">
            <p>
              The bank stops sharing now and lets {REQUESTER.company} know straight away. To find out what
              happens to the data you already shared, contact the firm that asked for it.
            </p>
            <SessionForm step="/stop" sessionId={sessionId}>
              <button className="button bad fit" type="submit">
                Yes, stop sharing
              </button>
            </SessionForm>
          </div>
        </details>
      </section>
    </Page>
  );
}
