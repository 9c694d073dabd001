import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { sendAccountMail } from "@/lib/company/account-mail";
import { inBackground } from "@/lib/company/in-background";
import type { Role } from "@/lib/company/permission";
import { isMailDue } from "@/lib/company/throttle";
import { baseUrl } from "@/lib/env";
import { getCompany } from "@/lib/store/read/company";
import { findPerson } from "@/lib/store/read/user";

/** What each role allows, said to whoever has it. */
const ALLOWS: Readonly<Record<Role, string>> = {
  owner: "As an owner you may do everything, and say who else is an owner.",
  admin: "As an admin you may do everything but say who is an owner.",
  member: "As a member you may make requests and read reports.",
  viewer: "As a viewer you may read requests and reports, and change nothing.",
  developer:
    "As a developer you may use the test key, set up webhooks and read their records; you may read no report of a customer.",
};

export type MemberNews = { companyId: string; userId: string; now: Date } & (
  | { what: "role"; role: Role }
  | { what: "removed" | "left" }
);

/**
 * Tells somebody by mail, in the background, that they may do something else in a company now, or belong to it no more. A
 * company and an address get so many of these mails and no more for a while: what was done is done without one.
 */
export function tellMember(news: MemberNews): void {
  if (!canSendMail()) return;
  const { companyId, userId, now } = news;
  inBackground("mail about a membership", async () => {
    const person = await findPerson(userId);
    if (!person || person.isDisabled || !(await isMailDue("membership", companyId, person.email))) return;
    const { brand } = await getCompany(companyId);
    const { subject, lines } = wordsOf(news, brand.displayName);
    const key = `membership:${companyId}:${userId}:${news.what}:${now.toISOString()}`;
    await sendAccountMail({ to: person.email, subject, lines, key });
  });
}

function wordsOf(news: MemberNews, company: string): { subject: string; lines: string[] } {
  if (news.what === "role")
    return {
      subject: `Your role at ${company} was changed`,
      lines: [
        `Your role at ${company} was changed. ${ALLOWS[news.role]}`,
        `It counts from your next page on: ${baseUrl()}/`,
        `If you did not expect this, ask an owner or admin of ${company}.`,
      ],
    };
  const says =
    news.what === "left"
      ? `You left ${company}, and see nothing of it any more.`
      : `You were removed from ${company}, and see nothing of it any more.`;
  return {
    subject: news.what === "left" ? `You left ${company}` : `You were removed from ${company}`,
    lines: [
      says,
      `Your account stays, with whatever else you belong to. If you did not expect this, ask an owner or admin of ${company}.`,
    ],
  };
}
