import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { db, inScope, pool } from "@/lib/store/client";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

const database = testDatabase();

const NO_TENANT = [
  "_prisma_migrations",
  "app_session",
  "app_user",
  "key_epoch",
  "mail_token",
  "message_count",
  "passkey",
  "passkey_challenge",
  "rate_bucket",
  "recovery_code",
  "sandbox_consent",
  "sandbox_event",
  "sandbox_session",
  "sandbox_user",
  "sign_up",
  "upstream_breaker",
  "upstream_message",
];

const input = { ...INPUT, clientRef: "A-1", email: "ava@example.com" };

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe("row-level security", () => {
  let company: TestCompany;
  let other: TestCompany;

  beforeAll(async () => {
    company = await makeCompany();
    other = await makeCompany("Other");
    await createRequest(company.test, { input, actor: company.actor });
  });

  test("is forced on every table except the few that belong to no company", async () => {
    const { rows } = await asOwner((client) =>
      client.query<{ relname: string; forced: boolean }>(
        `select relname, relrowsecurity and relforcerowsecurity as forced from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
      ),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => !row.forced).map((row) => row.relname)).toEqual(NO_TENANT);
  });

  test("shows no row of any tenant table to a query without a company", async () => {
    const { rows } = await pool().query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`,
    );
    for (const { relname } of rows) {
      const { rows: seen } = await pool().query(`select 1 from ${pg.escapeIdentifier(relname)} limit 1`);
      expect(seen, relname).toEqual([]);
    }
    expect(rows.length).toBeGreaterThan(15);
    const real = await asOwner((client) => client.query("select 1 from request"));
    expect(real.rowCount).toBe(1);
  });

  test("hides the rows of other companies and environments even if a query lacks a condition", async () => {
    expect(await inScope(company.test, (tx) => tx.request.count())).toBe(1);
    expect(await inScope(company.live, (tx) => tx.request.count())).toBe(0);
    expect(await inScope(other.test, (tx) => tx.request.count())).toBe(0);
  });

  test("refuses to write a row into another company", async () => {
    const write = inScope(other.test, (tx) =>
      tx.consentMint.create({ data: { id: "x", requestId: "req_x", ...company.test } }),
    );
    await expect(write).rejects.toThrow();
  });

  test("leaves no scope behind on the connection", async () => {
    await inScope(company.test, (tx) => tx.request.count());
    for (let n = 0; n < 12; n++) expect(await db().request.count()).toBe(0);
  });

  test("lets the application only add to the audit log and read it", async () => {
    const change = inScope(company.test, (tx) =>
      tx.auditEntry.updateMany({ data: { action: "nothing happened" } }),
    );
    await expect(change).rejects.toThrow();
    const remove = inScope(company.test, (tx) => tx.auditEntry.deleteMany({}));
    await expect(remove).rejects.toThrow();
  });
});
