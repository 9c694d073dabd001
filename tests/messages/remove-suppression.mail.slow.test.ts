import { describe, expect, test } from "vitest";
import { POST as door } from "@/app/api/webhooks/mail/route";
import { POST as askInvite } from "@/app/v1/requests/[id]/invite/route";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { recipientOf } from "@/lib/messages/recipient-digest";
import { isRemovable, removeSuppression } from "@/lib/messages/remove-suppression";
import { inScope } from "@/lib/store/client";
import { findLastMessage } from "@/lib/store/read/message";
import { listAudit } from "@/lib/store/read/request";
import { suppress } from "@/lib/store/write/suppression";
import { call } from "@/tests/support/call";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { invite, inviteCustomer, onDay, START } from "@/tests/support/invite";
import { testMail } from "@/tests/support/mail";
import { type MailReport, mailCall } from "@/tests/support/mail-event";

const provider = testMail();
testDatabase();

const PRIYA = { channel: "email", to: "priya@example.com" } as const;
const tell = (told: MailReport) => call(door, mailCall(told));
const suppressionsOf = ({ live }: TestCompany) =>
  inScope(live, (tx) => tx.suppression.findMany({ where: { ...live } }));
const removalsOf = async (firm: TestCompany, id: string) =>
  (await listAudit(firm.live, id)).filter(({ action }) => action === "request.bar_lifted");

/** Creates a customer whose invite got this delivery event. */
async function suppressedAfter(type: string, bounce?: string) {
  const { firm, id } = await inviteCustomer(provider);
  const { id: message } = await inScope(firm.live, (tx) =>
    tx.message.findFirstOrThrow({ where: { ...firm.live, requestId: id } }),
  );
  const end = { type, message, ...(bounce ? { bounce } : {}) };
  await tell(end);
  return { firm, id, end };
}

describe("the suppression of a bounced address", () => {
  test("can be removed, so that emails are sent again, and the record names the member without the address", async () => {
    const { firm, id } = await suppressedAfter("email.bounced", "Permanent");
    expect(await isRemovable(firm.live, PRIYA)).toBe(true);
    expect((await findLastMessage(firm.live, id))?.suppressedBy).toBe("bounced");
    for (let n = 0; n < 2; n++)
      await removeSuppression(firm.live, id, {
        typed: { ...PRIYA, to: "Priya@Example.com" },
        actor: firm.actor,
      });
    expect((await findLastMessage(firm.live, id))?.suppressedBy).toBeNull();
    await invite(firm, id, PRIYA.to, onDay(1));
    expect(provider.sent).toMatchObject([{ to: PRIYA.to }]);
    const removals = await removalsOf(firm, id);
    expect(removals).toMatchObject([
      { detail: { channel: "email" }, actorKind: "member", actorId: firm.actor.id },
    ]);
    expect(JSON.stringify(removals).toLowerCase()).not.toContain("priya");
  });

  test("makes the API refuse an invite and say where to remove the suppression, and removing it allows the invite", async () => {
    const { firm, id } = await suppressedAfter("email.bounced", "Permanent");
    const ask = () => call(askInvite, { method: "POST", key: firm.liveKey, params: { id }, body: PRIYA });
    const refused = await ask();
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("you can allow it again on the request’s page in the portal");
    await removeSuppression(firm.live, id, { typed: PRIYA, actor: firm.actor });
    expect((await ask()).text).not.toContain("An email to this address bounced");
  });

  test("is removed once if requested ten times at the same time", async () => {
    const { firm, id } = await suppressedAfter("email.bounced", "Permanent");
    await Promise.all(
      Array.from({ length: 10 }, () => removeSuppression(firm.live, id, { typed: PRIYA, actor: firm.actor })),
    );
    expect(await removalsOf(firm, id)).toHaveLength(1);
  });

  test("is not restored when the same bounce is reported again, but is restored by the next bounce", async () => {
    const { firm, id, end } = await suppressedAfter("email.bounced", "Permanent");
    await removeSuppression(firm.live, id, { typed: PRIYA, actor: firm.actor });
    await tell(end);
    expect(await suppressionsOf(firm)).toEqual([]);
    await invite(firm, id, PRIYA.to, onDay(1));
    const next = provider.sent[0]?.tag ?? "";
    await tell({ type: "email.bounced", bounce: "Permanent", message: next, id: "msg_2" });
    expect(await isRemovable(firm.live, PRIYA)).toBe(true);
  });

  test("is not removed for a request that no longer needs an invite", async () => {
    const { firm, id } = await suppressedAfter("email.bounced", "Permanent");
    await withdrawRequest(firm.live, id, { by: "firm", actor: firm.actor });
    await expect(removeSuppression(firm.live, id, { typed: PRIYA, actor: firm.actor })).rejects.toMatchObject(
      {
        code: "conflict",
      },
    );
    expect(await suppressionsOf(firm)).toHaveLength(1);
  });

  test("belongs to one firm and environment, and removing it leaves all other suppressions", async () => {
    const one = await suppressedAfter("email.bounced", "Permanent");
    const other = await suppressedAfter("email.bounced", "Permanent");
    for (const scope of [other.firm.live, one.firm.test])
      await expect(
        removeSuppression(scope, one.id, { typed: PRIYA, actor: other.firm.actor }),
      ).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await suppressionsOf(one.firm)).toHaveLength(1);
    await removeSuppression(one.firm.live, one.id, { typed: PRIYA, actor: one.firm.actor });
    expect(await suppressionsOf(one.firm)).toEqual([]);
    expect(await suppressionsOf(other.firm)).toHaveLength(1);
    expect(await removalsOf(other.firm, other.id)).toEqual([]);
  });
});

describe("a suppression that the customer requested", () => {
  test("cannot be removed by the firm after a complaint, even if the address bounced before", async () => {
    const { firm, id } = await suppressedAfter("email.complained");
    const earlier = await suppressedAfter("email.bounced", "Permanent");
    const recipient = recipientOf(earlier.firm.companyId, "email", PRIYA.to);
    await suppress(earlier.firm.live, { channel: "email", recipient, reason: "complained", now: START });
    await suppress(earlier.firm.live, { channel: "email", recipient, reason: "bounced", now: START });
    for (const { firm: theirs, id: theirId } of [{ firm, id }, earlier]) {
      await expect(
        removeSuppression(theirs.live, theirId, { typed: PRIYA, actor: theirs.actor }),
      ).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringMatching(/reported as spam.*Your firm cannot change this/),
      });
      expect(await isRemovable(theirs.live, PRIYA)).toBe(false);
      expect(await suppressionsOf(theirs)).toMatchObject([{ reason: "complained" }]);
      expect(await removalsOf(theirs, theirId)).toEqual([]);
    }
  });

  test("cannot be removed by the firm after STOP", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const recipient = recipientOf(firm.companyId, "sms", "+61412345678");
    await suppress(firm.live, { channel: "sms", recipient, reason: "stopped", now: START });
    const typed = { channel: "sms", to: "0412 345 678" } as const;
    await expect(removeSuppression(firm.live, id, { typed, actor: firm.actor })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("text START"),
    });
    expect(await suppressionsOf(firm)).toHaveLength(1);
  });

  test("removing a suppression that does not exist changes nothing and records nothing", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await removeSuppression(firm.live, id, { typed: PRIYA, actor: firm.actor });
    expect(await removalsOf(firm, id)).toEqual([]);
    await expect(
      removeSuppression(firm.live, id, { typed: { ...PRIYA, to: "priya" }, actor: firm.actor }),
    ).rejects.toMatchObject({
      code: "invalid",
    });
  });
});
