"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { changeRole, removeMember } from "@/lib/company/change-member";
import { requireSecondFactor } from "@/lib/company/require-second-factor";
import { InviteFields, RoleFields } from "@/lib/contract/account";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { found } from "@/lib/http/found";
import { type Member, memberAction } from "@/lib/http/member";
import { inviteMember, resendInvitation, revokeInvitation } from "@/lib/identity/invite-member";

const FRESH = { fresh: true };
const inviterOf = ({ company, role, name, actor }: Member) => ({ companyId: company.id, role, name, actor });

/** Says how many open invitations were revoked because their sender lost the permission to invite. */
function takenBack(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? " One invitation from this member was revoked."
    : ` ${count} invitations from this member were revoked.`;
}

export const inviteMemberAction = memberAction(
  "member.write",
  async (asking, form) => {
    const fields = fieldsOf(form);
    const parsed = InviteFields.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    await inviteMember(inviterOf(asking), parsed.data);
    refresh();
    return done(`We’ve emailed an invitation to ${parsed.data.email}. It works for seven days.`);
  },
  FRESH,
);

export const resendInvitationAction = memberAction(
  "member.write",
  async (asking, form) => {
    await found(resendInvitation(inviterOf(asking), String(form.get("id") ?? "")));
    refresh();
    return done("Sent again, with a new link.");
  },
  FRESH,
);

export const revokeInvitationAction = memberAction(
  "member.write",
  async (asking, form) => {
    await found(revokeInvitation(inviterOf(asking), String(form.get("id") ?? "")));
    refresh();
    return done("Invitation revoked. Its link no longer works.");
  },
  FRESH,
);

export const changeRoleAction = memberAction(
  "member.write",
  async ({ company, actor }, form) => {
    const fields = fieldsOf(form);
    const parsed = RoleFields.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    const userId = String(form.get("user_id") ?? "");
    const revoked = await found(changeRole({ companyId: company.id, userId, actor }, parsed.data.role));
    refresh();
    return done(
      `The role is changed. It applies from the next page that the member opens.${takenBack(revoked)}`,
    );
  },
  FRESH,
);

export const removeMemberAction = memberAction(
  "member.write",
  async ({ company, actor }, form) => {
    const userId = String(form.get("user_id") ?? "");
    const revoked = await found(removeMember({ companyId: company.id, userId, actor }));
    refresh();
    return done(`Member removed and signed out of this company.${takenBack(revoked)}`);
  },
  FRESH,
);

/** Sets whether every member must use a second factor. Changes nothing if the form contains no choice. */
export const requireSecondFactorAction = memberAction(
  "member.write",
  async ({ company, actor, secondFactorAt }, form) => {
    const choice = form.get("required");
    if (choice !== "yes" && choice !== "no")
      return refused(form, "This form is incomplete. Reload the page and try again.");
    const isRequired = choice === "yes";
    await requireSecondFactor({ companyId: company.id, isRequired, actor, secondFactorAt });
    refresh();
    return done(isRequired ? "A second factor is now required." : "A second factor is no longer required.");
  },
  FRESH,
);

/**
 * Removes the signed-in member from the company. Anyone may leave, except the last owner and the owner who may sign in
 * without single sign-on.
 */
export const leaveCompanyAction = memberAction(
  null,
  async ({ company, actor, userId }) => {
    await removeMember({ companyId: company.id, userId, actor });
    redirect("/");
  },
  FRESH,
);
