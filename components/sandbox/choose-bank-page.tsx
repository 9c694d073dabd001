import { Alert } from "./alert";
import { BankMark } from "./bank-mark";
import type { BankFace, StepContext } from "./model";
import { Requester } from "./requester";
import { SearchForm } from "./search-form";
import { SessionForm } from "./session-form";
import { Step } from "./step";

type Props = {
  context: StepContext;
  words: string;
  banks: readonly BankFace[];
  /** The name of the chosen bank if it is unavailable; otherwise null. */
  down: string | null;
};

/** The first step: the customer finds their bank by name or in the list. */
export function ChooseBankPage({ context, words, banks, down }: Props) {
  const found =
    banks.length === 0
      ? `No bank is called “${words}”. Try a part of its name, or clear the search to see all banks.`
      : `${banks.length} ${banks.length === 1 ? "bank" : "banks"}`;
  const alert = down ? (
    <Alert title={`${down} can’t be reached right now`}>
      <p>
        It’s the bank’s problem, not yours, and nothing was shared. Choose another bank below, or cancel and
        try again later.
      </p>
    </Alert>
  ) : null;
  return (
    <Step context={context} number={1} title="Choose your bank" alert={alert}>
      <Requester />
      <SearchForm
        step=""
        sessionId={context.sessionId}
        name="q"
        label="Find a bank by name"
        words={words}
        found={found}
      />
      <SessionForm step="/choose-bank" sessionId={context.sessionId} label="Banks">
        <ul className="rows two">
          {banks.map(({ id, name, colour, note }) => (
            <li key={id}>
              <button className="row" type="submit" name="bank" value={id}>
                <BankMark id={id} colour={colour} />
                <span>
                  {name}
                  {note ? <span className="small soft">{note}</span> : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </SessionForm>
    </Step>
  );
}
