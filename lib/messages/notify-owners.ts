import { sendMail } from "@/lib/adapters/mail/send-mail";
import { baseUrl, env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { renderStaffMail } from "@/lib/render/mail/staff-mail";
import type { NoticeKind } from "@/lib/rules/notice";
import type { Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { findNotice, listRecipients } from "@/lib/store/read/notice";
import { markMailed } from "@/lib/store/write/notice";

const SEE_WEBHOOK = {
  see: "See the responses, and what to do, under Settings, Webhooks",
  path: "/settings/webhooks",
};

const SEE_APPLICATION = { see: "See your application under Settings, Going live", path: "/settings/live" };

/** The email for each kind of notice, and the page it links to. Ids and addresses are shown only after sign-in. */
const WORDS: Readonly<Record<NoticeKind, { subject: string; says: string; see: string; path: string }>> = {
  "webhook.failing": {
    subject: "Your webhook is failing",
    says: "Deliveries to your webhook URL keep failing. We retry each delivery for about three days, so nothing is lost yet.",
    ...SEE_WEBHOOK,
  },
  "webhook.failing_day": {
    subject: "Your webhook has been failing for a day",
    says: "Nothing has reached your webhook URL for a day. After five days without a delivery, we switch sending off.",
    ...SEE_WEBHOOK,
  },
  "webhook.switched_off": {
    subject: "Your webhook was switched off",
    says: "We no longer send events to your webhook URL, but we keep them. Once your side is fixed, turn deliveries back on and replay the missing events.",
    ...SEE_WEBHOOK,
  },
  "consent.expiring": {
    subject: "Ongoing consents are about to expire",
    says: "Some of your customers' ongoing consents expire within 14 days. Before a consent expires, the customer can renew it with their existing link. After that, the report can no longer be refreshed, and the customer needs a new request to share again.",
    see: "See how many consents, and when they expire, under Notices",
    path: "/notices",
  },
  "application.questions": {
    subject: "We have a question about your application",
    says: "Your application for live access is waiting for your answer.",
    ...SEE_APPLICATION,
  },
  "application.approved": {
    subject: "You are approved for live access",
    says: "Your application for live access is approved. You can now create live requests.",
    ...SEE_APPLICATION,
  },
  "application.rejected": {
    subject: "Your application for live access was not approved",
    says: "Your application for live access was not approved. The reason is in the portal, and you can apply again.",
    ...SEE_APPLICATION,
  },
};

/**
 * Emails a notice once to the members who chose that kind or must receive it. The idempotency key of each email
 * consists of the notice and its reader, so that Resend drops a repeat after a crash. Without an email provider the
 * notice appears only in the portal.
 */
export async function notifyOwners(scope: Scope, noticeId: string, now = new Date()): Promise<void> {
  const notice = await findNotice(scope, noticeId);
  // Sends nothing if the notice is gone, was already emailed or has been dismissed.
  if (!notice || notice.mailedAt || notice.dismissedAt) return;
  const [{ name }, recipients] = await Promise.all([
    getCompany(scope.companyId),
    listRecipients(scope.companyId, notice.kind),
  ]);
  const { subject, says, see, path } = WORDS[notice.kind];
  const { environment } = notice;
  const portal = `${baseUrl()}/${environment ?? "test"}`;
  const about = environment
    ? `This is about the ${environment} environment of ${name}.`
    : `This is about ${name}.`;
  const lines = [
    `${says} ${about}`,
    `${see}: ${portal}${path}`,
    `Choose which notifications we email you: ${portal}/settings/notifications`,
  ];
  const words = { subject: environment ? `${subject} (${environment})` : subject, lines };
  const mail = await renderStaffMail({ ...words, ownAddress: baseUrl(), support: env().SUPPORT_EMAIL });
  try {
    for (const { userId, email } of recipients) {
      await sendMail({ to: email, ...mail, idempotencyKey: `${noticeId}-${userId}` });
    }
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
  await markMailed(scope, noticeId, now);
}
