import { ActForm } from "@/components/portal/act-form";
import { ROLE_WORDS } from "@/components/portal/role-words";
import { Chip } from "@/components/ui/chip";
import { Disclosure } from "@/components/ui/disclosure";
import { Time } from "@/components/ui/time";
import { TypedSelect } from "@/components/ui/typed";
import type { Member } from "@/lib/http/member";
import { ROLES } from "@/lib/identity/permission";
import type { MemberRecord } from "@/lib/store/read/member";
import { changeRoleAction, leaveCompanyAction, removeMemberAction } from "./actions";

/** Lists the members with the actions allowed: owners manage everyone, admins everyone except owners. */
export function MemberList({ asking, members }: { asking: Member; members: readonly MemberRecord[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {members.map((one) => (
        <li key={one.userId} className="relative py-3.5 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 pr-28 text-sm">
            <p className="min-w-0 wrap-anywhere">
              <span className="font-medium">{one.name}</span>
              {one.userId === asking.userId ? <span className="text-soft"> (you)</span> : null}
              <span className="block text-xs text-soft">
                {one.email} · since <Time at={one.joinedAt} dayOnly />
              </span>
            </p>
            <Chip tone={one.role === "owner" ? "accent" : "quiet"}>{ROLE_WORDS[one.role].label}</Chip>
          </div>
          <MemberActions asking={asking} one={one} />
        </li>
      ))}
    </ul>
  );
}

function MemberActions({ asking, one }: { asking: Member; one: MemberRecord }) {
  const isSelf = one.userId === asking.userId;
  const mayTouch = asking.may("member.write") && (asking.role === "owner" || one.role !== "owner");
  if (!mayTouch && !isSelf) return null;
  return (
    // The button is at the end of the member's line; its form uses the full width below.
    <div className="[&>details>summary]:absolute [&>details>summary]:top-3 [&>details>summary]:right-0">
      <Disclosure summary="Change…">
        <div className="grid gap-6 rounded-md border border-line p-4">
          {mayTouch ? <ChangeRole asking={asking} one={one} /> : null}
          {isSelf ? <Leave asking={asking} /> : <Remove asking={asking} one={one} />}
        </div>
      </Disclosure>
    </div>
  );
}

function ChangeRole({ asking, one }: { asking: Member; one: MemberRecord }) {
  const roles = ROLES.filter((role) => role !== "owner" || asking.role === "owner");
  return (
    <ActForm
      action={changeRoleAction}
      hidden={{ user_id: one.userId }}
      label="Change the role"
      busy="Changing…"
    >
      <TypedSelect
        label={`Role of ${one.name}`}
        name="role"
        id={`role-${one.userId}`}
        chosen={one.role}
        choices={roles.map((value) => ({ value, label: ROLE_WORDS[value].label }))}
      />
    </ActForm>
  );
}

function Remove({ asking, one }: { asking: Member; one: MemberRecord }) {
  return (
    <ActForm
      action={removeMemberAction}
      hidden={{ user_id: one.userId }}
      kind="danger"
      label={`Remove ${one.name}`}
      busy="Removing…"
    >
      <p className="max-w-prose text-sm">
        They’re signed out of {asking.company.name} immediately and can no longer see it. Everything they
        created stays. API keys stay too: rotate every key that this person knew.
      </p>
    </ActForm>
  );
}

function Leave({ asking }: { asking: Member }) {
  return (
    <ActForm action={leaveCompanyAction} kind="danger" label={`Leave ${asking.company.name}`} busy="Leaving…">
      <p className="max-w-prose text-sm">
        You’ll lose access to {asking.company.name} until someone invites you again. The last owner cannot
        leave.
      </p>
    </ActForm>
  );
}
