import { describe, expect, test } from "vitest";
import {
  saveApplicationAction,
  startApplicationAction,
  withdrawApplicationAction,
} from "@/app/(portal)/[environment]/settings/live/application/actions";
import { startApplication } from "@/lib/company/application/start-application";
import { ROLES } from "@/lib/identity/permission";
import { inCompany } from "@/lib/store/client";
import { ANSWERS, actionsOf, getApplication, submit, TICKED } from "@/tests/support/application";
import { visitIn } from "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const ticks = Object.fromEntries(TICKED.map((name) => [name, "on"]));

/** Sends the form as rendered for the application's current state. */
async function send(companyId: string, fields: Record<string, string>, intent: "save" | "send") {
  const { id, version } = await getApplication(companyId);
  return saveApplicationAction(UNTOUCHED, formOf({ id, version: String(version), intent, ...fields }));
}

const begin = () => startApplicationAction(UNTOUCHED, new FormData()).catch((moved: Error) => moved.message);

describe("an application for live access", () => {
  test("is started only once: startApplication returns the open application, even for four calls at the same time", async () => {
    const { companyId, actor } = await makeCompany();
    const ids = await Promise.all(Array.from({ length: 4 }, () => startApplication(companyId, actor)));
    expect(new Set(ids).size).toBe(1);
    expect(await startApplication(companyId, actor)).toBe(ids[0]);
    expect((await actionsOf(companyId)).filter((action) => action === "application.started")).toHaveLength(1);
  });

  test("can be saved when only partly completed, with the author and the time of each tick", async () => {
    const { companyId } = await signInAs("admin");
    await begin();
    const state = await send(
      companyId,
      { legal_name: "Harbour", abn: "51824753556", attest_true: "on" },
      "save",
    );
    expect(state.note).toEqual({ tone: "good", text: "Saved." });
    const first = await getApplication(companyId);
    expect(first.answers).toEqual({ legal_name: "Harbour", abn: "51 824 753 556" });
    expect(first.attestations.attest_true).toMatchObject({ name: "Robin" });
    await send(companyId, { legal_name: "Harbour Lending", attest_true: "on" }, "save");
    const second = await getApplication(companyId);
    expect(second.answers).toEqual({ legal_name: "Harbour Lending" });
    expect(second.attestations).toEqual(first.attestations);
    expect(second.state).toBe("draft");
  });

  test("is saved but not submitted if it is incomplete, with errors at its fields", async () => {
    const { companyId } = await signInAs("owner");
    await begin();
    const state = await send(companyId, { ...ANSWERS, ...ticks, abn: "51 824 753 557", purpose: "" }, "send");
    expect(state.errors).toEqual({
      abn: "This is not a valid ABN: the check digits do not match.",
      purpose: "This is needed.",
    });
    expect(state.values.legal_name).toBe(ANSWERS.legal_name);
    const kept = await getApplication(companyId);
    expect(kept.state).toBe("draft");
    expect(kept.answers.legal_name).toBe(ANSWERS.legal_name);
  });

  test("is submitted if it is complete, and cannot be changed during the operators' review", async () => {
    const { companyId } = await signInAs("owner");
    await begin();
    expect((await send(companyId, { ...ANSWERS, ...ticks }, "send")).note?.text).toBe(
      "We have received your application.",
    );
    expect((await getApplication(companyId)).state).toBe("submitted");
    const late = await send(companyId, { ...ANSWERS, ...ticks, legal_name: "Other" }, "save");
    expect(late.note?.tone).toBe("bad");
    expect((await getApplication(companyId)).answers.legal_name).toBe(ANSWERS.legal_name);
  });

  test("is refused if it was saved from an outdated page, keeps the input, and overwrites nothing", async () => {
    const { companyId } = await signInAs("owner");
    await begin();
    const { id, version } = await getApplication(companyId);
    const old = (name: string) => formOf({ id, version: String(version), intent: "save", legal_name: name });
    await saveApplicationAction(UNTOUCHED, old("First"));
    const state = await saveApplicationAction(UNTOUCHED, old("Second"));
    expect(state.note?.text).toContain("Someone else changed this application.");
    expect(state.values.legal_name).toBe("Second");
    expect((await getApplication(companyId)).answers.legal_name).toBe("First");
  });

  test("is submitted only once if two submissions arrive at the same time", async () => {
    const { companyId } = await signInAs("owner");
    await begin();
    const states = await Promise.all([1, 2, 3].map(() => send(companyId, { ...ANSWERS, ...ticks }, "send")));
    expect(states.filter(({ note }) => note?.tone === "good")).toHaveLength(1);
    expect((await actionsOf(companyId)).filter((action) => action === "application.submitted")).toHaveLength(
      1,
    );
  });

  test("is withdrawn after confirmation, and the company may start a new application", async () => {
    const { companyId } = await signInAs("owner");
    await begin();
    const { id } = await getApplication(companyId);
    expect((await withdrawApplicationAction(UNTOUCHED, formOf({ id }))).note?.tone).toBe("bad");
    await withdrawApplicationAction(UNTOUCHED, formOf({ id, sure: "on" })).catch(() => undefined);
    expect((await getApplication(companyId)).state).toBe("withdrawn");
    await begin();
    const next = await getApplication(companyId);
    expect(next.id).not.toBe(id);
    expect(next.state).toBe("draft");
  });
});

describe("another company's application", () => {
  test("is not found by any action", async () => {
    const other = await makeCompany("Other");
    const id = await submit(other);
    await signInAs("owner");
    for (const act of [
      () =>
        saveApplicationAction(UNTOUCHED, formOf({ id, version: "2", intent: "save", legal_name: "Mine" })),
      () => withdrawApplicationAction(UNTOUCHED, formOf({ id, sure: "on" })),
    ])
      expect((await act()).note?.text).toBe("Not Found");
    expect((await getApplication(other.companyId)).state).toBe("submitted");
  });

  test("is hidden by the database's row-level security too", async () => {
    const other = await makeCompany("Other");
    await submit(other);
    const { companyId } = await makeCompany();
    expect(await inCompany(companyId, (tx) => tx.productionApplication.count())).toBe(0);
    expect(await inCompany(companyId, (tx) => tx.applicationMessage.count())).toBe(0);
  });

  test("can be written only by that company's owners and admins", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      const may = role === "owner" || role === "admin";
      await begin();
      const begun = await inCompany(companyId, (tx) =>
        tx.productionApplication.count({ where: { companyId } }),
      );
      expect(begun, role).toBe(may ? 1 : 0);
      if (may) continue;
      const state = await saveApplicationAction(
        UNTOUCHED,
        formOf({ id: "app_x", version: "0", intent: "save" }),
      );
      expect(state.note?.text).toContain(`Your role (${role}) cannot do this.`);
    }
  });

  test("cannot be reached through live until live is approved", async () => {
    const { companyId } = await signInAs("owner");
    visitIn("live");
    await begin();
    visitIn("test");
    expect(await inCompany(companyId, (tx) => tx.productionApplication.count({ where: { companyId } }))).toBe(
      0,
    );
  });
});
