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
  const change = ChangeCompany.parse({
    name: "Harbour Lending",
    share_mode: "customer_review",
    document_profile: "insight",
    consent_type: "ongoing",
    banks: "several",
    remind_customers: "off",
    retention_days: "30",
    link_days: "14",
  });

  test("cannot return to full reports if the firm is approved only for insights", async () => {
    const firm = await makeCompany();
    await changeCompany(firm.companyId, change, firm.actor);
    const disclosure = { kind: "insight", adviserClass: "lender", confirmedBy: null };
    await inCompany(firm.companyId, (tx) =>
      tx.company.update({ where: { id: firm.companyId }, data: { disclosure } }),
    );
    const full = { ...change, document_profile: "full" as const };
    await expect(changeCompany(firm.companyId, full, firm.actor)).rejects.toMatchObject({ code: "conflict" });
    expect((await getCompany(firm.companyId)).settings.documentProfile).toBe("insight");
  });

  test("are changed, and the change is recorded once even if the form is saved repeatedly", async () => {
    const firm = await makeCompany();
    await changeCompany(firm.companyId, change, firm.actor);
    await changeCompany(firm.companyId, change, firm.actor);
    const { settings } = await getCompany(firm.companyId);
    expect(settings).toMatchObject({
      shareMode: "customer_review",
      documentProfile: "insight",
      consentType: "ongoing",
      banks: "several",
      remindCustomers: false,
      retentionDays: 30,
      linkDays: 14,
    });
    const actions = await actionsOf(firm.companyId);
    expect(actions.filter((action) => action === "settings.changed")).toHaveLength(1);
  });

  test("include the company's name, whose change is recorded without the name", async () => {
    const firm = await makeCompany();
    await changeCompany(firm.companyId, { ...change, name: "Rowan & Daughters" }, firm.actor);
    expect((await getCompany(firm.companyId)).name).toBe("Rowan & Daughters");
    expect(await actionsOf(firm.companyId)).toContain("company.renamed");
    for (const name of ["", " ", "…", "a\nb", "x".repeat(121)]) {
      expect(ChangeCompany.safeParse({ ...change, name }).success).toBe(false);
    }
  });

  test("keep links unlocked if the number of days is empty, and refuse an invalid number", async () => {
    const { link_days: _, ...empty } = { ...change, retention_days: "30" };
    const firm = await makeCompany();
    await changeCompany(firm.companyId, change, firm.actor);
    await changeCompany(firm.companyId, ChangeCompany.parse(empty), firm.actor);
    expect((await getCompany(firm.companyId)).settings.linkDays).toBeNull();
    for (const link_days of ["0", "366", "-1", "soon", "1.5"]) {
      expect(ChangeCompany.safeParse({ ...empty, link_days }).success).toBe(false);
    }
  });

  test("refuse a retention period outside the allowed range", () => {
    for (const retention_days of ["0", "-1", "9999", "many", "1.5"]) {
      expect(ChangeCompany.safeParse({ ...change, retention_days }).success).toBe(false);
    }
  });
});
