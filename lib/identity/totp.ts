import { timingSafeEqual } from "node:crypto";
import { generateSync, generateURI } from "otplib";
import { findTotp, takeTotpStep } from "@/lib/store/write/second-factor";

/**
 * RFC 6238: a new code every thirty seconds. The previous and the next code are accepted too, in case a clock is
 * slightly wrong.
 */
const STEP_SECONDS = 30;
const STEPS_EITHER_WAY = 1;
const ISSUER = "Surplus";

/** The URI that an authenticator reads from a QR code. */
export function totpUri(email: string, secret: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/** Finds the time step of a code, near `now` and after `lastStep`; null if the code is not valid. */
export function findTotpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const given = Buffer.from(code.replace(/\s/g, ""));
  const current = Math.floor(now.getTime() / 1_000 / STEP_SECONDS);
  for (let step = current - STEPS_EITHER_WAY; step <= current + STEPS_EITHER_WAY; step++) {
    const right = Buffer.from(generateSync({ secret, epoch: step * STEP_SECONDS }));
    if (given.length === right.length && timingSafeEqual(given, right) && step > lastStep) return step;
  }
  return null;
}

/**
 * Uses up a code of the authenticator. Returns false if the code is wrong, expired or used, or if no authenticator is
 * active.
 */
export async function takeTotpCode(userId: string, code: string, now: Date): Promise<boolean> {
  const state = await findTotp(userId);
  if (!state?.isOn) return false;
  const step = findTotpStep(state.secret, code, state.lastStep, now);
  return step !== null && takeTotpStep(userId, step);
}
