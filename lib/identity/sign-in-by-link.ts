import { AppError } from "@/lib/errors";
import { beginSession, type SignedIn } from "@/lib/identity/begin-session";
import { logSignIn } from "@/lib/identity/log-sign-in";
import { hashMailToken } from "@/lib/identity/mail-token";
import { findMailToken } from "@/lib/store/read/mail-token";
import { takeSignInToken } from "@/lib/store/write/mail-token";

/**
 * The user of a sign-in link, for the page that greets them; null if the link is no longer valid. Opening the page
 * does not use up the link.
 */
export async function findLinkOwner(token: string, now = new Date()): Promise<{ email: string } | null> {
  const found = await findMailToken("sign_in", hashMailToken(token), now);
  return found && { email: found.email };
}

/** Signs the user in by a single-use link; an account with a second step still needs that step. Throws gone. */
export async function signInByLink(
  token: string,
  userAgent: string | null,
  now = new Date(),
): Promise<SignedIn> {
  const userId = await takeSignInToken(hashMailToken(token), now);
  if (!userId) {
    logSignIn("refused", { by: "link", userId: null });
    throw new AppError("gone", "This link was already used or has expired. Ask for a new link.");
  }
  return beginSession({ userId, by: "link", withSecond: false, userAgent }, now);
}
