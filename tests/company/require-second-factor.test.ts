import { describe, expect, test } from "vitest";
import { createCompany } from "@/lib/company/create-company";
import { requireSecondFactor } from "@/lib/company/require-second-factor";
import { beginSession } from "@/lib/identity/begin-session";
import { checkSession } from "@/lib/identity/check-session";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { getCompany } from "@/lib/store/read/company";
import { hashCheaply } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

async function makeFirm() {
  const passwordHash = await hashCheaply("a long enough password");
  const owner = { name: "Robin", email: `${newId("usr")}@example.com`, passwordHash, hasConfirmed: false };
  const { companyId, userId } = await createCompany({ name: "Harbour Lending", owner });
  const actor: Actor = { kind: "member", id: userId };
  return { companyId, userId, actor };
}

type Firm = Awaited<ReturnType<typeof makeFirm>>;

const setRule = ({ companyId, actor }: Firm, isRequired: boolean) =>
  requireSecondFactor({ companyId, isRequired, actor, secondFactorAt: new Date() });

async function enter(userId: string, companyId: string, withSecond: boolean) {
  const by = withSecond ? "passkey" : "password";
  const { sessionId } = await beginSession({ userId, by, withSecond, userAgent: null, companyId });
  return checkSession(sessionId);
}

const actionsOf = async ({ companyId }: Firm) =>
  (
    await inCompany(companyId, (tx) =>
      tx.auditEntry.findMany({ where: { companyId }, orderBy: { seq: "asc" } }),
    )
  ).map(({ action, actorId }) => ({ action, actorId }));

describe("requireSecondFactor", () => {
  test("stops only sessions without a second factor, until it is switched off", async () => {
    const firm = await makeFirm();
    const { sessionId } = await beginSession({
      userId: firm.userId,
      by: "password",
      withSecond: false,
      userAgent: null,
    });
    expect((await checkSession(sessionId))?.lacksSecondFactor).toBe(false);
    await setRule(firm, true);
    expect((await checkSession(sessionId))?.lacksSecondFactor).toBe(true);
    expect((await enter(firm.userId, firm.companyId, true))?.lacksSecondFactor).toBe(false);
    await setRule(firm, false);
    expect((await checkSession(sessionId))?.lacksSecondFactor).toBe(false);
  });

  test("refuses a member who has not used a second factor in this session, and changes nothing", async () => {
    const firm = await makeFirm();
    const { companyId, actor } = firm;
    const asked = requireSecondFactor({ companyId, isRequired: true, actor, secondFactorAt: null });
    await expect(asked).rejects.toMatchObject({ code: "conflict" });
    expect((await getCompany(companyId)).settings.requireSecondFactor).toBe(false);
    expect((await actionsOf(firm)).some(({ action }) => action.includes("second_factor"))).toBe(false);
  });

  test("records each change once, with the member who changed the setting", async () => {
    const firm = await makeFirm();
    for (const isRequired of [true, true, false, false]) await setRule(firm, isRequired);
    const changes = (await actionsOf(firm)).filter(({ action }) => action.includes("second_factor"));
    expect(changes).toEqual([
      { action: "member.second_factor_required", actorId: firm.userId },
      { action: "member.second_factor_optional", actorId: firm.userId },
    ]);
  });

  test("does not affect another company or its members, including a member of both companies", async () => {
    const [firm, other] = await Promise.all([makeFirm(), makeFirm()]);
    await inCompany(other.companyId, (tx) =>
      tx.membership.create({
        data: { id: newId("mbr"), companyId: other.companyId, userId: firm.userId, role: "member" },
      }),
    );
    await setRule(firm, true);
    expect((await getCompany(other.companyId)).settings.requireSecondFactor).toBe(false);
    expect((await enter(other.userId, other.companyId, false))?.lacksSecondFactor).toBe(false);
    expect((await enter(firm.userId, other.companyId, false))?.lacksSecondFactor).toBe(false);
    expect((await enter(firm.userId, firm.companyId, false))?.lacksSecondFactor).toBe(true);
  });
});
