import { baseUrl } from "@/lib/env/env";
import { requireMail, sendAccountMail } from "@/lib/identity/account-mail";
import { inBackground } from "@/lib/identity/in-background";
import { newMailToken } from "@/lib/identity/mail-token";
import { requireAsk, takeMailAttempt } from "@/lib/identity/throttle";
import { findCredentials } from "@/lib/store/read/user";
import { insertMailToken } from "@/lib/store/write/mail-token";

/** The longest lifetime that OWASP ASVS 6.5.5 allows for a link that signs in. */
export const SIGN_IN_LINK_MINUTES = 10;
const RESET_LINK_MINUTES = 30;

type Ask = { email: string; address: string };

/**
 * Emails a single-use sign-in link, valid for SIGN_IN_LINK_MINUTES. The account is looked up in the background, so that
 * the caller cannot tell whether the address has an account. Throws too_many, not_set_up.
 */
export async function mailSignInLink(
  { email, address, back }: Ask & { back: string | null },
  now = new Date(),
): Promise<void> {
  requireMail();
  await requireAsk("link", address);
  if (!(await takeMailAttempt("link", email, address))) return;
  inBackground("sign-in link", async () => {
    const token = await keepToken(email, "sign_in", SIGN_IN_LINK_MINUTES, now);
    if (!token) return;
    const query = new URLSearchParams({ token, ...(back ? { back } : {}) });
    await sendAccountMail({
      to: email,
      subject: "Your link to sign in",
      lines: [
        "Open this link and press the button there to sign in:",
        `${baseUrl()}/sign-in/link?${query}`,
        `The link works once and expires after ${SIGN_IN_LINK_MINUTES} minutes. If you did not ask for it, you don’t need to do anything.`,
      ],
      button: "Sign in",
      key: `link:${token}`,
    });
  });
}

/** Like mailSignInLink, but emails a link with which the user chooses a new password. */
export async function mailResetLink({ email, address }: Ask, now = new Date()): Promise<void> {
  requireMail();
  await requireAsk("reset", address);
  if (!(await takeMailAttempt("reset", email, address))) return;
  inBackground("reset link", async () => {
    const token = await keepToken(email, "reset", RESET_LINK_MINUTES, now);
    if (!token) return;
    await sendAccountMail({
      to: email,
      subject: "Choose a new password",
      lines: [
        "Choose a new password here:",
        `${baseUrl()}/reset?token=${token}`,
        `The link works once and expires after ${RESET_LINK_MINUTES} minutes. If you did not ask for it, you don’t need to do anything. Your password has not changed.`,
      ],
      button: "Choose a new password",
      key: `reset:${token}`,
    });
  });
}

/** Stores a token and returns it; null if the address has no account or its user is disabled. */
async function keepToken(
  email: string,
  kind: "sign_in" | "reset",
  minutes: number,
  now: Date,
): Promise<string | null> {
  const known = await findCredentials(email);
  if (!known || known.isDisabled) return null;
  const { token, hash } = newMailToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await insertMailToken({ userId: known.userId, kind, hash, expiresAt, now });
  return token;
}
