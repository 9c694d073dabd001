import { sendMail } from "@/lib/adapters/mail/send-mail";
import type { NoticeKind } from "@/lib/domain/notice";
import { baseUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { findNotice, listReaders } from "@/lib/store/read/notice";
import { markMailed } from "@/lib/store/write/notice";

type Words = { subject: string; says: string; see: string; page: string; to: readonly ("owner" | "admin")[] };

const WEBHOOK = {
  see: "See what was answered, and what to do, under Settings, Webhooks",
  page: "settings/webhooks",
  to: ["owner"],
} as const;
const APPLICATION = {
  see: "See it under Settings, Going live",
  page: "settings/live",
  to: ["owner", "admin"],
} as const;

/** What a mail says of each kind, and to whom. Ids, addresses and what was written stay behind the sign-in. */
const WORDS: Readonly<Record<NoticeKind, Words>> = {
  "webhook.failing": {
    subject: "Your webhook is failing",
    says: "Deliveries to your webhook address keep failing. They are tried again for about three days, so nothing is lost yet.",
    ...WEBHOOK,
  },
  "webhook.failing_day": {
    subject: "Your webhook has been failing for a day",
    says: "Nothing has reached your webhook address for a day. After five days of this it is switched off.",
    ...WEBHOOK,
  },
  "webhook.switched_off": {
    subject: "Your webhook was switched off",
    says: "No event is sent to your webhook address any more. Events are kept: switch it on again when your side is mended, and replay the ones that are missing.",
    ...WEBHOOK,
  },
  "application.questions": {
    subject: "We have a question about your application",
    says: "Your application for production waits for your answer.",
    ...APPLICATION,
  },
  "application.approved": {
    subject: "You are approved for production",
    says: "Your application for production is approved. Live is open: your live key works from now on.",
    ...APPLICATION,
  },
  "application.rejected": {
    subject: "Your application for production was not approved",
    says: "Your application for production was not approved. The reason is given beside it, and you may apply again.",
    ...APPLICATION,
  },
};

/**
 * Mails the company's people what a notice tells, once: repeated after a crash the provider knows each mail by the
 * notice and its reader. Where no mail provider is set up the notice stands in the portal alone, and this ends quietly.
 */
export async function notifyOwners(scope: Scope, noticeId: string, now = new Date()): Promise<void> {
  const notice = await findNotice(scope, noticeId);
  // Trouble that is over, or that somebody has seen to, is no news.
  if (!notice || notice.mailedAt || notice.dismissedAt) return;
  const { subject, says, see, page, to } = WORDS[notice.kind];
  const [{ name }, readers] = await Promise.all([
    getCompany(scope.companyId),
    listReaders(scope.companyId, to),
  ]);
  const { environment } = notice;
  const about = environment ? `This is the ${environment} environment of ${name}.` : `This is about ${name}.`;
  const text = [`${says} ${about}`, `${see}: ${baseUrl()}/${environment ?? "test"}/${page}`].join("\n\n");
  try {
    for (const { userId, email } of readers) {
      const mail = { to: email, subject: environment ? `${subject} (${environment})` : subject, text };
      await sendMail({ ...mail, idempotencyKey: `${noticeId}-${userId}` });
    }
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
  await markMailed(scope, noticeId, now);
}
