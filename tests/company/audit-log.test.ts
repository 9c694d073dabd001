import { beforeEach, describe, expect, test } from "vitest";
import { verifyAuditAction } from "@/app/(portal)/[environment]/audit/actions";
import { GET as exportFile } from "@/app/(portal)/[environment]/audit/export/[format]/route";
import { auditWords } from "@/components/portal/audit-words";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { changeRole, removeMember } from "@/lib/company/change-member";
import { rotateKey } from "@/lib/company/rotate-key";
import { verifyAuditFrom } from "@/lib/company/verify-audit";
import { createRequest } from "@/lib/connect/create-request";
import { ROLES } from "@/lib/identity/permission";
import { newId } from "@/lib/ids";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inCompany, inScope } from "@/lib/store/client";
import { type AuditFilter, listAuditLog, positionOf } from "@/lib/store/read/audit-log";
import { appendAudit } from "@/lib/store/write/audit";
import { inviteMember } from "@/lib/store/write/invitation";
import { forgetVisit, visitIn } from "@/tests/support/browser-visit";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { makePerson } from "@/tests/support/people";
import { INPUT } from "@/tests/support/request-input";
import { signInAs } from "@/tests/support/signed-in";

const { ownerUrl } = testDatabase();

let firm: TestCompany;
beforeEach(async () => {
  forgetVisit();
  firm = await makeCompany();
});

const all = async (scope: Scope, filter: Partial<AuditFilter> = {}) =>
  (await listAuditLog(scope, { limit: 100, after: null, ...filter })).rows;
const actionsOf = async (scope: Scope, filter: Partial<AuditFilter> = {}) =>
  (await all(scope, filter)).map(({ action }) => action);
const key = (id: string): Actor => ({ kind: "key", id });

describe("the audit log", () => {
  test("shows the entries of the company and the environment, newest first, and no entries of the other environment", async () => {
    await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect(await actionsOf(firm.test)).toEqual(["request.created", "key.created", "company.created"]);
    expect(await actionsOf(firm.live)).toEqual(["key.created", "company.created"]);
    expect(await actionsOf(firm.test, { where: "company" })).toEqual(["company.created"]);
    expect(await actionsOf(firm.live, { where: "environment" })).toEqual(["key.created"]);
    const other = await makeCompany();
    expect(await actionsOf(other.test)).not.toContain("request.created");
  });

  test("names the actor: a member by name, a key by its last characters", async () => {
    const keyId = await inCompany(firm.companyId, async (tx) =>
      tx.apiKey.findFirstOrThrow({ where: { environment: "test" } }).then(({ id }) => id),
    );
    await createRequest(firm.test, { input: INPUT, actor: key(keyId) });
    const [byKey, byMember] = await all(firm.test);
    expect(byKey).toMatchObject({ actorKind: "key", actorName: firm.testKey.slice(-4) });
    expect(byMember).toMatchObject({ actorKind: "member", actorName: "Owner" });
  });

  test("names the object of an action: a member, an invited address, a key, an endpoint", async () => {
    const { companyId, actor } = firm;
    const { userId } = await makePerson();
    const membership = { id: newId("mbr"), companyId, userId, role: "viewer" } as const;
    await inCompany(companyId, (tx) => tx.membership.create({ data: membership }));
    const now = new Date();
    await changeRole({ companyId, userId, actor }, "member");
    await removeMember({ companyId, userId, actor });
    const invitation = { email: "priya@rowan.example", role: "viewer", hash: Buffer.from("hash") } as const;
    const expiresAt = new Date(now.getTime() + 60_000);
    await inviteMember({ companyId, ...invitation, expiresAt, actor, now });
    await rotateKey(companyId, "test", actor);
    await setWebhookUrl(firm.test, "https://hooks.rowan.example/secret-path", actor);
    await setWebhookUrl(firm.test, "", actor);
    const entryOf = async (action: string) => (await all(firm.test, { action }))[0];
    const name = (await entryOf("member.role_changed"))?.subjectName;
    expect(name).toBe(
      (await inCompany(companyId, (tx) => tx.user.findFirst({ where: { id: userId } })))?.name,
    );
    expect((await entryOf("member.removed"))?.subjectName).toBe(name);
    expect((await entryOf("member.invited"))?.subjectName).toBe("priya@rowan.example");
    expect((await entryOf("key.rotated"))?.subjectName).toMatch(/^API key …\w{4}$/);
    for (const action of ["webhook.set", "webhook.cleared"]) {
      expect((await entryOf(action))?.detail).toMatchObject({ host: "hooks.rowan.example" });
      expect(JSON.stringify((await entryOf(action))?.detail)).not.toContain("secret-path");
    }
    expect((await entryOf("company.created"))?.subjectName).toBeNull();
  });

  test("can be filtered by actor, action, request and time, and pages without gaps", async () => {
    const { id } = await createRequest(firm.test, { input: INPUT, actor: key("key_gone") });
    for (let n = 0; n < 4; n++) await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    const count = async (filter: Partial<AuditFilter>) => (await all(firm.test, filter)).length;
    expect(await count({ action: "request.created" })).toBe(5);
    expect(await count({ actorKind: "key" })).toBe(1);
    expect(await count({ actorKind: "member", actorId: firm.actor.id ?? "" })).toBe(6);
    expect(await count({ requestId: id })).toBe(1);
    expect(await count({ since: new Date(Date.now() + 60_000) })).toBe(0);
    expect(await count({ until: new Date(Date.now() - 60_000) })).toBe(0);
    const seen: number[] = [];
    let after: AuditFilter["after"] = null;
    for (;;) {
      const { rows, hasMore } = await listAuditLog(firm.test, { limit: 3, after });
      seen.push(...rows.map(({ seq }) => seq));
      const last = rows.at(-1);
      if (!hasMore || !last) break;
      after = positionOf(last);
    }
    expect(seen).toEqual((await all(firm.test)).map(({ seq }) => seq));
  });

  test("has a text for every action", async () => {
    await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    await rotateKey(firm.companyId, "test", firm.actor);
    for (const action of await actionsOf(firm.test)) expect(auditWords(action)).not.toContain(":");
    expect(auditWords("retention_elapsed")).toBe("Retention period over, report deleted");
    expect(auditWords("something.new_kind")).toBe("Something: new kind");
  });
});

describe("verifying the audit chain", () => {
  test("continues in steps from the end of the previous step, with the same result", async () => {
    await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect(await verifyAuditFrom(firm.companyId, 0, -1)).toEqual({ checked: 0, entries: 4 });
    expect(await verifyAuditFrom(firm.companyId, 2, 1_000)).toMatchObject({ intact: true, entries: 4 });
  });

  test("reports an intact log, or the entry at which the log is broken", async () => {
    const { companyId } = await signInAs("owner");
    const ask = () => verifyAuditAction({ note: null, errors: {}, values: {}, secret: null }, new FormData());
    expect((await ask()).note).toMatchObject({ tone: "good", text: expect.stringContaining("intact") });
    await withClient(ownerUrl, async (client) => {
      await client.query("alter table audit_entry disable trigger append_only");
      await client.query("update audit_entry set action = 'x' where company_id = $1 and seq = 2", [
        companyId,
      ]);
      await client.query("alter table audit_entry enable trigger append_only");
    });
    expect((await ask()).note).toMatchObject({
      tone: "bad",
      text: expect.stringContaining("broken at entry 2"),
    });
  });
});

describe("the export of the audit log", () => {
  const take = async (format: string, query = "") => {
    const request = new Request(`http://localhost:3000/test/audit/export/${format}${query}`);
    const answer = await exportFile(request, { params: Promise.resolve({ format }) });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  test("contains the filtered entries, as CSV or one JSON object per line, and is itself recorded", async () => {
    const { companyId } = await signInAs("owner");
    const csv = await take("csv", "?action=member.signed_in");
    expect(csv.headers.get("content-disposition")).toMatch(/audit-test-.*\.csv/);
    expect(csv.text.split("\r\n")).toHaveLength(4);
    const lines = (await take("ndjson")).text.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).action)).toEqual([
      "audit.exported",
      "audit.exported",
      "member.signed_in",
      "company.created",
      "anchor",
    ]);
    const scope: Scope = { companyId, environment: "test" };
    expect((await all(scope))[1]?.detail).toMatchObject({ format: "csv", action: "member.signed_in" });
  });

  test("ends with an anchor of the whole record, in a row with the same columns as every entry", async () => {
    const { companyId } = await signInAs("owner");
    const [head = "", , anchorLine = ""] = (await take("csv", "?action=member.signed_in")).text.split("\r\n");
    expect(head).toBe("seq,at,environment,action,actor_kind,actor_id,actor,request_id,detail,hash,subject");
    expect(anchorLine).toMatch(/^3,[^,]+Z,,anchor,system,,,,"\{""audit_anchor"":.*\}",[0-9a-f]{64},$/);
    const rows = (await take("ndjson", "?action=member.signed_in")).text.trim().split("\n");
    const [entry, anchor] = rows.map((line) => JSON.parse(line));
    expect(Object.keys(anchor)).toEqual(Object.keys(entry));
    // The export itself is the newest entry.
    expect(anchor).toMatchObject({
      seq: 4,
      action: "anchor",
      detail: { audit_anchor: { company: companyId } },
    });
  });

  test("has no anchor if the head of the log does not have our signature", async () => {
    const { companyId } = await signInAs("owner");
    await withClient(ownerUrl, (client) =>
      client.query("update audit_head set signature = null where company_id = $1", [companyId]),
    );
    expect((await take("ndjson")).text).not.toContain("audit_anchor");
  });

  test("contains no formula that a spreadsheet would run", async () => {
    const { companyId } = await signInAs("owner");
    const entry = { companyId, environment: "test", requestId: null, action: "=cmd()" } as const;
    await inScope({ companyId, environment: "test" }, (tx) =>
      appendAudit(tx, { ...entry, actor: SYSTEM, at: new Date() }),
    );
    expect((await take("csv")).text).toContain(",'=cmd(),");
  });

  test("streams a long record completely", async () => {
    const { companyId } = await signInAs("owner");
    await withClient(ownerUrl, (client) =>
      client.query(
        `insert into audit_entry (id, company_id, environment, seq, action, actor_kind, at, prev_hash, hash)
         select 'aud_' || n || $1, $1, 'test', n + 100, 'request.created', 'system', now() - n * interval '1 second', '', ''
         from generate_series(1, 4500) n`,
        [companyId],
      ),
    );
    const lines = (await take("ndjson", "?action=request.created")).text.trim().split("\n");
    const entries = lines.map((line) => JSON.parse(line)).filter(({ action }) => action !== "anchor");
    expect(new Set(entries.map(({ seq }) => seq)).size).toBe(4_500);
  });

  test("is allowed only for owners and admins, in the environment of the page, in the supported formats", async () => {
    for (const role of ROLES) {
      await signInAs(role);
      const isAllowed = role === "owner" || role === "admin";
      expect([role, (await take("csv")).status]).toEqual([role, isAllowed ? 200 : 403]);
    }
    await signInAs("owner");
    expect((await take("xls")).status).toBe(404);
    visitIn("live");
    await expect(take("csv")).rejects.toThrow(/NEXT_REDIRECT/);
  });
});
