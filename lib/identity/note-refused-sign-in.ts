import { inBackground } from "@/lib/identity/in-background";
import { logSignIn } from "@/lib/identity/log-sign-in";
import { findCredentials } from "@/lib/store/read/user";
import { notePersonEvent } from "@/lib/store/write/person-event";

/**
 * The shortest time, in milliseconds, between two audit entries about refused sign-ins of one user. It equals the
 * throttle's longest wait, so someone who keeps trying adds one entry every fifteen minutes.
 */
export const REFUSED_QUIET_MS = 15 * 60_000;

/**
 * Logs that someone failed to sign in with this address. Also records it in the audit logs of the user's companies, at
 * most once in REFUSED_QUIET_MS. Runs in the background, so that response times do not reveal whether the address has
 * an account.
 */
export function noteRefusedSignIn(email: string, now: Date): void {
  inBackground("noting a refused sign-in", async () => {
    const known = email.includes("\0") ? null : await findCredentials(email);
    logSignIn("refused", { by: "password", userId: known?.userId ?? null });
    if (known)
      await notePersonEvent(
        { userId: known.userId, action: "member.sign_in_refused", now },
        REFUSED_QUIET_MS,
      );
  });
}
