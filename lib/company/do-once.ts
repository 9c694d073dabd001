import type { Scope } from "@/lib/scope";
import {
  type Attempt,
  type Began,
  beginIdempotent,
  endIdempotent,
  HOLD_EVERY_MS,
  type IdempotencyPlace,
  keepIdempotent,
  passIdempotent,
} from "@/lib/store/write/idempotency";

/** Which call of which company a caller's key stands for. */
export type OncePlace = IdempotencyPlace;
export type { Attempt };

/** Takes a caller's key for this call, or says what became of the call that has it. */
export async function beginOnce(scope: Scope, place: OncePlace, fingerprint: string): Promise<Began> {
  return beginIdempotent(scope, place, fingerprint);
}

/** Holds on to the key for as long as the call is under way; the function it returns lets go. */
export function holdOnce(scope: Scope, attempt: Attempt): () => void {
  const holding = setInterval(() => {
    // Should it fail, the next one is in time.
    keepIdempotent(scope, attempt).catch(() => {});
  }, HOLD_EVERY_MS);
  holding.unref();
  return () => clearInterval(holding);
}

/** After a failure of ours: the next attempt goes on where this one stopped. */
export async function passOnce(scope: Scope, attempt: Attempt): Promise<void> {
  await passIdempotent(scope, attempt);
}

/** Keeps the call's answer for repeats, or gives the key back when there is none worth keeping. */
export async function endOnce(
  scope: Scope,
  attempt: Attempt,
  answer: { status: number; body: string } | null,
): Promise<void> {
  await endIdempotent(scope, attempt, answer);
}
