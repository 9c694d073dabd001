import { spawnSync } from "node:child_process";
import pg from "pg";
import { expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { fetchDocument } from "@/lib/documents/fetch-document";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance } from "@/lib/pipeline";
import { readDocument } from "@/lib/render/json";
import { CUSTOMER } from "@/lib/scope";
import { getReportState } from "@/lib/store/read/report";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { doDueWork } from "@/tests/support/work";

const database = testDatabase();

/**
 * Returns every row of every table as one text. Reads with the owner's rights, as someone with a stolen database could.
 */
async function dumpAll(): Promise<string> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select ${name}::text as row, to_jsonb(${name})::text as json from ${name}`,
    );
    parts.push(...rows.map((row) => `${row.row}\n${row.json}`));
  }
  await client.end();
  return parts.join("\n");
}

test("bank data and contact details are never readable in the database, and erased permanently by a withdrawal", async () => {
  const firm = await makeCompany();
  const input = {
    clientName: "Canary Person",
    reportType: "affordability",
    clientRef: null,
    email: "canary.person@example.com",
    phone: "+61491570156",
    periodLabel: "Canary label of a period",
    redirectUri: "https://firm.example/back?customer=canary-of-an-address",
    cancelUri: null,
    consentType: null,
  } as const;
  const { id } = await createRequest(firm.test, { input, actor: firm.actor });
  await giveConsent(id, "priya");
  await advance(firm.test, id);
  const { report } = await getReportState(firm.test, id);
  const { transactions: rows, accounts } = readDocument(report?.bytes ?? "{}");
  expect(rows.length).toBeGreaterThan(1_000);
  const canaries = [
    ...new Set(rows.map((row) => row.description).filter((text) => text.length > 12)),
    ...accounts
      .flatMap((account) => [account.maskedNumber ?? "", account.holder ?? ""])
      .filter((text) => text.length > 5),
    input.email,
    input.phone,
  ];

  for (const format of ["html", "xml", "pdf", "csv"] as const) await fetchDocument(firm.test, id, { format });
  const found = (dump: string) => canaries.filter((canary) => dump.includes(canary));
  expect(found(await dumpAll())).toEqual([]);

  await withdrawRequest(firm.test, id, { by: "customer", actor: CUSTOMER });
  await doDueWork();
  const after = await dumpAll();
  expect(after).not.toMatch(/Canary label of a period|canary-of-an-address/);
  expect(found(after)).toEqual([]);
  expect(after).toContain(id);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows: left } = await client.query(
    `select (select count(*)::int from snapshot) as snapshots,
            (select count(*)::int from report where document_sealed is not null) as documents,
            (select count(*)::int from rendered_document) as files,
            (select count(*)::int from bank_consent) as banks,
            (select count(*)::int from request where data_key_wrapped is not null or contact_sealed is not null) as keys,
            (select count(*)::int from sandbox_consent) as consents`,
  );
  await client.end();
  expect(left).toEqual([{ snapshots: 0, documents: 0, files: 0, banks: 0, keys: 0, consents: 0 }]);
}, 180_000);

test("the log contains nothing of the customer from consent to withdrawal", () => {
  const script = `
    import { createRequest } from "@/lib/connect/create-request";
    import { log, describeError } from "@/lib/log";
    log().error({ error: describeError(new Error("account 99887766 of canary@example.com")) }, "planted");
    try { JSON.parse("{canary-text"); } catch (error) { log().error({ error: describeError(error) }, "planted"); }
    void createRequest;
    process.exit(0);`;
  const env = { ...process.env, LOG_LEVEL: "trace" };
  const { stdout, stderr } = spawnSync("node_modules/.bin/tsx", ["--eval", script], {
    env,
    encoding: "utf8",
  });
  expect(stdout).toContain("planted");
  expect(stdout + stderr).not.toMatch(/99887766|canary/);
});
