import { AppError, notFound } from "@/lib/errors";
import { awaitsConsent, isPending } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { contactDigests } from "@/lib/store/contact-digest";
import { type Contact, nextContact, openContact } from "@/lib/store/read/request-row";
import { appendAudit } from "@/lib/store/write/audit";
import type { Request } from "@/prisma/generated/client";

/** The columns that a firm may change; contact details are sealed in separate columns. */
type Column = "clientRef" | "redirectUri" | "cancelUri" | "refreshEveryDays";

/** The fields to change; an omitted field stays as it is, and null removes its value. */
export type RequestChange = Partial<Pick<Request, Column>> & {
  [Name in keyof Contact]?: Contact[Name] | null;
};

const AGREED =
  "The customer has agreed to how often the report is refreshed, so refresh_every_days can no longer be changed.";

/**
 * Changes a request whose report is not ready. The audit entry names the changed fields, never their values. Returns
 * false, and changes nothing, once the request has advanced or ended. Throws not_found, and conflict if
 * `refreshEveryDays` changes after the customer has agreed to it.
 */
export async function writeRequestChange(
  scope: Scope,
  id: string,
  { change, actor, now }: { change: RequestChange; actor: Actor; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    // The row is locked, so that a concurrent withdrawal either erases these values too or has already ended the
    // request.
    await tx.$queryRaw`select id from request where id = ${id} for update`;
    const row = await tx.request.findFirst({ where: { id, ...scope } });
    if (!row) throw notFound();
    if (!row.dataKeyWrapped || !isPending(row)) return false;
    const { email, phone, metadata, ...columns } = change;
    const known = openContact(row);
    const { metadata: knownMetadata, ...reach } = known;
    const newMetadata = metadata === undefined ? knownMetadata : metadata;
    const contact = {
      email: email === undefined ? reach.email : email,
      phone: phone === undefined ? reach.phone : phone,
      ...(newMetadata ? { metadata: newMetadata } : {}),
    };
    const before = { ...row, ...known };
    const names = Object.keys(change) as (keyof RequestChange)[];
    const fields = names.filter(
      (name) =>
        change[name] !== undefined && JSON.stringify(change[name]) !== JSON.stringify(before[name] ?? null),
    );
    if (fields.length === 0) return true;
    if (fields.includes("refreshEveryDays") && !awaitsConsent(row)) throw new AppError("conflict", AGREED);
    await tx.request.updateMany({
      where: { id, ...scope },
      data: { ...columns, ...nextContact(row, contact), ...contactDigests(scope, contact) },
    });
    const detail = { fields: fields.map(toSnakeCase).sort().join(", ") };
    await appendAudit(tx, { ...scope, requestId: id, action: "request.changed", actor, detail, at: now });
    return true;
  });
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Stores the `state` that is added to a new request's return URLs. */
export async function setReturnState(scope: Scope, id: string, state: string): Promise<void> {
  await inScope(scope, (tx) =>
    tx.request.updateMany({ where: { id, ...scope, returnState: null }, data: { returnState: state } }),
  );
}
