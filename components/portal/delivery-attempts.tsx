import { Disclosure } from "../ui/disclosure";
import { Time } from "../ui/time";
import { outcomeOf } from "./delivery-words";

type Attempt = {
  number: number;
  at: Date;
  latencyMs: number;
  outcome: string;
  responseCode: number | null;
  responseText: string | null;
};

/** Every attempt at a delivery, the latest first, with the beginning of what the receiver answered as plain text; `none` is what to say without any. */
export function DeliveryAttempts({ attempts, none }: { attempts: readonly Attempt[]; none: string }) {
  if (attempts.length === 0) return <p className="text-sm text-soft">{none}</p>;
  return (
    <ol className="grid grid-cols-1 gap-4">
      {attempts.map((attempt) => (
        <li key={attempt.number} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span>
              <span className="text-soft tabular-nums">{attempt.number}.</span>{" "}
              <span className="font-medium">{outcomeOf(attempt)}</span>
            </span>
            <span className="text-soft tabular-nums">
              <Time at={attempt.at} seconds /> · {attempt.latencyMs} ms
            </span>
          </p>
          {attempt.responseText ? (
            <div className="mt-2">
              <Disclosure summary={`What was answered to attempt ${attempt.number}`}>
                <pre className="max-h-64 overflow-auto rounded-md bg-mist p-3 text-xs whitespace-pre-wrap wrap-anywhere">
                  {attempt.responseText}
                </pre>
              </Disclosure>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
