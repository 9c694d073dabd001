import { createHash } from "node:crypto";
import { canSendMail, sendMail } from "@/lib/adapters/mail/send-mail";
import { inBackground } from "@/lib/company/in-background";
import { baseUrl, env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { renderStaffMail } from "@/lib/render/mail/staff-mail";

/**
 * A mail about somebody's account: a subject, paragraphs, and what makes it one mail however often it is asked for. A line
 * that is an address of ours is what to press; `button` says what it does.
 */
export type AccountMail = {
  to: string;
  subject: string;
  lines: readonly string[];
  button?: string;
  key: string;
};

/** Throws not_set_up where no mail can be sent. Said before anything else is done: it is the same for every address. */
export function requireMail(): void {
  if (canSendMail()) return;
  throw new AppError("not_set_up", "Mail is not set up on this server, so nothing can be sent.");
}

/** Sends it, waiting for the provider. False when the provider refuses the address for good. */
export async function sendAccountMail({ to, key, ...words }: AccountMail): Promise<boolean> {
  const idempotencyKey = `account-${createHash("sha256").update(key).digest("hex").slice(0, 40)}`;
  const mail = await renderStaffMail({ ...words, ownAddress: baseUrl(), support: env().SUPPORT_EMAIL });
  const { outcome } = await sendMail({ to, ...mail, idempotencyKey });
  return outcome === "sent";
}

/** Tells a person what was changed in their account, in the background. Where there is no mail, nobody is told. */
export function tellPerson(to: string, subject: string, says: string, now: Date): void {
  if (!canSendMail()) return;
  const lines = [
    says,
    "If this was not you, sign in, change your password and end the other sessions under Account, Security. If you cannot sign in, choose “Forgot your password?” on the sign-in page.",
  ];
  inBackground("security mail", async () => {
    await sendAccountMail({ to, subject, lines, key: `${to}:${subject}:${now.toISOString()}` });
  });
}
