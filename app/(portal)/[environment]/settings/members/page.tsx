import type { Metadata } from "next";
import { InviteForm } from "@/components/portal/invite-form";
import { RoleTable } from "@/components/portal/role-table";
import { ROLE_WORDS } from "@/components/portal/role-words";
import { Card } from "@/components/ui/card";
import { type Member, member } from "@/lib/http/member";
import { MAY, ROLES } from "@/lib/identity/permission";
import { getCompany } from "@/lib/store/read/company";
import { listInvitations } from "@/lib/store/read/invitation";
import { listMembers } from "@/lib/store/read/member";
import { inviteMemberAction } from "./actions";
import { InvitationList } from "./invitation-list";
import { MemberList } from "./member-list";
import { SecondFactorCard } from "./second-factor-card";

export const metadata: Metadata = { title: "Members" };

export default async function MembersPage() {
  const asking = await member();
  const mayWrite = asking.may("member.write");
  const [members, invitations, { settings }] = await Promise.all([
    listMembers(asking.company.id),
    mayWrite ? listInvitations(asking.company.id) : [],
    getCompany(asking.company.id),
  ]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Members" about={`Everyone who can sign in for ${asking.company.name}.`}>
        <MemberList asking={asking} members={members} />
      </Card>
      {invitations.length > 0 ? (
        <Card title="Invitations" about="These invitations have not been accepted yet.">
          <InvitationList asking={asking} invitations={invitations} />
        </Card>
      ) : null}
      {mayWrite ? (
        <Card
          title="Invite someone"
          about="The person you invite gets an email with a link that works for seven days."
        >
          <InviteForm action={inviteMemberAction} roles={choicesOf(asking)} />
        </Card>
      ) : null}
      {mayWrite ? <SecondFactorCard asking={asking} isRequired={settings.requireSecondFactor} /> : null}
      <Card title="Who can do what" about="A member’s role is checked on every page and for every button.">
        <RoleTable roles={ROLES} may={MAY} />
      </Card>
    </div>
  );
}

/** Lists the roles this member may assign. Only an owner can make someone an owner. */
function choicesOf({ role }: Member) {
  return ROLES.filter((each) => each !== "owner" || role === "owner").map((value) => {
    const { label, says } = ROLE_WORDS[value];
    return { value, label, hint: `${says.charAt(0).toUpperCase()}${says.slice(1)}` };
  });
}
