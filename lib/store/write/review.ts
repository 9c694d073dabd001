import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { type Answers, type CheckItem, listChecks } from "@/lib/rules/application/checks";
import type { EvidenceType } from "@/lib/rules/application/evidence";
import type { Disclosure } from "@/lib/rules/terms";
import type { Actor } from "@/lib/scope";
import { inOperation, type Tx } from "@/lib/store/client";
import { checkFileContext } from "@/lib/store/read/application-file";
import { sealBytes } from "@/lib/store/seal";
import { insertMessage } from "@/lib/store/write/application";
import { appendAudit } from "@/lib/store/write/audit";
import {
  type LockedApplication,
  lockApplication,
  moveApplication,
  type SeenApplication,
} from "@/lib/store/write/move-application";
import type { Prisma } from "@/prisma/generated/client";

export type Operator = { userId: string; name: string; email: string; actor: Actor };

/** Sends the company a question. Voids earlier approvals, because the answer may change an operator's decision. */
export async function askApplicant(
  at: SeenApplication,
  operator: Operator,
  body: string,
  now: Date,
): Promise<void> {
  await inOperation(at.companyId, async (tx) => {
    const held = await lockApplication(tx, at);
    await insertMessage(tx, held, { authorKind: "operator", author: operator, body, now });
    await tx.applicationApproval.deleteMany({ where: { applicationId: held.id } });
    await moveApplication(tx, held, { trigger: "ask", actor: operator.actor, now });
  });
}

/**
 * Rejects the application with a reason for the company. Throws not_found, and conflict if the application changed
 * after the operator read it or cannot be rejected now.
 */
export async function rejectApplication(
  at: SeenApplication,
  operator: Operator,
  reason: string,
  now: Date,
): Promise<void> {
  await inOperation(at.companyId, async (tx) => {
    const held = await lockApplication(tx, at);
    const change = { reason, decidedAt: now, decidedBy: operator.userId };
    await moveApplication(tx, held, { trigger: "reject", actor: operator.actor, now, change });
  });
}

/**
 * Records an operator's approval and, after the last of the `needed` approvals, opens live in the same transaction.
 * Returns whether live is open. Throws conflict if the same operator has approved before or took part in the
 * application, and if the checklist is incomplete.
 */
export async function approveApplication(
  at: SeenApplication,
  { operator, reason, needed, now }: { operator: Operator; reason: string | null; needed: number; now: Date },
): Promise<{ opened: boolean }> {
  return inOperation(at.companyId, async (tx) => {
    const held = await lockApplication(tx, at);
    const given = await tx.applicationApproval.findMany({ where: { applicationId: held.id } });
    if (given.some(({ operatorId }) => operatorId === operator.userId))
      throw new AppError(
        "conflict",
        "You have already approved this application. Another operator must approve it too.",
      );
    await requireOutsider(tx, held, operator);
    await requireChecklist(tx, held);
    const { id: applicationId, companyId } = held;
    await tx.applicationApproval.create({
      data: { applicationId, companyId, operatorId: operator.userId, operatorEmail: operator.email, at: now },
    });
    const detail = { application: applicationId, approvals: given.length + 1, needed };
    const fact = { companyId, environment: null, requestId: null, actor: operator.actor, at: now };
    if (given.length + 1 < needed) {
      // Increases the version, so that a decision from a page that was loaded earlier is refused.
      await tx.productionApplication.updateMany({
        where: { id: applicationId, companyId },
        data: { version: { increment: 1 } },
      });
      await appendAudit(tx, { ...fact, action: "application.approval_given", detail });
      return { opened: false };
    }
    const change = { reason, decidedAt: now, decidedBy: operator.userId };
    const { answers } = await tx.productionApplication.findFirstOrThrow({
      where: { id: applicationId, companyId },
      select: { answers: true },
    });
    await tx.company.updateMany({
      where: { id: companyId, liveApprovedAt: null },
      data: { liveApprovedAt: now, disclosure: toDisclosure(answers, operator.userId) },
    });
    await moveApplication(tx, held, { trigger: "approve", actor: operator.actor, now, change });
    await appendAudit(tx, { ...fact, action: "company.approved", detail });
    return { opened: true };
  });
}

/** Returns the way in which live data may be disclosed to the firm, according to the approved application. */
function toDisclosure(answers: Prisma.JsonValue, confirmedBy: string): Disclosure {
  const { access_model, adviser_class } = (answers ?? {}) as Record<string, string | undefined>;
  // Only trusted advisers may receive full reports. Without that answer the firm gets insights only.
  const kind = access_model === "trusted_adviser" ? access_model : "insight";
  return { kind, adviserClass: adviser_class ?? null, confirmedBy };
}

/**
 * Prevents operators from deciding on their own firm's application. Throws conflict for a member of the firm, and for a
 * user who filled in or submitted the application.
 */
async function requireOutsider(
  tx: Tx,
  { id, companyId }: LockedApplication,
  { userId }: Operator,
): Promise<void> {
  const memberships = await tx.membership.count({ where: { companyId, userId } });
  const own = { companyId, actorKind: "member", actorId: userId } as const;
  const acts = await tx.auditEntry.count({
    where: { ...own, detail: { path: ["application"], equals: id } },
  });
  if (memberships + acts > 0)
    throw new AppError(
      "conflict",
      "You belong to this company or worked on its application. Another operator must approve it.",
    );
}

/**
 * Throws conflict unless every check that the current answers need is ticked. The answers may have changed since the
 * first check was ticked.
 */
async function requireChecklist(tx: Tx, { id: applicationId, companyId }: LockedApplication): Promise<void> {
  const { answers, checks } = await tx.productionApplication.findFirstOrThrow({
    where: { id: applicationId, companyId },
    select: { answers: true, checks: { select: { item: true } } },
  });
  const done = new Set(checks.map(({ item }) => item));
  const needed = listChecks((answers ?? {}) as Answers);
  const open = needed.filter(({ item }) => !done.has(item)).length;
  if (open > 0)
    throw new AppError(
      "conflict",
      `Complete the checklist first: ${open} of ${needed.length} items ${open === 1 ? "is" : "are"} open.`,
    );
}

/** An operator's evidence: a note, a link or a file. The parts that were not given are null. */
export type CheckEvidence = {
  note: string | null;
  link: string | null;
  file: { name: string; type: EvidenceType; bytes: Uint8Array } | null;
};

/**
 * Ticks an item of the checklist with its evidence. Without evidence, removes the tick and the earlier evidence.
 * Ticking a ticked item changes nothing, even with other evidence.
 */
export async function writeCheck(
  at: SeenApplication,
  {
    operator,
    item,
    evidence,
    now,
  }: { operator: Operator; item: CheckItem; evidence: CheckEvidence | null; now: Date },
): Promise<void> {
  await inOperation(at.companyId, async (tx) => {
    const { id: applicationId, companyId } = await lockApplication(tx, at);
    const by = { operatorId: operator.userId, operatorEmail: operator.email, at: now };
    const { file = null, ...words } = evidence ?? {};
    const kept = file && {
      fileName: file.name,
      fileType: file.type,
      fileSealed: sealBytes(checkFileContext(applicationId, item), file.bytes),
    };
    const data = [{ applicationId, companyId, item, ...by, ...words, ...kept }];
    const { count } = evidence
      ? await tx.applicationCheck.createMany({ data, skipDuplicates: true })
      : await tx.applicationCheck.deleteMany({ where: { applicationId, item } });
    if (count === 0) return;
    const action = evidence ? "application.check_ticked" : "application.check_cleared";
    const detail = { application: applicationId, item };
    const scope = { companyId, environment: null, requestId: null };
    await appendAudit(tx, { ...scope, action, actor: operator.actor, detail, at: now });
  });
}

/**
 * Stores an operator's note. The id was chosen when the form was rendered, so a form that is sent twice stores one
 * note.
 */
export async function noteApplication(
  at: SeenApplication,
  operator: Operator,
  note: { id: string; body: string },
  now: Date,
): Promise<void> {
  if (!isId("note", note.id))
    throw new AppError("bad_request", "This form is incomplete. Reload the page and try again.");
  await inOperation(at.companyId, async (tx) => {
    const { id: applicationId, companyId } = await lockApplication(tx, at);
    const by = { operatorId: operator.userId, operatorEmail: operator.email, createdAt: now };
    const { count } = await tx.applicationNote.createMany({
      data: [{ ...note, applicationId, companyId, ...by }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    const detail = { application: applicationId };
    const scope = { companyId, environment: null, requestId: null };
    await appendAudit(tx, { ...scope, action: "application.noted", actor: operator.actor, detail, at: now });
  });
}
