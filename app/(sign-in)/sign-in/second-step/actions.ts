"use server";

import { AppError } from "@/lib/errors";
import { enter } from "@/lib/http/enter";
import { answerPasskey, PasskeyAnswer } from "@/lib/http/passkey";
import { visitorAction } from "@/lib/http/person";
import { findReturnPath } from "@/lib/http/return-path";
import { readSessionCookie } from "@/lib/http/session-cookie";
import { askForPasskey } from "@/lib/identity/passkey";
import { takeSecondStepByPasskey } from "@/lib/identity/sign-in-by-passkey";
import { findWaiting, type SecondStep, takeSecondStep } from "@/lib/identity/take-second-step";

const step = (kind: SecondStep["kind"], field: string) =>
  visitorAction(async (form) => {
    const sessionId = (await readSessionCookie()) ?? "";
    const code = String(form.get(field) ?? "");
    return enter(await takeSecondStep(sessionId, { kind, code }), findReturnPath(form.get("back")));
  });

export const takeCodeAction = step("totp", "code");

/** Completes the second step with a recovery code, which works once. */
export const takeRecoveryCodeAction = step("recovery", "recovery_code");

export async function askForPasskeyAction() {
  return answerPasskey(async () => {
    const waiting = await findWaiting((await readSessionCookie()) ?? "");
    if (!waiting) throw new AppError("signed_out", "Signing in took too long. Please sign in again.");
    return askForPasskey("sign_in", { sessionId: waiting.id, userId: waiting.userId });
  });
}

export async function takeSecondStepByPasskeyAction(
  answer: unknown,
  back: unknown,
): Promise<{ error: string }> {
  return answerPasskey(async () => {
    const parsed = PasskeyAnswer.safeParse(answer);
    if (!parsed.success) throw new AppError("bad_request", "The passkey’s response could not be read.");
    const sessionId = (await readSessionCookie()) ?? "";
    return enter(await takeSecondStepByPasskey(sessionId, parsed.data), findReturnPath(back));
  });
}
