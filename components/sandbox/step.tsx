import type { ReactNode } from "react";
import type { Place } from "./model";
import { Page } from "./page";
import { SessionForm } from "./session-form";
import { Trials } from "./trials";

const STEPS = 5;

type Props = {
  place: Place;
  number: 1 | 2 | 3 | 4 | 5;
  title: string;
  /** The title as it stands above the step, where more than its words matters. */
  heading?: ReactNode;
  /** What went wrong with what was sent; stands above everything else and takes the focus. */
  alert?: ReactNode;
  /** The way to the step before. */
  back?: { href: string; label: string };
  /** A form of the step's own for the fold of endings. */
  trial?: ReactNode;
  children: ReactNode;
};

/** One step of the consent: where the customer is, the step itself, and the way out that every step has. */
export function Step({ place, number, title, heading, alert, back, trial, children }: Props) {
  return (
    <Page nonce={place.nonce} bank={place.bank} title={alert ? `Error: ${title}` : title}>
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
      <SessionForm step="/cancel" sessionId={place.sessionId} className="out">
        <button className="text" type="submit">
          Cancel and go back
        </button>
      </SessionForm>
      <Trials place={place}>{trial}</Trials>
    </Page>
  );
}
