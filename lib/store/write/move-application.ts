import { AppError, notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import {
  type ApplicationState,
  type ApplicationTrigger,
  findApplicationMove,
} from "@/lib/rules/application/moves";
import type { Actor } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addNotice, closeNotices } from "@/lib/store/write/notice";
import type { Prisma } from "@/prisma/generated/client";

/** An application whose row this transaction has locked, with its state and version. */
export type LockedApplication = { id: string; companyId: string; state: ApplicationState; version: number };

/** An application of a company, and the version that its page showed. A null version stands for any version. */
export type SeenApplication = { companyId: string; applicationId: string; seenVersion: number | null };

/**
 * Locks a company's application. Throws not_found. Throws conflict if the application has changed since the caller
 * read it, unless `seenVersion` is null.
 */
export async function lockApplication(
  tx: Tx,
  { companyId, applicationId: id, seenVersion }: SeenApplication,
): Promise<LockedApplication> {
  if (!isId("app", id)) throw notFound();
  const [row] = await tx.$queryRaw<{ state: ApplicationState; version: number }[]>`
    select state, version from production_application where id = ${id} and company_id = ${companyId} for update`;
  if (!row) throw notFound();
  if (seenVersion !== null && row.version !== seenVersion)
    throw new AppError(
      "conflict",
      "Someone else changed this application. Your changes were not saved. Reload to continue.",
    );
  return { id, companyId, ...row };
}

type ApplicationStep = {
  trigger: ApplicationTrigger;
  actor: Actor;
  now: Date;
  change?: Prisma.ProductionApplicationUpdateManyMutationInput;
};

/**
 * Moves an application to its next state, as the table of transitions says. Also writes the audit entry and, if the
 * transition has one, the notice to the company. Only this function changes the state. Throws conflict if the table
 * has no transition for this state, trigger and side (company or operator).
 */
export async function moveApplication(
  tx: Tx,
  held: LockedApplication,
  { trigger, actor, now, change = {} }: ApplicationStep,
): Promise<void> {
  const { id, companyId, state } = held;
  const move = findApplicationMove(state, trigger);
  const side = actor.kind === "operator" ? "operator" : "company";
  if (!move || move.by !== side) throw new AppError("conflict", WHY_NOT[state]);
  const { count } = await tx.productionApplication.updateMany({
    where: { id, companyId, state },
    data: { ...change, state: move.to, stateSince: now, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError("conflict", WHY_NOT[state]);
  const scope = { companyId, environment: null };
  // Closes the notice that we asked the company a question: the question is answered or no longer matters.
  await closeNotices(tx, scope, { kinds: ["application.questions"], at: now });
  if (move.notice) {
    const dedupeKey = `${move.notice}:${id}:${held.version}`;
    await addNotice(tx, scope, { kind: move.notice, detail: { application: id }, dedupeKey, at: now });
  }
  const detail = { application: id };
  await appendAudit(tx, { ...scope, requestId: null, action: move.action, actor, detail, at: now });
}

const WHY_NOT: Readonly<Record<ApplicationState, string>> = {
  draft: "This application has not been submitted yet.",
  submitted: "This application is already with us.",
  questions: "This application is waiting for the company’s answer.",
  answered: "This application is already with us.",
  approved: "This application is approved already.",
  rejected: "This application has already been rejected.",
  withdrawn: "This application was withdrawn.",
};
