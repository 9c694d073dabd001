import { inBackground } from "@/lib/company/in-background";
import { findCredentials } from "@/lib/store/read/user";
import { notePersonEvent } from "@/lib/store/write/person-event";

/** As long as the longest wait of the throttle: whoever goes on trying leaves an entry each quarter of an hour. */
export const REFUSED_QUIET_MS = 15 * 60_000;

/**
 * Has the companies of whoever has this address know that somebody failed to sign in as them. The answer does not wait for
 * it, so that it is no sooner for an address that nobody has.
 */
export function noteRefusedSignIn(email: string, now: Date): void {
  inBackground("noting a refused sign-in", async () => {
    const known = email.includes("\0") ? null : await findCredentials(email);
    if (known)
      await notePersonEvent(
        { userId: known.userId, action: "member.sign_in_refused", now },
        REFUSED_QUIET_MS,
      );
  });
}
