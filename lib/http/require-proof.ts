import { CONFIRM_CODE, CONFIRM_PASSWORD, type FormState } from "@/lib/contract/form";
import { AppError } from "@/lib/errors";
import { refused } from "@/lib/http/form";
import { toConfirmPath } from "@/lib/http/return-path";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { confirmPerson, isFresh } from "@/lib/identity/confirm-person";
import { findPerson } from "@/lib/store/read/user";

/**
 * Returns null if the user proved their identity within the last ten minutes, or proves it in this form by a password
 * or code. Otherwise returns the form with all typed values and the ways to prove identity, so that pressing the same
 * button again continues.
 */
export async function requireProof(asking: SignedInPerson, form: FormData): Promise<FormState | null> {
  if (isFresh(asking)) return null;
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
  try {
    const proof = code
      ? ({ kind: "totp", text: code } as const)
      : ({ kind: "password", text: password } as const);
    await confirmPerson(asking, proof);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return ask(error.message);
  }
}
