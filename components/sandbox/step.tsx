import type { ReactNode } from "react";
import type { StepContext } from "./model";
import { Page } from "./page";
import { SessionForm } from "./session-form";
import { Trials } from "./trials";

const STEPS = 5;

type Props = {
  context: StepContext;
  number: 1 | 2 | 3 | 4 | 5;
  title: string;
  /** Replaces the plain heading above the step. */
  heading?: ReactNode;
  /** The error in the input. It is shown first and gets the focus. */
  alert?: ReactNode;
  /** The link to the previous step. */
  back?: { href: string; label: string };
  /** The step's own form for testers. The page shows it next to the endings that no ordinary button leads to. */
  trial?: ReactNode;
  children: ReactNode;
};

/** One step of the consent: the progress, the step itself, and the link to cancel. */
export function Step({ context, number, title, heading, alert, back, trial, children }: Props) {
  return (
    <Page nonce={context.nonce} bank={context.bank} title={alert ? `Error: ${title}` : title}>
      <div className="where">
        <p>
          Step {number} of {STEPS}
        </p>
        {back ? <a href={back.href}>{back.label}</a> : null}
      </div>
      <div className="bar" aria-hidden="true">
        {Array.from({ length: STEPS }, (_, index) => index + 1).map((step) => (
          <span key={step} className={step <= number ? "on" : undefined} />
        ))}
      </div>
      <h1>{heading ?? title}</h1>
      {alert}
      {children}
      <SessionForm step="/cancel" sessionId={context.sessionId} className="out">
        <button className="text" type="submit">
          Cancel and go back
        </button>
      </SessionForm>
      <Trials context={context}>{trial}</Trials>
    </Page>
  );
}
