import { Time } from "../ui/time";
import { outcomeOf } from "./delivery-words";

type Attempt = {
  number: number;
  at: Date;
  latencyMs: number;
  outcome: string;
  host: string | null;
  errorCode: string | null;
  responseCode: number | null;
  responseText: string | null;
};

/**
 * Lists every attempt of a delivery, latest first, with the start of the receiver's response as plain text. `none` is
 * shown if there are no attempts.
 */
export function DeliveryAttempts({ attempts, none }: { attempts: readonly Attempt[]; none: string }) {
  if (attempts.length === 0) return <p className="text-sm text-soft">{none}</p>;
  return (
    <ol className="grid grid-cols-1 gap-4">
      {attempts.map((attempt) => (
        <li key={attempt.number} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
          <p className="text-sm">
            <span className="text-soft tabular-nums">{attempt.number}.</span>{" "}
            <span className="font-medium">{outcomeOf(attempt)}</span>
          </p>
          <p className="text-xs text-soft tabular-nums">
            <Time at={attempt.at} seconds /> · {attempt.latencyMs} ms
          </p>
          {attempt.responseText ? (
            <details className="mt-1">
              <summary className="w-fit cursor-pointer py-1 text-sm text-accent">
                Response<span className="sr-only"> to attempt {attempt.number}</span>
              </summary>
              <pre className="mt-2 max-h-64 overflow-auto rounded-md bg-mist p-3 text-xs whitespace-pre-wrap wrap-anywhere">
                {attempt.responseText}
              </pre>
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
