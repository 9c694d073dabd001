import { everyDays } from "../consent/terms";
import { SandboxNote } from "./alert";
import { type AccountFace, type Cluster, pathOf, type StepContext } from "./model";
import { REQUESTER, RequesterFacts } from "./requester";
import { SessionForm } from "./session-form";
import { Step } from "./step";

type Props = {
  context: StepContext;
  clusters: readonly Cluster[];
  accounts: readonly AccountFace[];
  historyMonths: number;
  /** The last day of sharing; null if the data is collected once. */
  until: string | null;
  /** Days between automatic collections; null if not stated. */
  refreshEveryDays: number | null;
};

/** The last step: shows all choices again and asks for the decision. */
export function ReviewPage({ context, clusters, accounts, historyMonths, until, refreshEveryDays }: Props) {
  const { sessionId } = context;
  const ids = accounts.map(({ id }) => id);
  const chosen = new URLSearchParams([["sess_id", sessionId], ...ids.map((id) => ["account", id])]);
  const back = { href: `${pathOf("/accounts")}?${chosen}`, label: "Change accounts" };
  return (
    <Step
      context={context}
      number={5}
      title="Check what you share, then authorise"
      back={back}
      trial={<LeaveForm sessionId={sessionId} ids={ids} />}
    >
      <section className="part" aria-labelledby="who">
        <h2 id="who">Who’s asking</h2>
        <RequesterFacts />
      </section>
      <section className="part" aria-labelledby="what">
        <h2 id="what">What {REQUESTER.software} will receive</h2>
        <ul>
          {clusters.map(({ name, items }) => (
            <li key={name}>
              <details className="fold">
                <summary>
                  <span>{name}</span>
                </summary>
                <ul className="dots">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </section>
      <section className="part" aria-labelledby="from">
        <h2 id="from">From these accounts</h2>
        <ul className="dots">
          {accounts.map(({ id, name, tail, jointWith }) => (
            <li key={id}>
              {name}, ending {tail}
              {jointWith ? `, joint with ${jointWith}` : ""}
            </li>
          ))}
        </ul>
        {accounts.some(({ jointWith }) => jointWith) ? (
          <p className="soft small">
            The other holder of a joint account is notified, and can stop the sharing at any time.
          </p>
        ) : null}
      </section>
      <section className="part" aria-labelledby="period">
        <h2 id="period">How far back, and for how long</h2>
        <p>
          {until ? (
            <>
              Transactions from the last {historyMonths} months, and new ones until <b>{until}</b>. Sharing
              ends on that day.
              {refreshEveryDays ? <> New data is collected {everyDays(refreshEveryDays)}.</> : null}
            </>
          ) : (
            <>
              Transactions from the last {historyMonths} months, <b>one time only</b>. Sharing ends as soon as
              they have been collected.
            </>
          )}
        </p>
        {context.bank?.note ? (
          <SandboxNote>
            <p>{context.bank.note}.</p>
          </SandboxNote>
        ) : null}
      </section>
      <section className="part" aria-labelledby="stop">
        <h2 id="stop">How to stop</h2>
        <p>
          You can stop at any time: open the link from the firm that asked you, or open this page at the bank
          again, and choose to stop. Your bank then stops sharing.
        </p>
      </section>
      <div className="acts">
        <SessionForm step="/authorise" sessionId={sessionId}>
          <Accounts ids={ids} />
          <button className="button" type="submit">
            Authorise
          </button>
        </SessionForm>
        <SessionForm step="/deny" sessionId={sessionId}>
          <button className="button plain" type="submit">
            Deny
          </button>
        </SessionForm>
      </div>
    </Step>
  );
}

function Accounts({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="account" value={id} />);
}

/** For testers: gives the consent but stays at the bank, so that the firm learns of it only from the data provider. */
function LeaveForm({ sessionId, ids }: { sessionId: string; ids: readonly string[] }) {
  return (
    <SessionForm step="/authorise" sessionId={sessionId}>
      <Accounts ids={ids} />
      <button className="button plain fit" type="submit" name="stay" value="1">
        Agree, but forget to go back
      </button>
      <p className="small">
        You stay on the bank’s last page, as if you’d closed the window. When the bank confirms, the request
        continues.
      </p>
    </SessionForm>
  );
}
