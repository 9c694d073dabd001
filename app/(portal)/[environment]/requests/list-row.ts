import type { RequestRow } from "@/components/portal/request-table";
import type { Member } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { REMINDERS_MAX } from "@/lib/messages/reminder-schedule";
import { type BulkAct, findSkip } from "@/lib/rules/bulk";
import { findLinkLock } from "@/lib/rules/link";
import { awaitsConsent } from "@/lib/rules/request";
import type { ListedRequest } from "@/lib/store/read/request-page";

type RowContext = {
  row: ListedRequest;
  acts: readonly BulkAct[];
  /** Member names by user id. */
  names: ReadonlyMap<string, string>;
  now: Date;
};

/** Builds a row of the list with the actions this member may take. Omits an owner who has left the company. */
export function toRow(asking: Member, { row, acts, names, now }: RowContext): RequestRow {
  const isLocked = findLinkLock(row, now) !== null;
  const isOpen = awaitsConsent(row) && !isLocked;
  // A reminder goes to the address that got the invite, so `hasAddress` does not matter here.
  const reminder = findSkip("remind", { ...row, hasAddress: false }, now, REMINDERS_MAX);
  return {
    ...row,
    // While live is suspended, we show nothing that came from the bank.
    attemptInstitution: asking.isSuspendedHere ? null : row.attemptInstitution,
    isLocked,
    ownerName: row.ownerId && (names.get(row.ownerId) ?? null),
    acts: {
      link: isOpen && acts.includes("links") ? consentUrlOf(row.id) : null,
      canRemind: reminder === null && acts.includes("remind"),
      hasReport: row.status === "ready" && asking.may("report.read"),
    },
  };
}
