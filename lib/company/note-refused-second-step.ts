import { inBackground } from "@/lib/company/in-background";
import { REFUSED_QUIET_MS } from "@/lib/company/note-refused-sign-in";
import { notePersonEvent } from "@/lib/store/write/person-event";

/** What was tried, as the company's record tells it. */
export type SecondStepKind = "authenticator" | "recovery code" | "passkey";

/**
 * Has the companies of this person know that somebody took the first step of signing in as them, and then failed at the
 * second. It says more than a wrong password: whoever it was had the password or the mailbox.
 */
export function noteRefusedSecondStep(userId: string, by: SecondStepKind, now: Date): void {
  inBackground("noting a refused second step", () =>
    notePersonEvent({ userId, action: "member.second_step_refused", detail: { by }, now }, REFUSED_QUIET_MS),
  );
}
