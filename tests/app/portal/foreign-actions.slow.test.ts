import { beforeEach, expect, test } from "vitest";
import { chooseRequests } from "@/lib/bulk/choose-requests";
import { startApplication } from "@/lib/company/application/start-application";
import { createRequest } from "@/lib/connect/create-request";
import { newId } from "@/lib/ids";
import { inCompany, inScope, type Tx } from "@/lib/store/client";
import { addNotice } from "@/lib/store/write/notice";
import { forgetVisit } from "@/tests/support/browser-visit";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { causeEvent, endpointOf, makeHooked } from "@/tests/support/hooked";
import { listActions } from "@/tests/support/list-actions";
import { INPUT } from "@/tests/support/request-input";
import { send } from "@/tests/support/send-form";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(forgetVisit);

/** Creates one object of each kind whose id a form of the portal contains. Returns the ids. */
async function makeRows(firm: TestCompany) {
  const { companyId, actor, test: scope } = firm;
  const request = (await createRequest(scope, { input: INPUT, actor })).id;
  const delivery = (await causeEvent(firm)) ?? "";
  const run = (await chooseRequests(scope, { act: "withdraw", requestIds: [request], actor })) ?? "";
  const application = await startApplication(companyId, actor);
  const key = await inCompany(companyId, (tx) => tx.apiKey.findFirstOrThrow({ where: { companyId } }));
  const noticed = { kind: "webhook.failing", detail: {}, dedupeKey: "failing", at: new Date() } as const;
  await inScope(scope, (tx) => addNotice(tx, scope, noticed));
  const notice = await inCompany(companyId, (tx) => tx.notice.findFirstOrThrow({ where: { companyId } }));
  const endpoint = (await endpointOf(scope)).id;
  return { request, delivery, run, application, key: key.id, notice: notice.id, endpoint };
}

/** For each table, a digest of all rows of the company. */
async function digestOf({ companyId, test: ofTest, live }: TestCompany): Promise<Record<string, string>> {
  const read = async (tx: Tx) => {
    const tables = await tx.$queryRaw<{ name: string }[]>`
      select c.table_name as name from information_schema.columns c
        join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.column_name = 'company_id' and c.table_schema = current_schema() order by 1`;
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await tx.$queryRawUnsafe<{ digest: string }[]>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
         from "${name}" t where company_id = $1`,
        companyId,
      );
      found[name] = row?.digest ?? "";
    }
    return found;
  };
  const parts = [await inScope(ofTest, read), await inScope(live, read), await inCompany(companyId, read)];
  return Object.fromEntries(
    parts.flatMap((part, n) => Object.entries(part).map(([name, digest]) => [`${name} ${n}`, digest])),
  );
}

test("no action of the portal changes another company, even if its form contains ids of that company", async () => {
  const firm = await makeHooked("https://receiver.example/hooks");
  const rows = await makeRows(firm);
  const before = await digestOf(firm);
  expect(Object.values(before).filter((digest) => !digest.startsWith("0 ")).length).toBeGreaterThan(10);
  await signInAs("owner");
  const actions = await listActions("app/(portal)");
  const common = {
    company_id: firm.companyId,
    user_id: firm.actor.id ?? "",
    owner: firm.actor.id ?? "",
    key: rows.key,
    endpoint: rows.endpoint,
    email: `${newId("usr")}@example.com`,
    role: "viewer",
    channel: "email",
    to: "mallory@example.com",
    environment: "test",
    reason: "because it was asked for",
    outcome: "authorise",
    on: "1",
    sure: "on",
  };
  // An action that looks up the row with this id answers that there is no such row. Other actions refuse the form
  // before the look-up, because of other fields.
  const unfound = new Set<string>();
  for (const [name, action] of actions)
    for (const id of Object.values(rows)) {
      const found = await send(action, { ...common, id }).catch((error: Error) => error.message);
      const text = typeof found === "string" ? found : found.state.note?.text;
      if (/404|Not Found/.test(text ?? "")) unfound.add(name);
    }
  expect(await digestOf(firm)).toEqual(before);
  expect(unfound.size).toBeGreaterThan(25);
}, 300_000);
