import { ConsentLink } from "@/components/portal/consent-link";
import { InviteCard } from "@/components/portal/invite-card";
import { troubleWords } from "@/components/portal/message-words";
import { type ReminderState, Reminders } from "@/components/portal/reminders";
import { findPersona } from "@/lib/controls/find-persona";
import type { Member } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { findLinkChannels } from "@/lib/messages/link-channels";
import { nextReminder, REMINDERS_MAX } from "@/lib/messages/reminder-schedule";
import { findLinkLock } from "@/lib/rules/link";
import type { Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { findLastMessage, type LastMessage } from "@/lib/store/read/message";
import { findReminderLook } from "@/lib/store/read/reminder";
import type { RequestRecord } from "@/lib/store/read/request";
import { resumeRemindersAction, sendInviteAction, stopRemindersAction } from "./actions";

/**
 * Shows the ways to get the link to the customer. The member can always copy it, can send it by email or SMS in live,
 * and can send it to the test outbox on a local server.
 */
export async function LinkCards({ asking, request }: { asking: Member; request: RequestRecord }) {
  const { scope } = asking;
  const person = await findPersona(scope, request);
  const channels = findLinkChannels(scope);
  const last = await findLastMessage(scope, request.id);
  return (
    <>
      <ConsentLink url={consentUrlOf(request.id)} environment={scope.environment} person={person} />
      {channels && asking.may("request.write") ? (
        <InviteCard
          action={sendInviteAction}
          id={request.id}
          email={request.contact.email}
          phone={request.contact.phone}
          channels={channels}
          isAgain={request.invitedAt !== null}
          trouble={troubleWords(last)}
        >
          {scope.environment === "live" ? (
            <Reminders
              id={request.id}
              state={await readReminders(scope, request, last)}
              stop={stopRemindersAction}
              resume={resumeRemindersAction}
            />
          ) : null}
        </InviteCard>
      ) : null}
    </>
  );
}

/**
 * Computes when the next reminder is sent: its scheduled time or the next run of the reminder job, whichever is later.
 */
async function readReminders(
  scope: Scope,
  request: RequestRecord,
  last: LastMessage | null,
): Promise<ReminderState> {
  const now = new Date();
  const [{ settings }, look] = await Promise.all([
    getCompany(scope.companyId),
    findReminderLook(scope, request.id),
  ]);
  const isLocked = findLinkLock(request, now) !== null;
  const next = request.inviteSealed && look ? nextReminder(request, now) : null;
  const dueMs = next && look ? Math.max(now.getTime() + next.inMs, look.getTime()) : null;
  return {
    sent: request.reminders,
    most: REMINDERS_MAX,
    nextAt: dueMs === null ? null : new Date(dueMs),
    stoppedAt: request.remindersStoppedAt,
    isOn: settings.remindCustomers,
    isLocked,
    suppressedBy: last?.suppressedBy ?? null,
  };
}
