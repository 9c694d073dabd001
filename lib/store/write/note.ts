import type { CustomerNote } from "@/lib/engine/document";
import { newId } from "@/lib/ids";
import { CUSTOMER, type Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { seal } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";

export type NewNote = { target: string; kind: CustomerNote["kind"]; text: string | null };

/**
 * The result of storing a note. `closed`: refused because the report is no longer under review. `full`: refused
 * because there are too many notes.
 */
type NoteResult = "kept" | "closed" | "full";

/** Returns the request if its report is under review, locked until the transaction ends; null otherwise. */
async function lockReviewed(tx: Tx, scope: Scope, requestId: string) {
  await tx.$queryRaw`select id from request where id = ${requestId} for update`;
  return tx.request.findFirst({
    where: { id: requestId, ...scope, stage: "awaiting_share", dataKeyWrapped: { not: null } },
    select: { id: true, dataKeyWrapped: true },
  });
}

/**
 * Stores a note on a figure of the report, in place of an earlier note on that figure. `cap` is the largest number of
 * notes on a report.
 */
export async function putNote(
  scope: Scope,
  requestId: string,
  { note, cap, now }: { note: NewNote; cap: number; now: Date },
): Promise<NoteResult> {
  return inScope(scope, async (tx) => {
    const owner = await lockReviewed(tx, scope, requestId);
    if (!owner) return "closed";
    const mine = { requestId, ...scope };
    await tx.customerNote.deleteMany({ where: { ...mine, target: note.target } });
    if ((await tx.customerNote.count({ where: mine })) >= cap) return "full";
    const id = newId("note");
    await tx.customerNote.create({
      data: {
        id,
        ...mine,
        kind: note.kind,
        target: note.target,
        textSealed: note.text === null ? null : seal(owner, `note:${id}`, note.text),
        createdAt: now,
      },
      select: { id: true },
    });
    const detail = { kind: note.kind, has_text: note.text !== null };
    await appendAudit(tx, { ...scope, requestId, action: "note.kept", actor: CUSTOMER, at: now, detail });
    return "kept";
  });
}

/** Removes the note on a figure. Does nothing if there is none or the report is no longer under review. */
export async function removeNote(
  scope: Scope,
  requestId: string,
  target: string,
  now = new Date(),
): Promise<void> {
  await inScope(scope, async (tx) => {
    if (!(await lockReviewed(tx, scope, requestId))) return;
    const gone = await tx.customerNote.deleteMany({ where: { requestId, ...scope, target } });
    if (gone.count === 0) return;
    await appendAudit(tx, { ...scope, requestId, action: "note.removed", actor: CUSTOMER, at: now });
  });
}
