import { beforeEach, describe, expect, test } from "vitest";
import {
  revokeKeyAction,
  rotateEarlyLiveKeyAction,
  rotateKeyAction,
} from "@/app/(portal)/[environment]/settings/actions";
import { fingerprintOf } from "@/lib/company/api-key";
import { rotateKey } from "@/lib/company/rotate-key";
import { ROLES } from "@/lib/identity/permission";
import { SYSTEM } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { listKeys } from "@/lib/store/read/company";
import { admitKey } from "@/lib/store/write/key";
import { forgetVisit, visitIn } from "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const ACTOR = { kind: "member", id: null } as const;

const approve = (companyId: string) => setLiveApproval(companyId, true, SYSTEM, new Date());

/** Sends the form. Returns the form's state, and the environments whose keys were replaced. */
async function keysKilledBy(companyId: string, fields: Record<string, string> = {}) {
  const before = await listKeys(companyId);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const state = await rotateKeyAction(UNTOUCHED, form);
  const after = new Set((await listKeys(companyId)).map(({ id }) => id));
  return { state, killed: before.filter(({ id }) => !after.has(id)).map(({ environment }) => environment) };
}

async function enter(role: (typeof ROLES)[number]) {
  const { companyId } = await signInAs(role);
  await approve(companyId);
  await rotateKey(companyId, "test", ACTOR);
  await rotateKey(companyId, "live", ACTOR);
  return companyId;
}

beforeEach(forgetVisit);

test("creating a key applies to the page's environment, whatever the form contains", async () => {
  const companyId = await enter("owner");
  const inTest = await keysKilledBy(companyId, { environment: "live" });
  expect([inTest.killed, inTest.state.secret?.slice(0, 9)]).toEqual([["test"], "svc_test_"]);
  visitIn("live");
  const inLive = await keysKilledBy(companyId, { environment: "test" });
  expect([inLive.killed, inLive.state.secret?.slice(0, 9)]).toEqual([["live"], "svc_live_"]);
});

test.each(ROLES)(
  "creating a key as %s is limited to some environments, because the live key reads customers' bank data",
  async (role) => {
    const companyId = await enter(role);
    const isAdmin = role === "owner" || role === "admin";
    expect((await keysKilledBy(companyId)).killed).toEqual(isAdmin || role === "developer" ? ["test"] : []);
    visitIn("live");
    const { killed, state } = await keysKilledBy(companyId);
    expect(killed).toEqual(isAdmin ? ["live"] : []);
    expect(state.note?.tone).toBe(isAdmin ? "good" : "bad");
  },
);

test("an early live key is created for an owner but not for a developer, and only before live is approved", async () => {
  const { companyId } = await signInAs("developer");
  expect((await rotateEarlyLiveKeyAction(UNTOUCHED, new FormData())).secret).toBeNull();
  const owned = await signInAs("owner");
  const made = await rotateEarlyLiveKeyAction(UNTOUCHED, new FormData());
  expect(made.secret).toMatch(/^svc_live_/);
  await approve(owned.companyId);
  expect(await rotateEarlyLiveKeyAction(UNTOUCHED, new FormData())).toMatchObject({
    secret: null,
    note: { tone: "bad" },
  });
  expect(await listKeys(companyId)).toEqual([]);
  expect(await listKeys(owned.companyId)).toHaveLength(1);
});

describe("revoking a key without a replacement", () => {
  const keyIn = async (companyId: string, environment: "test" | "live") =>
    (await listKeys(companyId)).find((key) => key.environment === environment)?.id ?? "";

  test.each(ROLES)(
    "is allowed for %s only if the role may create that key, and keeps the key of the other environment",
    async (role) => {
      const companyId = await enter(role);
      const isAdmin = role === "owner" || role === "admin";
      const other = await keyIn(companyId, "live");
      await send(revokeKeyAction, { key: other });
      expect(await keyIn(companyId, "live")).toBe(other);
      const { state } = await send(revokeKeyAction, { key: await keyIn(companyId, "test") });
      const isAllowed = isAdmin || role === "developer";
      expect([state.note?.tone, (await keyIn(companyId, "test")) === ""]).toEqual(
        isAllowed ? ["good", true] : ["bad", false],
      );
      visitIn("live");
      expect((await send(revokeKeyAction, { key: other })).state.note?.tone).toBe(isAdmin ? "good" : "bad");
      expect((await keyIn(companyId, "live")) === "").toBe(isAdmin);
    },
  );

  test("stops the key immediately, records the member, and allows a replacement", async () => {
    const companyId = await enter("owner");
    const key = (await rotateKeyAction(UNTOUCHED, new FormData())).secret ?? "";
    expect(await admitKey(fingerprintOf(key))).not.toBeNull();
    const id = await keyIn(companyId, "test");
    await send(revokeKeyAction, { key: id });
    expect(await admitKey(fingerprintOf(key))).toBeNull();
    expect((await send(revokeKeyAction, { key: id })).state.note).toEqual({
      tone: "bad",
      text: "This key was already replaced or revoked. Reload to continue.",
    });
    const record = await inCompany(companyId, (tx) =>
      tx.auditEntry.findMany({ where: { companyId, action: "key.revoked" } }),
    );
    expect(record).toMatchObject([{ environment: "test", actorKind: "member", detail: { key_id: id } }]);
    expect(record[0]?.actorId).toMatch(/^usr_/);
    expect((await rotateKeyAction(UNTOUCHED, new FormData())).secret).toMatch(/^svc_test_/);
  });

  test("is refused from a page that shows an older key, and keeps the newer key", async () => {
    const companyId = await enter("owner");
    const stale = await keyIn(companyId, "test");
    expect((await send(rotateKeyAction, { key: stale })).state.secret).toMatch(/^svc_test_/);
    const current = await keyIn(companyId, "test");
    for (const key of [stale, ""]) {
      const { note, secret } = (await send(rotateKeyAction, { key })).state;
      expect([note?.text, secret]).toEqual([
        "Someone else changed this key in the meantime, so it was not replaced. Reload to continue.",
        null,
      ]);
      expect(await keyIn(companyId, "test")).toBe(current);
    }
  });

  test("finds no key of another company", async () => {
    const foreign = await enter("owner");
    await enter("owner");
    expect((await send(revokeKeyAction, { key: await keyIn(foreign, "test") })).state.note?.text).toBe(
      "This key was already replaced or revoked. Reload to continue.",
    );
    expect(await keyIn(foreign, "test")).not.toBe("");
  });
});
