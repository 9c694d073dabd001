import { describe, expect, test } from "vitest";
import { createCompany } from "@/lib/company/create-company";
import { checkSession } from "@/lib/identity/check-session";
import { signIn } from "@/lib/identity/sign-in";
import { signOut } from "@/lib/identity/sign-out";
import { newId } from "@/lib/ids";
import { db, inCompany } from "@/lib/store/client";
import { findSession } from "@/lib/store/read/session";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const START = new Date("2026-11-01T00:00:00Z");
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

async function makeSession() {
  const owner = {
    name: "Robin Owner",
    email: `${newId("usr")}@example.com`,
    password: "a long enough password",
  };
  const { companyId, userId } = await createCompany({ name: "Harbour Lending", owner });
  const credentials = {
    email: owner.email,
    password: owner.password,
    address: newId("ses"),
    userAgent: null,
  };
  const { sessionId } = await signIn(credentials, START);
  return { sessionId, userId, companyId, email: owner.email };
}

describe("a session", () => {
  test("identifies its user, company and role", async () => {
    const { sessionId, companyId, userId, email } = await makeSession();
    expect(await checkSession(sessionId, later(1))).toEqual({
      sessionId,
      userId,
      email,
      name: "Robin Owner",
      isConfirmed: false,
      hasTotp: false,
      hasPasskey: false,
      hasSecondFactor: false,
      freshAt: START,
      secondFactorAt: null,
      companyId,
      ssoCompanyId: null,
      role: "owner",
      lacksSecondFactor: false,
      lacksSso: false,
      company: {
        id: companyId,
        name: "Harbour Lending",
        isLiveApproved: false,
        isSuspended: false,
        isLiveSuspended: false,
      },
      companies: [
        {
          companyId,
          companyName: "Harbour Lending",
          role: "owner",
          approvedAt: null,
          suspendedAt: null,
          requireSso: false,
          requireSecondFactor: false,
          breakGlassUserId: null,
        },
      ],
    });
  });

  test("lasts while the user is active, and ends after half an hour without activity", async () => {
    const { sessionId } = await makeSession();
    for (const minutes of [29, 58, 87]) expect(await checkSession(sessionId, later(minutes))).not.toBeNull();
    expect(await checkSession(sessionId, later(118))).toBeNull();
    expect(await checkSession(sessionId, later(88))).toBeNull();
  });

  test("ends after twelve hours, even if the user is active", async () => {
    const { sessionId } = await makeSession();
    for (let minutes = 20; minutes < 720; minutes += 20) await checkSession(sessionId, later(minutes));
    expect(await checkSession(sessionId, later(719))).not.toBeNull();
    expect(await checkSession(sessionId, later(720))).toBeNull();
  });

  test("is written to the database at most once a minute", async () => {
    const { sessionId } = await makeSession();
    await checkSession(sessionId, later(0.5));
    expect((await findSession(sessionId))?.seenAt).toEqual(START);
    await checkSession(sessionId, later(2));
    expect((await findSession(sessionId))?.seenAt).toEqual(later(2));
  });

  test("ends when the user signs out, is disabled, or leaves the company", async () => {
    const [out, disabled, left] = await Promise.all([makeSession(), makeSession(), makeSession()]);
    await signOut(out.sessionId, START);
    await db().user.update({
      where: { id: disabled.userId },
      data: { disabledAt: START },
      select: { id: true },
    });
    await inCompany(left.companyId, (tx) => tx.membership.deleteMany({ where: { userId: left.userId } }));
    for (const { sessionId } of [out, disabled, left])
      expect(await checkSession(sessionId, later(1))).toBeNull();
    expect(await checkSession("ses_unknown", later(1))).toBeNull();
  });
});
