import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { revokeConsent } from "@/lib/sandbox/consents";
import { toMessage } from "@/lib/sandbox/post-events";
import { endSession, findSession } from "@/lib/sandbox/sessions";
import { SIGNATURE_HEADER, sign } from "@/lib/sandbox/signature";
import { db } from "@/lib/store/client";
import { advanceClock } from "@/lib/store/sandbox";
import { describeUpstream, type Posted } from "@/tests/adapters/upstream/contract";
import { agreeAt } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const sessionOf = (url: string) => new URL(url).searchParams.get("sess_id") ?? "";
const DELAY_MS = 60 * 60_000;

/** Returns the due messages as the bank posts them, and marks the messages as sent. */
async function takeDue(userId: string): Promise<Posted[]> {
  const due = await db().sandboxEvent.findMany({
    where: { userId, sentAt: null, dueAt: { lte: new Date() } },
    orderBy: { dueAt: "asc" },
  });
  await db().sandboxEvent.updateMany({
    where: { id: { in: due.map(({ id }) => id) } },
    data: { sentAt: new Date() },
  });
  return due.map((event) => {
    const body = Buffer.from(toMessage({ ...event, attempts: 1, institutionId: "sbx-bluegum" }, new Date()));
    return { headers: new Headers({ [SIGNATURE_HEADER]: sign(body) }), body };
  });
}

/** Moves the arrival of the data an hour into the future, so that no data arrives before the test delivers it. */
async function putOffData(userId: string): Promise<void> {
  const later = new Date(Date.now() + DELAY_MS);
  await db().sandboxConsent.updateMany({ where: { userId }, data: { partialAt: later, completeAt: later } });
  await db().sandboxEvent.updateMany({
    where: { userId, event: { startsWith: "banking." } },
    data: { dueAt: later },
  });
}

describeUpstream("the built-in bank", async () => ({
  upstream: sandboxUpstream(),
  linkLastsMs: 86_400_000,
  async agree(url) {
    await agreeAt(sessionOf(url));
    const consent = await db().sandboxConsent.findFirst({ where: { sessionId: sessionOf(url) } });
    if (consent) await putOffData(consent.userId);
  },
  async refuse(url) {
    await endSession(sessionOf(url), "denied");
    const session = await findSession(sessionOf(url));
    if (session?.state !== "closed") throw new Error("the session is open");
    return session.returnUrl;
  },
  async arrive(userId, how) {
    if (how === "partial") {
      await db().sandboxConsent.updateMany({ where: { userId }, data: { partialAt: new Date() } });
      const recent = { userId, event: { contains: "recent" } };
      await db().sandboxEvent.updateMany({ where: recent, data: { dueAt: new Date() } });
    } else await advanceClock(userId, 1);
    return takeDue(userId);
  },
  async revokeAtBank(userId) {
    const [consent] = await sandboxUpstream().listConsents(userId);
    await revokeConsent(userId, consent?.consentRef ?? "");
  },
}));
