"use server";

import { redirect } from "next/navigation";
import { AppError } from "@/lib/errors";
import { answerPasskey, PasskeyAnswer } from "@/lib/http/passkey";
import { person, personAction } from "@/lib/http/person";
import { findReturnPath } from "@/lib/http/return-path";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import { confirmPerson } from "@/lib/identity/confirm-person";
import { askForPasskey } from "@/lib/identity/passkey";
import { confirmByPasskey } from "@/lib/identity/sign-in-by-passkey";

const confirm = (kind: "password" | "totp", field: string) =>
  personAction(async (asking, form) => {
    await giveSessionCookie(await confirmPerson(asking, { kind, text: String(form.get(field) ?? "") }));
    redirect(findReturnPath(form.get("back")) ?? "/");
  });

export const confirmByPasswordAction = confirm("password", "password");
export const confirmByCodeAction = confirm("totp", "code");

export async function askForPasskeyAction() {
  return answerPasskey(async () => askForPasskey("confirm", await person()));
}

export async function confirmByPasskeyAction(answer: unknown, back: unknown): Promise<{ error: string }> {
  return answerPasskey(async () => {
    const parsed = PasskeyAnswer.safeParse(answer);
    if (!parsed.success) throw new AppError("bad_request", "The passkey’s response could not be read.");
    await giveSessionCookie(await confirmByPasskey(await person(), parsed.data));
    redirect(findReturnPath(back) ?? "/");
  });
}
