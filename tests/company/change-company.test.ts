import { describe, expect, test } from "vitest";
import { changeCompany } from "@/lib/company/change-company";
import { ChangeCompany } from "@/lib/contract/company";
import { inCompany } from "@/lib/store/client";
import { getCompany } from "@/lib/store/read/company";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const actionsOf = async (companyId: string) =>
  (
    await inCompany(companyId, (tx) =>
      tx.auditEntry.findMany({ where: { companyId }, orderBy: { seq: "asc" } }),
    )
  ).map(({ action }) => action);

describe("a company's settings", () => {
  const wish = ChangeCompany.parse({
    display_name: "Harbour Lending",
    share_mode: "customer_review",
    document_profile: "insight",
    consent_type: "ongoing",
    remind_customers: "off",
    retention_days: "30",
  });

  test("are changed, and recorded once however often they are saved", async () => {
    const firm = await makeCompany();
    await changeCompany(firm.companyId, wish, firm.actor);
    await changeCompany(firm.companyId, wish, firm.actor);
    const { settings } = await getCompany(firm.companyId);
    expect(settings).toMatchObject({
      shareMode: "customer_review",
      documentProfile: "insight",
      consentType: "ongoing",
      remindCustomers: false,
      retentionDays: 30,
    });
    const actions = await actionsOf(firm.companyId);
    expect(actions.filter((action) => action === "settings.changed")).toHaveLength(1);
    expect(actions).not.toContain("brand.changed");
  });

  test("refuse a retention nobody should promise", () => {
    for (const retention_days of ["0", "-1", "9999", "many", "1.5"]) {
      expect(ChangeCompany.safeParse({ ...wish, retention_days }).success).toBe(false);
    }
  });
});
