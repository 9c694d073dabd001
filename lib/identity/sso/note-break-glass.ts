import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { sendAccountMail } from "@/lib/identity/account-mail";
import { inBackground } from "@/lib/identity/in-background";
import { getCompany } from "@/lib/store/read/company";
import { listMembers } from "@/lib/store/read/member";
import * as rules from "@/lib/store/write/sso-rule";

/**
 * Records a sign-in without single sign-on by the owner who may sign in that way, and emails the other owners. Does
 * nothing for any other user, or if the company does not require single sign-on.
 */
export async function noteBreakGlass(userId: string, companyId: string, now: Date): Promise<void> {
  const { settings, brand } = await getCompany(companyId);
  if (!settings.requireSso || settings.breakGlassUserId !== userId) return;
  await rules.noteBreakGlass(companyId, userId, now);
  const owners = (await listMembers(companyId)).filter(
    (one) => one.role === "owner" && one.userId !== userId,
  );
  if (owners.length === 0 || !canSendMail()) return;
  inBackground("email about a sign-in without single sign-on", async () => {
    for (const { email } of owners)
      await sendAccountMail({
        to: email,
        subject: `Sign-in to ${brand.displayName} without single sign-on`,
        lines: [
          `The owner who can sign in to ${brand.displayName} without single sign-on has just signed in that way.`,
          "If you did not expect this, ask that owner. The company’s audit log records the sign-in.",
        ],
        key: `break-glass:${companyId}:${email}:${now.toISOString()}`,
      });
  });
}
