import { sendMail } from "@/lib/adapters/mail/send-mail";
import type { NoticeKind } from "@/lib/domain/endpoint-health";
import { baseUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { findNotice, listOwners } from "@/lib/store/read/notice";
import { markMailed } from "@/lib/store/write/notice";

/** What a mail says of each kind. Ids and addresses stay behind the sign-in. */
const WORDS: Readonly<Record<NoticeKind, { subject: string; says: string }>> = {
  "webhook.failing": {
    subject: "Your webhook is failing",
    says: "Deliveries to your webhook address keep failing. They are tried again for about three days, so nothing is lost yet.",
  },
  "webhook.failing_day": {
    subject: "Your webhook has been failing for a day",
    says: "Nothing has reached your webhook address for a day. After five days of this it is switched off.",
  },
  "webhook.switched_off": {
    subject: "Your webhook was switched off",
    says: "No event is sent to your webhook address any more. Events are kept: switch it on again when your side is mended, and replay the ones that are missing.",
  },
};

/**
 * Mails the company's owners what a notice tells, once: repeated after a crash the provider knows each mail by the
 * notice and its reader. Where no mail provider is set up the notice stands in the portal alone, and this ends quietly.
 */
export async function notifyOwners(scope: Scope, noticeId: string, now = new Date()): Promise<void> {
  const notice = await findNotice(scope, noticeId);
  // Trouble that is over, or that somebody has seen to, is no news.
  if (!notice || notice.mailedAt || notice.dismissedAt) return;
  const [{ name }, owners] = await Promise.all([getCompany(scope.companyId), listOwners(scope.companyId)]);
  const { subject, says } = WORDS[notice.kind];
  const text = [
    `${says} This is the ${scope.environment} environment of ${name}.`,
    `See what was answered, and what to do, under Settings, Webhooks: ${baseUrl()}/${scope.environment}/settings/webhooks`,
  ].join("\n\n");
  try {
    for (const { userId, email } of owners) {
      const mail = { to: email, subject: `${subject} (${scope.environment})`, text };
      await sendMail({ ...mail, idempotencyKey: `${noticeId}-${userId}` });
    }
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
  await markMailed(scope, noticeId, now);
}
