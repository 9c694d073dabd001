import { beginSession, type SignedIn } from "@/lib/company/begin-session";
import { hashMailToken } from "@/lib/company/mail-token";
import { AppError } from "@/lib/errors";
import { findMailToken } from "@/lib/store/read/mail-token";
import { takeSignInToken } from "@/lib/store/write/mail-token";

/** Whom the page of a link may greet; null for a link that is no good any more. Opening the page does not use it up. */
export async function findLinkOwner(token: string, now = new Date()): Promise<{ email: string } | null> {
  const found = await findMailToken("sign_in", hashMailToken(token), now);
  return found && { email: found.email };
}

/** Signs in whoever holds the link, once; the second step stays where there is one. Throws gone. */
export async function signInByLink(
  token: string,
  userAgent: string | null,
  now = new Date(),
): Promise<SignedIn> {
  const userId = await takeSignInToken(hashMailToken(token), now);
  if (!userId) throw new AppError("gone", "This link was used already, or is too old. Ask for another.");
  return beginSession({ userId, by: "link", withSecond: false, userAgent }, now);
}
