import type { Scope } from "@/lib/scope";
import {
  type Began,
  beginIdempotent,
  endIdempotent,
  type IdempotencyPlace,
} from "@/lib/store/write/idempotency";

/** Which call of which company a caller's key stands for. */
export type OncePlace = IdempotencyPlace;

/** Takes a caller's key for this call, or says what became of the call that has it. */
export async function beginOnce(scope: Scope, place: OncePlace, fingerprint: string): Promise<Began> {
  return beginIdempotent(scope, place, fingerprint);
}

/** Keeps the call's answer for repeats, or gives the key back when there is none worth keeping. */
export async function endOnce(
  scope: Scope,
  place: OncePlace,
  answer: { status: number; body: string } | null,
): Promise<void> {
  await endIdempotent(scope, place, answer);
}
