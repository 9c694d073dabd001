import { timingSafeEqual } from "node:crypto";
import { generateSecret, generateSync, generateURI } from "otplib";
import { findTotp, takeTotpStep } from "@/lib/store/write/second-factor";

/** RFC 6238: a new code every thirty seconds. One step either way makes up for a clock that is a little off. */
const STEP_SECONDS = 30;
const STEPS_EITHER_WAY = 1;
const ISSUER = "Surplus";

/** A secret for an authenticator: 160 random bits in base 32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What an authenticator reads from a QR code. */
export function totpUri(email: string, secret: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/** The step whose code this is, around `now` and after `lastStep`; null for any other text. */
export function findTotpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const given = Buffer.from(code.replace(/\s/g, ""));
  const current = Math.floor(now.getTime() / 1_000 / STEP_SECONDS);
  for (let step = current - STEPS_EITHER_WAY; step <= current + STEPS_EITHER_WAY; step++) {
    const right = Buffer.from(generateSync({ secret, epoch: step * STEP_SECONDS }));
    if (given.length === right.length && timingSafeEqual(given, right) && step > lastStep) return step;
  }
  return null;
}

/** Uses a code of the authenticator up. False for one that is wrong, old or used, and where no authenticator is in use. */
export async function takeTotpCode(userId: string, code: string, now: Date): Promise<boolean> {
  const state = await findTotp(userId);
  if (!state?.isOn) return false;
  const step = findTotpStep(state.secret, code, state.lastStep, now);
  return step !== null && takeTotpStep(userId, step);
}
