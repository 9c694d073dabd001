import { Alert, SandboxNote } from "./alert";
import { DigitsField } from "./field";
import { type PersonFace, type StepContext, stepUrl } from "./model";
import { SearchForm } from "./search-form";
import { SessionForm } from "./session-form";
import { Step } from "./step";

/** If there are at most this many personas, all are listed. Otherwise those of other banks are folded. */
const AT_A_GLANCE = 8;

type Props = {
  context: StepContext;
  words: string;
  people: readonly PersonFace[];
  /** True if the request has a test persona. Then only that persona can sign in. */
  hasPersona: boolean;
  error: string | null;
};

/** The second step: the customer signs in by number or by choosing a test persona. */
export function SignInPage({ context, words, people, hasPersona, error }: Props) {
  const alert = error ? (
    <Alert title="You’re not signed in yet">
      <p>
        <a href="#customer">{error}</a>
      </p>
    </Alert>
  ) : null;
  const back = { href: stepUrl("", context.sessionId), label: "Choose another bank" };
  return (
    <Step context={context} number={2} title="Sign in with your customer number" alert={alert} back={back}>
      <SessionForm step="/choose-customer" sessionId={context.sessionId}>
        <DigitsField
          name="customer"
          label="Customer number"
          hint="Eight digits. No password is needed."
          error={error ?? undefined}
          autoComplete="off"
          maxLength={20}
        />
        <button className="button fit" type="submit">
          Continue
        </button>
      </SessionForm>
      <SandboxNote>
        {hasPersona ? (
          <p>This request is for one person. Press their name to sign in.</p>
        ) : (
          <p>
            Or press one of these made-up people to sign in as them.{" "}
            <a className="go" href="/sandbox">
              What to expect of each
            </a>
          </p>
        )}
      </SandboxNote>
      {hasPersona ? null : (
        <SearchForm
          step="/sign-in"
          sessionId={context.sessionId}
          name="who"
          label="Find a person"
          hint="By name, number, or a word from their story, such as mortgage or pension"
          words={words}
          found={sayFound(words, people.length)}
        />
      )}
      <SessionForm step="/choose-customer" sessionId={context.sessionId} label="People of the sandbox">
        <People
          context={context}
          people={people}
          isOpen={hasPersona || words !== "" || people.length <= AT_A_GLANCE}
        />
      </SessionForm>
    </Step>
  );
}

function sayFound(words: string, count: number): string {
  if (count === 0) return `No one matches “${words}”. Clear the search to see everyone.`;
  return `${count} ${count === 1 ? "person" : "people"}`;
}

function People({
  context,
  people,
  isOpen,
}: {
  context: StepContext;
  people: readonly PersonFace[];
  isOpen: boolean;
}) {
  const here = people.filter(({ isAtHome }) => isAtHome);
  const elsewhere = people.filter(({ isAtHome }) => !isAtHome);
  if (here.length === 0 && isOpen) return <PersonCards people={elsewhere} />;
  return (
    <>
      {here.length > 0 ? (
        <>
          <h2 className="group">Usually at {context.bank?.name}</h2>
          <PersonCards people={here} />
        </>
      ) : null}
      {elsewhere.length > 0 ? (
        <details className="group" open={isOpen}>
          <summary>
            <span>People who usually bank elsewhere ({elsewhere.length})</span>
          </summary>
          <PersonCards people={elsewhere} />
        </details>
      ) : null}
    </>
  );
}

function PersonCards({ people }: { people: readonly PersonFace[] }) {
  return (
    <ul className="rows">
      {people.map(({ name, customerNumber, opening, story, expect }) => (
        <li key={customerNumber} className="card">
          <button className="row" type="submit" name="customer" value={customerNumber}>
            <span>
              <b>{name}</b>
              <span className="small soft num">Customer number {customerNumber}</span>
              <span className="small">{opening}</span>
            </span>
          </button>
          <details>
            <summary>
              <span>
                The full story, and what to expect<span className="hidden"> of {name}</span>
              </span>
            </summary>
            <p className="small">{story}</p>
            <p className="small">What a report should show:</p>
            <ul className="dots small">
              {expect.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
