import { Alert, SandboxNote } from "./alert";
import { type AccountFace, pathOf, type StepContext, stepUrl } from "./model";
import { SessionForm } from "./session-form";
import { Step } from "./step";

type Props = {
  context: StepContext;
  accounts: readonly AccountFace[];
  /** Ids of the initially ticked accounts. */
  ticked: readonly string[];
  isMissing: boolean;
};

const MISSING_ID = "accounts-error";

/** The fourth step: the customer chooses the accounts to share. */
export function AccountsPage({ context, accounts, ticked, isMissing }: Props) {
  if (accounts.length === 0) return <NoAccounts context={context} />;
  const first = accounts.find(({ isSharingOff }) => !isSharingOff);
  const alert = isMissing ? (
    <Alert title="No account is chosen">
      <p>
        <a href={first ? `#${fieldIdOf(first)}` : "#accounts"}>Choose at least one account</a>
      </p>
    </Alert>
  ) : null;
  const shut = accounts.some(({ isSharingOff }) => isSharingOff);
  return (
    <Step context={context} number={4} title="Choose the accounts to share" alert={alert}>
      <SessionForm step="/review" method="get" sessionId={context.sessionId} className="part">
        <fieldset id="accounts" aria-describedby={isMissing ? MISSING_ID : undefined}>
          <legend>Your accounts</legend>
          {isMissing ? (
            <p id={MISSING_ID} className="wrong">
              Choose at least one account to continue.
            </p>
          ) : null}
          <p className="picks">
            <a href={`${stepUrl("/accounts", context.sessionId)}#accounts`}>
              {shut ? "Select all that can be shared" : "Select all"}
            </a>
            <a
              href={`${pathOf("/accounts")}?${new URLSearchParams({ sess_id: context.sessionId, none: "1" })}#accounts`}
            >
              Select none
            </a>
          </p>
          <ul className="rows">
            {accounts.map((account) => (
              <li key={account.id}>
                {account.isSharingOff ? (
                  <ShutAccount account={account} />
                ) : (
                  <OpenAccount
                    account={account}
                    isTicked={ticked.includes(account.id)}
                    isMissing={isMissing}
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
        <button className="button fit" type="submit">
          Continue
        </button>
      </SessionForm>
      <SandboxNote>
        <p>
          The accounts are already ticked to save you time. A real bank may ask the customer to tick them.
        </p>
      </SandboxNote>
    </Step>
  );
}

/** Shown to a customer who signed in but has nothing to share at this bank. */
function NoAccounts({ context }: { context: StepContext }) {
  return (
    <Step context={context} number={4} title="You have no accounts to share here">
      <p className="part">
        You can’t share any account at this bank. Cancel to go back, and choose another bank.
      </p>
    </Step>
  );
}

function fieldIdOf({ id }: AccountFace): string {
  return `account-${id}`;
}

function OpenAccount({
  account,
  isTicked,
  isMissing,
}: {
  account: AccountFace;
  isTicked: boolean;
  isMissing: boolean;
}) {
  return (
    <label className="tick">
      <input
        id={fieldIdOf(account)}
        type="checkbox"
        name="account"
        value={account.id}
        defaultChecked={isTicked}
        aria-describedby={isMissing ? MISSING_ID : undefined}
        aria-invalid={isMissing ? true : undefined}
      />
      <span>
        <AccountName account={account} />
        {account.jointWith ? (
          <span className="small">
            We’ll tell {account.jointWith} that you’re sharing this account. They can see for how long, and
            can stop the sharing at any time.
          </span>
        ) : null}
      </span>
    </label>
  );
}

/** Shows an account that cannot be shared: the reason, and what would change it. */
function ShutAccount({ account }: { account: AccountFace }) {
  const reasonId = `reason-${account.id}`;
  return (
    <div className="tick shut">
      <input
        type="checkbox"
        disabled
        aria-label={`${account.name}: can’t be shared`}
        aria-describedby={reasonId}
      />
      <span>
        <AccountName account={account} />
        <span id={reasonId} className="small">
          <b>Can’t be shared.</b> {account.jointWith ?? "The other holder"} has switched off sharing for this
          account. Ask them to switch it on again in their own banking app, then start again. You can still
          share your other accounts.
        </span>
      </span>
    </div>
  );
}

function AccountName({ account }: { account: AccountFace }) {
  return (
    <>
      <b>{account.name}</b>
      <span className="small soft num">
        {account.product}, ending {account.tail}
      </span>
      {account.jointWith ? <span className="chip">Joint with {account.jointWith}</span> : null}
    </>
  );
}
