import type { ReactNode } from "react";
import type { StepContext } from "./model";
import { SessionForm } from "./session-form";

/**
 * For testers: offers the endings that no ordinary button leads to. Styled so that it is clearly not part of the mock
 * bank.
 */
export function Trials({ context, children }: { context: StepContext; children?: ReactNode }) {
  if (context.trials.length === 0 && !children) return null;
  return (
    <details className="test">
      <summary>
        <span>
          <span className="tag">Sandbox only:</span> try another ending
        </span>
      </summary>
      <p className="small">
        Each button ends this visit as a real visit can end, and takes you back to the page you came from.
      </p>
      {children}
      {context.trials.map(({ outcome, label, story }) => (
        <SessionForm key={outcome} step="/end" sessionId={context.sessionId}>
          <button className="button plain fit" type="submit" name="ending" value={outcome}>
            {label}
          </button>
          <p className="small">{story}</p>
        </SessionForm>
      ))}
    </details>
  );
}
