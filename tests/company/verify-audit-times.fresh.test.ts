import { expect, test } from "vitest";
import { verifyAudit } from "@/lib/company/verify-audit";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const database = testDatabase();

test("verifyAudit detects a time that changed by less than the stored precision, after the column gets more digits", async () => {
  // Runs before our first statement, because prepared statements would fail after a column has changed.
  await withClient(database.ownerUrl, (client) =>
    client.query("alter table audit_entry alter column at type timestamptz(6)"),
  );
  const { companyId } = await makeCompany();
  expect(await verifyAudit(companyId)).toMatchObject({ intact: true });
  await withClient(database.ownerUrl, async (client) => {
    await client.query("alter table audit_entry disable trigger append_only");
    await client.query(
      "update audit_entry set at = at + interval '7 microseconds' where company_id = $1 and seq = 2",
      [companyId],
    );
  });
  expect(await verifyAudit(companyId)).toEqual({ intact: false, fault: "changed", firstBadSeq: 2 });
});
