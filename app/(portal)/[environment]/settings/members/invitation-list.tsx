import { ActForm } from "@/components/portal/act-form";
import { ROLE_WORDS } from "@/components/portal/role-words";
import { Time } from "@/components/ui/time";
import type { Member } from "@/lib/http/member";
import type { InvitationRecord } from "@/lib/store/read/invitation";
import { resendInvitationAction, revokeInvitationAction } from "./actions";

/** Lists open and expired invitations. Both can be sent again. */
export function InvitationList({
  asking,
  invitations,
}: {
  asking: Member;
  invitations: readonly InvitationRecord[];
}) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {invitations.map(({ id, email, role, sentAt, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3.5 last:pb-0">
          <p className="min-w-0 text-sm wrap-anywhere">
            <span className="font-medium">{email}</span>
            <span className="block text-xs text-soft">
              {ROLE_WORDS[role].label} · sent <Time at={sentAt} dayOnly /> ·{" "}
              {expiresAt > new Date() ? "valid until " : "expired "}
              <Time at={expiresAt} dayOnly />
            </span>
          </p>
          {asking.role === "owner" || role !== "owner" ? (
            <div className="flex flex-wrap gap-2">
              <ActForm action={resendInvitationAction} hidden={{ id }} label="Send again" busy="Sending…" />
              <ActForm
                action={revokeInvitationAction}
                hidden={{ id }}
                kind="danger"
                label="Revoke"
                busy="Revoking…"
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
