import { inBackground } from "@/lib/identity/in-background";
import { logSignIn } from "@/lib/identity/log-sign-in";
import { REFUSED_QUIET_MS } from "@/lib/identity/note-refused-sign-in";
import { notePersonEvent } from "@/lib/store/write/person-event";

/** The second factor that was tried, as shown in the company's audit log. */
type SecondStepKind = "authenticator" | "recovery code" | "passkey";

/**
 * Logs that someone passed the first step of sign-in and failed the second. Also records it in the audit logs of the
 * user's companies, at most once in REFUSED_QUIET_MS. This is more serious than a wrong password, because that person
 * had the password or the mailbox.
 */
export function noteRefusedSecondStep(userId: string, by: SecondStepKind, now: Date): void {
  logSignIn("refused", { by, userId });
  inBackground("noting a refused second step", () =>
    notePersonEvent({ userId, action: "member.second_step_refused", detail: { by }, now }, REFUSED_QUIET_MS),
  );
}
