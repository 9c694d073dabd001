import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { baseUrl } from "@/lib/env/env";
import { sendAccountMail } from "@/lib/identity/account-mail";
import { inBackground } from "@/lib/identity/in-background";
import type { Role } from "@/lib/identity/permission";
import { isMailDue } from "@/lib/identity/throttle";
import { getCompany } from "@/lib/store/read/company";
import { findPerson } from "@/lib/store/read/user";

/** Each role's permissions, in the words of the email to the member. */
const ALLOWS: Readonly<Record<Role, string>> = {
  owner: "As an owner you can do everything, including choosing other owners.",
  admin: "As an admin you can do everything except choose owners and set up single sign-on.",
  member: "As a member you can create requests and read reports.",
  viewer: "As a viewer you can read requests and reports, but you cannot change anything.",
  developer:
    "As a developer you can use the test key, set up webhooks, and read the API log and the delivery log. You cannot read customers’ reports.",
};

type MemberNews = { companyId: string; userId: string; now: Date } & (
  | { what: "role"; role: Role }
  | { what: "removed" | "left" }
);

/**
 * Emails a person, in the background, about a new role or their removal from a company. The number of emails for each
 * company and address is limited; above the limit the change happens without an email.
 */
export function notifyMember(news: MemberNews): void {
  if (!canSendMail()) return;
  const { companyId, userId, now } = news;
  inBackground("email about a membership", async () => {
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
        `The new role applies from the next page you open: ${baseUrl()}/`,
        `If you did not expect this, ask an owner or admin of ${company}.`,
      ],
    };
  const says =
    news.what === "left"
      ? `You left ${company} and no longer have access to it.`
      : `You were removed from ${company} and no longer have access to it.`;
  return {
    subject: news.what === "left" ? `You left ${company}` : `You were removed from ${company}`,
    lines: [
      says,
      `You keep your account and your other companies. If you did not expect this, ask an owner or admin of ${company}.`,
    ],
  };
}
