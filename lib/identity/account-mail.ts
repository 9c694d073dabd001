import { createHash } from "node:crypto";
import { canSendMail, sendMail } from "@/lib/adapters/mail/send-mail";
import { baseUrl, env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { inBackground } from "@/lib/identity/in-background";
import { renderStaffMail } from "@/lib/render/mail/staff-mail";

/**
 * An account email: a subject, paragraphs and an idempotency key. Resend sends only one email for each key. A
 * paragraph that is one of our URLs becomes a button with the label `button`.
 */
type AccountMail = {
  to: string;
  subject: string;
  lines: readonly string[];
  button?: string;
  key: string;
};

/**
 * Throws not_set_up if no email provider is configured. Call this before any other step, so that the error does not
 * depend on the address.
 */
export function requireMail(): void {
  if (canSendMail()) return;
  throw new AppError("not_set_up", "Email is not set up on this server, so nothing can be sent.");
}

/** Sends an account email and waits for the provider. Returns false if the provider rejects the address permanently. */
export async function sendAccountMail({ to, key, ...words }: AccountMail): Promise<boolean> {
  const idempotencyKey = `account-${createHash("sha256").update(key).digest("hex").slice(0, 40)}`;
  const mail = await renderStaffMail({ ...words, ownAddress: baseUrl(), support: env().SUPPORT_EMAIL });
  const { outcome } = await sendMail({ to, ...mail, idempotencyKey });
  return outcome === "sent";
}

/**
 * Emails a person about a change to their account, in the background. Does nothing if no email provider is configured.
 */
export function mailPerson(to: string, subject: string, says: string, now: Date): void {
  if (!canSendMail()) return;
  const lines = [
    says,
    "If this was not you, sign in, change your password and end the other sessions under Account, Security. If you cannot sign in, choose “Forgot your password?” on the sign-in page.",
  ];
  inBackground("security mail", async () => {
    await sendAccountMail({ to, subject, lines, key: `${to}:${subject}:${now.toISOString()}` });
  });
}
