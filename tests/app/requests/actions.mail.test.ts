import { beforeEach, describe, expect, test } from "vitest";
import {
  assignRequestAction,
  resumeRemindersAction,
  sendInviteAction,
  stopRemindersAction,
} from "@/app/(portal)/[environment]/requests/[id]/actions";
import { createRequestAction, generateAction } from "@/app/(portal)/[environment]/requests/actions";
import { createBatchAction } from "@/app/(portal)/[environment]/requests/bulk/actions";
import { POST as find } from "@/app/(portal)/[environment]/requests/find/route";
import { chooseRequestsAction, startRunAction } from "@/app/(portal)/[environment]/requests/runs/actions";
import { chooseRequests } from "@/lib/bulk/choose-requests";
import { rotateKey } from "@/lib/company/rotate-key";
import { createRequest } from "@/lib/connect/create-request";
import { findPersona } from "@/lib/controls/find-persona";
import { may, ROLES, type Role } from "@/lib/identity/permission";
import { recipientOf } from "@/lib/messages/recipient-digest";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { nameActors } from "@/lib/store/read/audit-log";
import { getRun } from "@/lib/store/read/bulk-run";
import { listKeys } from "@/lib/store/read/company";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { findSuppression } from "@/lib/store/read/suppression";
import { suppress } from "@/lib/store/write/suppression";
import { visitIn } from "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { testMail } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

const provider = testMail();
testDatabase();
beforeEach(() => visitIn("test"));

const NOBODY = `req_${"0".repeat(32)}`;

const rows = "client_name,report_type\nAva Nguyen,affordability\nBo Lee,expense_summary";
const countOf = (scope: Scope) => inScope(scope, (tx) => tx.request.count({ where: scope }));

/** Signs in a member of a company with live access, and creates a live request there. */
async function signInLive(role: Role = "owner") {
  const { companyId } = await signInAs(role);
  await setLiveApproval(companyId, true, SYSTEM, new Date());
  const scope = { companyId, environment: "live" } as const;
  const request = await createRequest(scope, {
    input: { ...INPUT, email: "ava@example.com" },
    actor: SYSTEM,
  });
  visitIn("live");
  return { scope, id: request.id };
}

describe("the permission to write requests", () => {
  test("is required to create, send a file, invite and stop reminders", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      const scope = { companyId, environment: "test" } as const;
      const request = await createRequest(scope, { input: INPUT, actor: SYSTEM });
      const isAllowed = may(role, "request.write");
      const refusal = expect.stringContaining(`Your role (${role}) cannot do this.`);
      const fields = { client_name: "Cy", report_type: "affordability" };
      expect((await send(createRequestAction, fields)).to !== "").toBe(isAllowed);
      const looked = await send(createBatchAction, { rows, step: "check" });
      expect([role, looked.state.preview !== undefined]).toEqual([role, isAllowed]);
      for (const action of [stopRemindersAction, resumeRemindersAction]) {
        const { state } = await send(action, { id: request.id });
        expect(state.note?.text).toEqual(isAllowed ? expect.any(String) : refusal);
        expect(state.note?.tone).toBe(isAllowed ? "good" : "bad");
      }
      const actions = (await listAudit(scope, request.id)).map(({ action }) => action);
      expect(actions.includes("request.reminders_stopped")).toBe(isAllowed);
      expect(await countOf(scope)).toBe(isAllowed ? 2 : 1);
    }
  });
});

describe("a request of another company or of the other environment", () => {
  test("is not found and not changed by any action", async () => {
    const other = await makeCompany();
    const foreign = await createRequest(other.test, { input: INPUT, actor: other.actor });
    const { companyId } = await signInAs("owner");
    await setLiveApproval(companyId, true, SYSTEM, new Date());
    const inLive = await createRequest({ companyId, environment: "live" }, { input: INPUT, actor: SYSTEM });
    for (const id of [foreign.id, inLive.id, NOBODY, "", "nonsense"]) {
      for (const action of [
        sendInviteAction,
        stopRemindersAction,
        resumeRemindersAction,
        assignRequestAction,
      ]) {
        const { state } = await send(action, { id, to: "ava@example.com" });
        expect(state.note).toEqual({ tone: "bad", text: "Not Found" });
      }
    }
    expect(provider.asked).toEqual([]);
    expect(await listAudit(other.test, foreign.id)).toHaveLength(1);
  });

  test("is not found by the command palette, which returns at most eight results", async () => {
    const other = await makeCompany();
    const foreign = await createRequest(other.test, {
      input: { ...INPUT, clientName: "Ava Foreign" },
      actor: other.actor,
    });
    const { companyId } = await signInAs("viewer");
    for (let n = 0; n < 10; n++)
      await createRequest(
        { companyId, environment: "test" },
        { input: { ...INPUT, clientRef: `P-${n}` }, actor: SYSTEM },
      );
    const ask = async (body: string) => {
      const request = new Request("http://localhost/test/requests/find", { method: "POST", body });
      return ((await (await find(request)).json()) as { data: { id: string }[] }).data;
    };
    expect(await ask("ava")).toHaveLength(8);
    expect(await ask("p-3 ava")).toHaveLength(1);
    for (const nothing of ["foreign", foreign.id, "", "  ", "\0", "\ud800"])
      expect(await ask(nothing)).toEqual([]);
    visitIn("live");
  });
});

describe("a request for one sandbox persona", () => {
  test("gets the persona's name if the name is empty, and only that persona may sign in", async () => {
    const { companyId } = await signInAs("member");
    const scope = { companyId, environment: "test" } as const;
    const { to } = await send(createRequestAction, { household: "hannah", report_type: "affordability" });
    const made = await getRequest(scope, to.split("/").at(-1) ?? "");
    expect(made.clientName).toBe("Hannah Lindqvist");
    expect((await findPersona(scope, made))?.id).toBe("hannah");
    const { state } = await send(createRequestAction, {
      household: "unlisted",
      report_type: "affordability",
    });
    expect(state.errors).toEqual({ household: "Choose one of these." });
    expect(await countOf(scope)).toBe(1);
  });
});

describe("a file of requests", () => {
  test("is previewed first, and creates exactly the previewed requests", async () => {
    const { companyId } = await signInAs("owner");
    const scope = { companyId, environment: "test" } as const;
    const { state } = await send(createBatchAction, { rows, step: "check" });
    const checked = state.preview?.fingerprint ?? "";
    expect(state.preview?.rows.map((row) => row.state)).toEqual(["new", "new"]);
    expect(await countOf(scope)).toBe(0);
    const longer = `${rows}\nCy,affordability`;
    const changed = await send(createBatchAction, { rows: longer, step: "create", checked });
    expect(changed.state.note?.text).toMatch(/^The rows have changed since they were checked/);
    expect(await countOf(scope)).toBe(0);
    // Sends the rows with CRLF, because a browser form normalises line breaks.
    const sent = rows.replaceAll("\n", "\r\n");
    const made = await send(createBatchAction, { rows: sent, step: "create", checked });
    expect(made.to).toMatch(/^\/test\/requests\/bulk\/bat_/);
    expect(await countOf(scope)).toBe(2);
    const again = await send(createBatchAction, { rows, step: "create", checked });
    const none = /^There are no new requests to create. 2 rows already have requests/;
    expect(again.state.note?.text).toMatch(none);
    expect(await countOf(scope)).toBe(2);
  });

  test("shows errors next to the cell, and a message if the file is too large or empty", async () => {
    await signInAs("owner");
    const invalid = "client_name,report_type,email\n,lottery,x";
    const { state } = await send(createBatchAction, { rows: invalid, step: "check" });
    expect(state.preview?.rows[0]?.errors).toEqual({
      client_name: "This is needed.",
      report_type: "Write expense_summary or affordability.",
      email: "An email address must have an @-sign.",
    });
    const large = await send(createBatchAction, { rows: "x".repeat(250_001), step: "check" });
    expect(large.state.note?.text).toMatch(/^These rows are more than 250 kB/);
    expect(large.state.values).toEqual({});
    expect((await send(createBatchAction, { rows: " ", step: "check" })).state.note?.text).toMatch(
      /^Choose a file/,
    );
  });
});

describe("a bulk action", () => {
  test("can be chosen and started only by a role that may take the same action on one request", async () => {
    for (const role of ROLES) {
      const { scope, id } = await signInLive(role);
      const { to } = await send(chooseRequestsAction, { which: "ticked", id, act: "send" });
      expect([role, to !== ""]).toEqual([role, may(role, "request.write")]);
      const readers = await send(chooseRequestsAction, { which: "match", act: "reports" });
      expect([role, readers.to !== ""]).toEqual([role, may(role, "report.read")]);
      const act = { act: "withdraw", requestIds: [id], actor: { kind: "member", id: "usr_1" } } as const;
      const run = (await chooseRequests(scope, act)) ?? "";
      const started = await send(startRunAction, { id: run });
      expect([role, started.to !== ""]).toEqual([role, may(role, "request.withdraw")]);
      const { startedAt } = await getRun(scope, run);
      expect(startedAt !== null).toBe(may(role, "request.withdraw"));
    }
    expect(provider.asked).toEqual([]);
  });

  test("says so if no request or action was chosen, and leaves out requests of another company", async () => {
    const foreign = await signInLive();
    await signInLive();
    expect((await send(chooseRequestsAction, { act: "nonsense" })).state.note?.text).toMatch(/^Choose what/);
    for (const id of [foreign.id, NOBODY, "nonsense"]) {
      const { state } = await send(chooseRequestsAction, { which: "ticked", id, act: "withdraw" });
      expect(state.note?.text).toMatch(/^No request was chosen/);
    }
    const act = {
      act: "withdraw",
      requestIds: [foreign.id],
      actor: { kind: "member", id: "usr_1" },
    } as const;
    const run = (await chooseRequests(foreign.scope, act)) ?? "";
    expect((await send(startRunAction, { id: run })).state.note).toEqual({ tone: "bad", text: "Not Found" });
    expect((await getRun(foreign.scope, run)).startedAt).toBeNull();
  });
});

describe("a reminder from a row of the list", () => {
  const DAY_MS = 86_400_000;

  test("is sent once, to the address that received the link, and not again within a day", async () => {
    const { scope, id } = await signInLive();
    expect((await send(chooseRequestsAction, { remind: id })).state.note?.text).toMatch(
      /the link has not been sent yet/,
    );
    await send(sendInviteAction, { id, channel: "email", to: "ava@example.com" });
    expect((await send(chooseRequestsAction, { remind: id })).state.note?.text).toMatch(
      /less than 20 hours ago/,
    );
    const invitedAt = new Date(Date.now() - 2 * DAY_MS);
    await inScope(scope, (tx) => tx.request.updateMany({ where: { id, ...scope }, data: { invitedAt } }));
    expect((await send(chooseRequestsAction, { remind: id })).state.note).toEqual({
      tone: "good",
      text: "Ava Nguyen: the reminder was sent.",
    });
    expect(provider.sent).toHaveLength(2);
    expect((await send(chooseRequestsAction, { remind: id })).state.note?.tone).toBe("bad");
    expect(provider.sent).toHaveLength(2);
    const [line] = (await listAudit(scope, id)).filter(({ action }) => action === "request.reminded");
    expect(line).toMatchObject({ actorKind: "member", actorId: expect.stringMatching(/^usr_/) });
  });

  test("is refused to a viewer, and for another company’s request", async () => {
    const foreign = await signInLive();
    const { id } = await signInLive("viewer");
    expect((await send(chooseRequestsAction, { remind: id })).state.note?.text).toMatch(
      /^Your role \(viewer\)/,
    );
    await signInLive();
    expect((await send(chooseRequestsAction, { remind: foreign.id })).state.note?.text).toBe("Not Found");
    expect(provider.asked).toEqual([]);
  });
});

describe("the audit log of a member's action", () => {
  test("names the member who checked for data or changed the owner", async () => {
    const { companyId, userId } = await signInAs("owner");
    const scope = { companyId, environment: "test" } as const;
    const { id } = await createRequest(scope, { input: INPUT, actor: SYSTEM });
    await send(generateAction, { id });
    await send(assignRequestAction, { id, owner: userId });
    await send(assignRequestAction, { id, owner: "usr_someone" });
    expect((await getRequest(scope, id)).ownerId).toBe(userId);
    const lines = (await listAudit(scope, id)).slice(1);
    expect(lines.map(({ action, actorKind, actorId }) => [action, actorKind, actorId])).toEqual([
      ["data.check_requested", "member", userId],
      ["request.assigned", "member", userId],
    ]);
    const key = await rotateKey(companyId, "test", SYSTEM);
    const [{ id: keyId = "" } = {}] = await listKeys(companyId);
    const known = [...lines, { actorKind: "key", actorId: keyId }, { actorKind: "member", actorId: keyId }];
    expect(await nameActors(scope, known)).toEqual(
      new Map([
        [userId, "Robin"],
        [keyId, `API key …${key.slice(-4)}`],
      ]),
    );
    const other = await makeCompany();
    expect(await nameActors(other.test, [{ actorKind: "key", actorId: keyId }])).toEqual(new Map());
    await signInAs("viewer");
    expect((await send(assignRequestAction, { id, owner: userId })).state.note?.text).toMatch(
      /^Your role \(viewer\)/,
    );
  });
});

describe("a request that is created and sent", () => {
  test("is sent to the customer's email address, and is created even if sending fails", async () => {
    const { scope } = await signInLive();
    const fields = { client_name: "Cy", report_type: "affordability", step: "send" };
    expect((await send(createRequestAction, fields)).state.errors).toEqual({
      email: "Enter an email address or a mobile number to send the link to.",
    });
    expect(await countOf(scope)).toBe(1);
    const { to } = await send(createRequestAction, {
      ...fields,
      email: "cy@example.com",
      phone: "0412 345 678",
    });
    expect(to).toMatch(/^\/live\/requests\/req_\w+\?sent=yes$/);
    expect(provider.sent.map(({ to }) => to)).toEqual(["cy@example.com"]);
    const again = await send(createRequestAction, { ...fields, email: "cy@example.com" });
    expect(again.to).toMatch(/\?sent=too_many$/);
    expect(await countOf(scope)).toBe(3);
  });
});

describe("an invite from the portal", () => {
  test("is sent in live, and its errors are shown next to the field", async () => {
    const { scope, id } = await signInLive();
    expect((await send(sendInviteAction, { id, to: "ava@example.com" })).state.errors).toEqual({
      channel: "This is needed.",
    });
    expect((await send(sendInviteAction, { id, channel: "email", to: "ava" })).state.errors).toEqual({
      to: "An email address must have an @-sign.",
    });
    expect((await send(sendInviteAction, { id, channel: "email", to: "" })).state.errors).toEqual({
      to: "This is needed.",
    });
    const fields = { channel: "email", to: "ava.nguyen@example.com" };
    const { note, values } = (await send(sendInviteAction, { id, ...fields })).state;
    expect(note?.tone).toBe("good");
    // "Send again" uses the new address, not the address with which the request was created.
    expect(values).toEqual(fields);
    expect(provider.sent).toMatchObject([{ to: fields.to }]);
    expect((await getRequest(scope, id)).invitedAt).not.toBeNull();
  });

  test("is not sent in test, and not sent for a viewer", async () => {
    const { companyId } = await signInAs("owner");
    const request = await createRequest({ companyId, environment: "test" }, { input: INPUT, actor: SYSTEM });
    const { state } = await send(sendInviteAction, {
      id: request.id,
      channel: "email",
      to: "ava@example.com",
    });
    expect(state.note?.text).toMatch(/^Invites are sent only in the live environment/);
    const { id } = await signInLive("viewer");
    expect(
      (await send(sendInviteAction, { id, channel: "email", to: "ava@example.com" })).state.note?.tone,
    ).toBe("bad");
    expect(provider.asked).toEqual([]);
  });
});

describe("an address whose email bounced", () => {
  const AVA = { channel: "email", to: "ava@example.com" } as const;
  const suppressIn = (scope: Scope, reason: "bounced" | "complained") =>
    suppress(scope, {
      channel: "email",
      recipient: recipientOf(scope.companyId, "email", AVA.to),
      reason,
      now: new Date(),
    });

  test("is refused until the sender confirms that it works", async () => {
    const { scope, id } = await signInLive();
    await suppressIn(scope, "bounced");
    const { state } = await send(sendInviteAction, { id, ...AVA });
    expect(state).toMatchObject({ note: { tone: "bad" }, liftable: AVA.to });
    // The button to remove the suppression is next to this text, so the text does not refer to another page.
    expect(state.errors.to).toMatch(/^An email to this address bounced.* another way\.$/);
    // Removing the suppression of this address keeps the suppressions of other addresses.
    await send(sendInviteAction, { id, ...AVA, lift: "bo@example.com" });
    expect(provider.asked).toEqual([]);
    const lifted = await send(sendInviteAction, { id, ...AVA, lift: AVA.to });
    expect(lifted.state.note?.tone).toBe("good");
    expect(provider.sent).toMatchObject([{ to: AVA.to }]);
  });

  test("cannot be unsuppressed after a complaint, and has no button to unsuppress it", async () => {
    const { scope, id } = await signInLive();
    await suppressIn(scope, "complained");
    const { state } = await send(sendInviteAction, { id, ...AVA });
    expect([state.errors.to, state.liftable]).toEqual([
      expect.stringContaining("Your firm cannot change this"),
      undefined,
    ]);
    const lifted = await send(sendInviteAction, { id, ...AVA, lift: AVA.to });
    expect(lifted.state.note?.text).toContain("Your firm cannot change this");
    expect(provider.asked).toEqual([]);
  });

  test("cannot be unsuppressed by a viewer", async () => {
    const { scope, id } = await signInLive("viewer");
    await suppressIn(scope, "bounced");
    const { state } = await send(sendInviteAction, { id, ...AVA, lift: AVA.to });
    expect(state.note?.text).toMatch(/^Your role \(viewer\) cannot do this/);
    expect(await findSuppression(scope, "email", recipientOf(scope.companyId, "email", AVA.to))).toBe(
      "bounced",
    );
  });
});
