import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Answers } from "@/lib/rules/application/checks";
import { isEditable } from "@/lib/rules/application/moves";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { type LockedApplication, lockApplication, moveApplication } from "@/lib/store/write/move-application";

/** The person who ticked an attestation, and the time. */
type Attestation = { name: string; userId: string; at: string };
type Attestations = Readonly<Record<string, Attestation>>;

export type MemberOfCompany = { userId: string; name: string };

const OPEN = { in: ["draft", "submitted", "questions", "answered"] };

/** Starts an application unless one is open. Returns the id of the open application. */
export async function startApplication(companyId: string, actor: Actor, now: Date): Promise<string> {
  return inCompany(companyId, async (tx) => {
    const id = newId("app");
    const data = [{ id, companyId, createdAt: now, stateSince: now }];
    const { count } = await tx.productionApplication.createMany({ data, skipDuplicates: true });
    if (count === 0) {
      const open = await tx.productionApplication.findFirstOrThrow({ where: { companyId, state: OPEN } });
      return open.id;
    }
    await record(tx, companyId, { action: "application.started", application: id, actor, at: now });
    return id;
  });
}

type DraftChange = {
  id: string;
  seenVersion: number;
  answers: Answers;
  ticked: readonly string[];
  by: MemberOfCompany;
};

/** The trigger and the message with which a saved draft is submitted; null to save it without submitting it. */
export type Sending = { trigger: "submit" | "answer"; message: string | null } | null;

/**
 * Saves the form and submits it if requested. Throws not_found, and conflict if someone else changed the form first or
 * the company cannot edit it now.
 */
export async function saveApplication(
  companyId: string,
  { change, sending, actor, now }: { change: DraftChange; sending: Sending; actor: Actor; now: Date },
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const held = await lockApplication(tx, {
      companyId,
      applicationId: change.id,
      seenVersion: change.seenVersion,
    });
    if (!isEditable(held.state))
      throw new AppError(
        "conflict",
        "This application was submitted and cannot be changed while we review it.",
      );
    const isChanged = await keepAnswers(tx, held, change, now);
    if (isChanged)
      await record(tx, companyId, { action: "application.saved", application: held.id, actor, at: now });
    if (!sending) return;
    if (sending.message !== null)
      await insertMessage(tx, held, { authorKind: "member", author: change.by, body: sending.message, now });
    const submitted = sending.trigger === "submit" ? { change: { submittedAt: now } } : {};
    await moveApplication(tx, held, { trigger: sending.trigger, actor, now, ...submitted });
  });
}

/**
 * Writes the changed answers. An attestation keeps the name and time of the person who ticked it first. Returns false
 * if nothing changed.
 */
async function keepAnswers(
  tx: Tx,
  held: LockedApplication,
  change: DraftChange,
  now: Date,
): Promise<boolean> {
  const before = await tx.productionApplication.findFirstOrThrow({
    where: { id: held.id, companyId: held.companyId },
    select: { answers: true, attestations: true },
  });
  const known = before.attestations as Attestations;
  const mine: Attestation = { ...change.by, at: now.toISOString() };
  const attestations = Object.fromEntries(change.ticked.map((name) => [name, known[name] ?? mine]));
  const isSame = areAlike(before.answers, change.answers) && areAlike(known, attestations);
  if (isSame) return false;
  await tx.productionApplication.updateMany({
    where: { id: held.id, companyId: held.companyId },
    data: { answers: { ...change.answers }, attestations, version: { increment: 1 } },
  });
  return true;
}

/**
 * Reports whether two values are equal, ignoring the order of their keys, because the database stores keys in its own
 * order.
 */
function areAlike(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(Object.entries(value as object).sort(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
}

/**
 * Adds a message to the application's thread, with the author's present name. Does not change the application's state.
 */
export async function insertMessage(
  tx: Tx,
  { id: applicationId, companyId }: LockedApplication,
  {
    authorKind,
    author: { userId, name },
    body,
    now,
  }: { authorKind: "member" | "operator"; author: MemberOfCompany; body: string; now: Date },
): Promise<void> {
  const author = { authorKind, authorId: userId, authorName: name };
  await tx.applicationMessage.create({
    data: { id: newId("msg"), companyId, applicationId, ...author, body, createdAt: now },
  });
}

/** Withdraws the application. Throws not_found, and conflict if the application is already decided or withdrawn. */
export async function withdrawApplication(
  companyId: string,
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const held = await lockApplication(tx, { companyId, applicationId: id, seenVersion: null });
    await moveApplication(tx, held, { trigger: "withdraw", actor, now });
  });
}

async function record(
  tx: Tx,
  companyId: string,
  { action, application, actor, at }: { action: string; application: string; actor: Actor; at: Date },
): Promise<void> {
  const scope = { companyId, environment: null, requestId: null };
  await appendAudit(tx, { ...scope, action, actor, detail: { application }, at });
}
