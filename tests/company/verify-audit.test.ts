import pg from "pg";
import { describe, expect, test } from "vitest";
import { rotateKey } from "@/lib/company/rotate-key";
import { verifyAudit } from "@/lib/company/verify-audit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

const database = testDatabase();

/** Does what nobody should: changes the record with the owner's rights, its guard switched off. */
async function tamper(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query("alter table audit_entry disable trigger append_only");
  await client.query(statement, values);
  await client.query("alter table audit_entry enable trigger append_only");
  await client.end();
}

describe("the audit chain", () => {
  test("verifies as it grows, with many writers at once", async () => {
    const firm = await makeCompany();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => rotateKey(firm.companyId, n % 2 ? "test" : "live", firm.actor)),
    );
    expect(await verifyAudit(firm.companyId)).toEqual({ intact: true, entries: 13 });
  });

  test.each([
    ["altered", "update audit_entry set action = 'x' where company_id = $1 and seq = 2", 2],
    ["deleted", "delete from audit_entry where company_id = $1 and seq = 2", 2],
    ["cut off at the end", "delete from audit_entry where company_id = $1 and seq = 3", 3],
    [
      "moved in time",
      "update audit_entry set at = at - interval '1 day' where company_id = $1 and seq = 1",
      1,
    ],
  ])("names the first entry that was %s", async (_, statement, firstBadSeq) => {
    const firm = await makeCompany();
    await tamper(statement, [firm.companyId]);
    expect(await verifyAudit(firm.companyId)).toEqual({ intact: false, firstBadSeq });
  });
});
