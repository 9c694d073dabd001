import { longDay } from "./days";
import type { ChangedBank, Paths, SharedBank } from "./model";
import { NOTICES, type Notice } from "./notices";

/**
 * Lists the banks whose data a customer shares, each with its number of accounts, its end date and, if `canStop`, a
 * link to stop it.
 */
export function BankList({
  paths,
  banks,
  isOnce,
  canStop = true,
}: {
  paths: Paths;
  banks: readonly SharedBank[];
  isOnce: boolean;
  /** False if the customer can no longer stop a single bank. */
  canStop?: boolean;
}) {
  return (
    <ul className="banks">
      {banks.map((bank) => (
        <li key={bank.id}>
          <strong>{bank.name}</strong>
          <span className="quiet">{factsOf(bank, isOnce)}</span>
          {canStop ? (
            <a href={`${paths.bank}?id=${bank.id}`}>
              Stop sharing<span className="hidden"> {bank.name}</span>
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ accountCount, endsOn }: SharedBank, isOnce: boolean): string {
  const accounts = accountCount === 0 ? [] : [accountCount === 1 ? "1 account" : `${accountCount} accounts`];
  const end = isOnce ? ["shared once"] : endsOn ? [`until ${longDay(endsOn)}`] : [];
  return [...accounts, ...end].join(", ");
}

export function AddBank({ paths }: { paths: Paths }) {
  return (
    <form method="post" action={paths.start}>
      <input type="hidden" name="another" value="1" />
      <div className="acts">
        <button className="button second" type="submit">
          Add another bank
        </button>
      </div>
    </form>
  );
}

/** Says how the visit to another bank ended, and that the earlier banks are still shared. */
export function BankNotice({ notice }: { notice: Notice }) {
  return (
    <div className="note" role="status">
      <strong>{NOTICES[notice].title}</strong>
      <p>
        {notice === "unconfirmed"
          ? "If you finished at that bank, we’ll add the bank when it confirms. If you didn’t, you can try again."
          : "Nothing was shared from that bank. The banks you shared before are still shared. You can try again, or go on without that bank."}
      </p>
    </div>
  );
}

/** Confirms that a bank was added or stopped, and says what happens next. */
export function ChangeNotice({ changed, follows }: { changed: ChangedBank; follows: string }) {
  const { change, name } = changed;
  return (
    <div className="note good" role="status">
      <strong>{change === "stopped" ? `You stopped sharing ${name}` : `You added ${name}`}</strong>
      <p>{follows}</p>
    </div>
  );
}
