import { CONFIRM_CODE, CONFIRM_PASSWORD, CURRENT_PASSWORD, type FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { answerForm, refused } from "@/lib/http/form";
import { toConfirmPath } from "@/lib/http/return-path";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { confirmPerson, isFresh } from "@/lib/identity/confirm-person";
import { findPerson } from "@/lib/store/read/user";

/**
 * Runs `act` if the user proved their identity within the last ten minutes, or proves it in this form by a password or
 * code; the session then gets a new cookie. Otherwise returns the form with all typed values and the ways to prove
 * identity, so that pressing the same button again continues.
 */
export async function withProof<Asking extends SignedInPerson>(
  asking: Asking,
  form: FormData,
  act: (proven: Asking) => Promise<FormState>,
): Promise<FormState> {
  if (isFresh(asking)) return act(asking);
  const sent = (name: string) => String(form.get(name) ?? "").trim();
  const [password, code] = [String(form.get(CONFIRM_PASSWORD) ?? ""), sent(CONFIRM_CODE)];
  const known = await findPerson(asking.userId);
  const confirm = {
    password: known?.hasPassword ? CONFIRM_PASSWORD : null,
    code: asking.hasTotp ? CONFIRM_CODE : null,
    path: await toConfirmPath(),
  };
  const ask = (says: string): FormState => ({ ...refused(form, says), confirm });
  if (!password && !code)
    return ask("Confirm it’s you, then press the button again. Nothing has been changed yet.");
  const proof = code
    ? ({ kind: "totp", text: code } as const)
    : ({ kind: "password", text: password } as const);
  const proven = await confirmPerson(asking, proof).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (proven instanceof AppError) return ask(proven.message);
  await giveSessionCookie(proven);
  return act({ ...asking, ...proven });
}

/**
 * Like withProof, but accepts only the current password, typed into this form, even after a recent proof. A user
 * without a password proves their identity as for withProof.
 */
export async function withPassword<Asking extends SignedInPerson>(
  asking: Asking,
  form: FormData,
  act: (proven: Asking) => Promise<FormState>,
): Promise<FormState> {
  if (!(await findPerson(asking.userId))?.hasPassword) return withProof(asking, form, act);
  return answerForm(form, async () => {
    const text = String(form.get(CURRENT_PASSWORD) ?? "");
    const proven = await confirmPerson(asking, { kind: "password", text, field: CURRENT_PASSWORD });
    await giveSessionCookie(proven);
    return act({ ...asking, ...proven });
  });
}
