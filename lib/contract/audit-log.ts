import { z } from "zod";
import { LogDay } from "@/lib/contract/call-log";
import { Cursor, wholeNumber } from "@/lib/contract/query";
import { startOfDay, startOfNextDay } from "@/lib/engine/calendar/day";

/**
 * Which entries to show: only those about the environment, or only those about the company as a whole. Without a
 * choice, both are shown.
 */
const AUDIT_WHERE = ["environment", "company"] as const;
export const EXPORT_FORMATS = ["csv", "ndjson"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const ENTRIES_MAX = 100;

/** The query of the audit log's page and export. `from` and `to` are days in Sydney, and both are included. */
export const AuditQuery = z.object({
  limit: wholeNumber(1, ENTRIES_MAX, 50),
  cursor: Cursor,
  where: z.literal(AUDIT_WHERE).optional().catch(undefined),
  /** An actor's kind, or kind and id: `system`, `member:usr_…`. */
  actor: z
    .string()
    .regex(/^(member|key|customer|bank|system|operator)(:[a-z]{2,4}_[0-9a-z]{1,40})?$/)
    .optional()
    .catch(undefined),
  action: z
    .string()
    .regex(/^[a-z_]{1,40}\.[a-z_]{1,60}$/)
    .optional()
    .catch(undefined),
  request: z
    .string()
    .regex(/^req_[0-9a-z]{32}$/)
    .optional()
    .catch(undefined),
  from: LogDay.optional().catch(undefined),
  to: LogDay.optional().catch(undefined),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/**
 * Converts the query to a filter for the store. `until` is the start of the day after `to` and is excluded. An actor
 * without an id stands for all actors of its kind.
 */
export function toAuditFilter({ where, actor, action, request, from, to }: AuditQuery) {
  const [actorKind, actorId] = actor?.split(":") ?? [];
  return {
    where,
    actorKind,
    actorId,
    action,
    requestId: request,
    since: from && startOfDay(from),
    until: to && startOfNextDay(to),
  };
}
