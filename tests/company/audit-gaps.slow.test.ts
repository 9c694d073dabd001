import { describe, expect, test } from "vitest";
import { dismissNoticeAction } from "@/app/(portal)/[environment]/actions";
import { GET as links } from "@/app/(portal)/[environment]/requests/bulk/[id]/result/route";
import { GET as usage } from "@/app/(portal)/[environment]/usage/export/route";
import { COMPANY_ACTION_WORDS } from "@/components/portal/company-action-words";
import { createBatch } from "@/lib/connect/create-batch";
import { readRequestFile } from "@/lib/contract/request-file";
import { settleBackground } from "@/lib/identity/in-background";
import { REFUSED_QUIET_MS } from "@/lib/identity/note-refused-sign-in";
import type { AuthenticationResponseJSON } from "@/lib/identity/passkey";
import { takeSecondStepByPasskey } from "@/lib/identity/sign-in-by-passkey";
import { signOut } from "@/lib/identity/sign-out";
import { switchCompany } from "@/lib/identity/switch-company";
import { takeSecondStep } from "@/lib/identity/take-second-step";
import { newId } from "@/lib/ids";
import { SYSTEM } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import {
  addTotp,
  makePerson,
  makeSignedIn,
  PASSWORD,
  personOf,
  signInAsPerson,
} from "@/tests/support/people";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const NO_PASSKEY = {
  challengeId: "chl_of_nobody",
  response: { id: "AAAA" } as AuthenticationResponseJSON,
};
const START = new Date("2026-11-02T01:00:00Z");
const later = (ms: number) => new Date(START.getTime() + ms);

/** Lists the company's audit entries of one action, in order. Checks that the portal has a text for the action. */
async function eventsOf(companyId: string, action: string) {
  expect(COMPANY_ACTION_WORDS[action]).toBeDefined();
  const entries = await inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId, action }, orderBy: { seq: "asc" } }),
  );
  return entries.map(({ actorId, environment, detail }) => ({ actorId, environment, detail }));
}

describe("the company's audit log", () => {
  test("records that someone failed to sign in as a member, at most once in fifteen minutes", async () => {
    const owner = await makePerson();
    const fail = async (at: Date) => {
      await expect(signInAsPerson(owner, "wrong", at)).rejects.toMatchObject({ code: "signed_out" });
      await settleBackground();
    };
    await fail(START);
    await fail(later(REFUSED_QUIET_MS - 1));
    await fail(later(REFUSED_QUIET_MS));
    const reported = await eventsOf(owner.companyId, "member.sign_in_refused");
    expect(reported.map(({ actorId }) => actorId)).toEqual([owner.userId, owner.userId]);
    await expect(signInAsPerson({ email: "unlisted@example.com" }, "wrong")).rejects.toBeDefined();
    await settleBackground();
  });

  test("records that someone knew a member's password and failed at the second step, for each kind of second step", async () => {
    for (const [by, fail] of [
      ["authenticator", (id: string, at: Date) => takeSecondStep(id, { kind: "totp", code: "000000" }, at)],
      ["recovery code", (id: string, at: Date) => takeSecondStep(id, { kind: "recovery", code: "no" }, at)],
      ["passkey", (id: string, at: Date) => takeSecondStepByPasskey(id, NO_PASSKEY, at)],
    ] as const) {
      const { person, companyId } = await makeSignedIn(START);
      await addTotp(person, START);
      const other = await makePerson(START);
      for (const at of [START, later(REFUSED_QUIET_MS - 1), later(REFUSED_QUIET_MS)]) {
        const { sessionId } = await signInAsPerson(person, PASSWORD, at);
        await expect(fail(sessionId, at)).rejects.toBeDefined();
        await settleBackground();
      }
      const one = { actorId: person.userId, environment: null, detail: { by } };
      expect(await eventsOf(companyId, "member.second_step_refused")).toEqual([one, one]);
      expect(await eventsOf(other.companyId, "member.second_step_refused")).toEqual([]);
    }
  });

  test("records once that a member signed out, and that a member switched from another company", async () => {
    const owner = await makePerson();
    const other = await makeCompany("Second Lending");
    const data = {
      id: newId("mbr"),
      companyId: other.companyId,
      userId: owner.userId,
      role: "viewer",
    } as const;
    await inCompany(other.companyId, (tx) => tx.membership.create({ data }));
    const { sessionId } = await signInAsPerson(owner, PASSWORD);
    const person = await personOf(sessionId);
    for (let n = 0; n < 2; n++) await switchCompany(person, other.companyId);
    const one = { actorId: owner.userId, environment: null, detail: {} };
    expect(await eventsOf(other.companyId, "member.switched_in")).toEqual([one]);
    for (let n = 0; n < 2; n++) await signOut(sessionId);
    expect(await eventsOf(other.companyId, "member.signed_out")).toEqual([one]);
    expect(await eventsOf(owner.companyId, "member.signed_out")).toEqual([]);
  });

  test("records that a member exported links or usage, with only counts and days as details", async () => {
    const { companyId } = await signInAs("owner");
    const scope = { companyId, environment: "test" } as const;
    const rows = "client_name,report_type\nAva Nguyen,affordability\nBo Lee,affordability";
    const file = readRequestFile(rows, "test");
    const batch = await createBatch(scope, "rows" in file ? file.rows : [], SYSTEM);
    const params = Promise.resolve({ id: batch });
    expect((await links(new Request("http://localhost/"), { params })).status).toBe(200);
    const [taken] = await eventsOf(companyId, "requests.links_downloaded");
    expect(taken).toMatchObject({ environment: "test", detail: { batch, count: 2 } });
    expect((await usage(new Request("http://localhost/test/usage/export?period=7"))).status).toBe(200);
    expect(await eventsOf(companyId, "usage.exported")).toHaveLength(1);
  });

  test("records once which member dismissed a notice", async () => {
    const { companyId } = await signInAs("owner");
    const id = newId("ntc");
    const kind = "application.questions";
    await inCompany(companyId, (tx) =>
      tx.notice.create({ data: { id, companyId, kind, detail: {}, dedupeKey: id, createdAt: START } }),
    );
    const form = new FormData();
    form.set("id", id);
    for (let n = 0; n < 2; n++) expect((await dismissNoticeAction(UNTOUCHED, form)).note?.tone).toBe("good");
    expect(await eventsOf(companyId, "notice.dismissed")).toMatchObject([
      { environment: null, detail: { kind } },
    ]);
  });
});
