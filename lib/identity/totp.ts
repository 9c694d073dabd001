import { timingSafeEqual } from "node:crypto";
import { generateSync, generateURI } from "otplib";
import { findTotp, takeTotpStep } from "@/lib/store/write/second-factor";

/**
 * The lifetime of a code (RFC 6238). Only the current code is accepted, because OWASP ASVS 6.5.5 allows a code to live
 * for thirty seconds.
 */
const STEP_SECONDS = 30;
const ISSUER = "Surplus";

/** The URI that an authenticator reads from a QR code. */
export function totpUri(email: string, secret: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * Returns the current time step if `code` is the code of that step and the step is after `lastStep`; otherwise null.
 */
export function findTotpStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const given = Buffer.from(code.replace(/\s/g, ""));
  const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS);
  const right = Buffer.from(generateSync({ secret, epoch: step * STEP_SECONDS }));
  return given.length === right.length && timingSafeEqual(given, right) && step > lastStep ? step : null;
}

/**
 * Uses up a code of the authenticator. Returns false for a wrong, expired or used code, and without an active
 * authenticator.
 */
export async function takeTotpCode(userId: string, code: string, now: Date): Promise<boolean> {
  const state = await findTotp(userId);
  if (!state?.isOn) return false;
  const step = findTotpStep(state.secret, code, state.lastStep, now);
  return step !== null && takeTotpStep(userId, step);
}
