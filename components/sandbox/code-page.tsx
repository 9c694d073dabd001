import { Alert, SandboxNote } from "./alert";
import { DigitsField } from "./field";
import { type StepContext, stepUrl } from "./model";
import { SessionForm } from "./session-form";
import { Step } from "./step";

type Props = {
  context: StepContext;
  person: string;
  /** The one-time code, which only a sandbox shows. */
  code: string;
  codesLeft: number;
  isWrong: boolean;
};

/** The third step of the sandbox bank's consent pages, in which the customer enters a one-time code. */
export function CodePage({ context, person, code, codesLeft, isWrong }: Props) {
  const left = codesLeft === 1 ? "One try is left." : `${codesLeft} tries are left.`;
  const alert = isWrong ? (
    <Alert title="That code isn’t right">
      <p>
        <a href="#code">Enter the code again</a>
      </p>
      <p>{left}</p>
    </Alert>
  ) : null;
  const back = { href: stepUrl("/sign-in", context.sessionId), label: "Sign in as someone else" };
  const heading = (
    <>
      Enter your <span className="keep">one-time</span> code
    </>
  );
  return (
    <Step
      context={context}
      number={3}
      title="Enter your one-time code"
      heading={heading}
      alert={alert}
      back={back}
    >
      <p className="lead">We’ve sent a code to {person}’s phone.</p>
      <SandboxNote>
        <p>A real bank sends this by text message. Here it is:</p>
        <p>
          <strong className="code">{code}</strong>
        </p>
      </SandboxNote>
      <SessionForm step="/enter-code" sessionId={context.sessionId}>
        <DigitsField
          name="code"
          label="One-time code"
          hint={`Six digits. You can paste it. ${left}`}
          error={isWrong ? `That code isn’t right. ${left}` : undefined}
          autoComplete="one-time-code"
          maxLength={20}
        />
        <button className="button fit" type="submit">
          Continue
        </button>
      </SessionForm>
    </Step>
  );
}
