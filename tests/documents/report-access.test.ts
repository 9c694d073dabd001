import { describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { recordDownload, recordView, VIEW_QUIET_MS } from "@/lib/documents/record-access";
import { listAudit } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const AT = new Date("2026-11-02T01:00:00Z");
const later = (ms: number) => new Date(AT.getTime() + ms);

describe("the audit log of report access", () => {
  test("has one view per member and half hour, even if two views happen at the same time", async () => {
    const { test: scope, actor } = await makeCompany();
    const { id } = await createRequest(scope, { input: INPUT, actor });
    const colleague = { kind: "member", id: "usr_colleague" } as const;
    await Promise.all([recordView(scope, id, actor, AT), recordView(scope, id, actor, AT)]);
    await recordView(scope, id, actor, later(VIEW_QUIET_MS - 1));
    await recordView(scope, id, colleague, later(1));
    await recordView(scope, id, actor, later(VIEW_QUIET_MS));
    const views = (await listAudit(scope, id)).filter(({ action }) => action === "report.viewed");
    expect(views.map(({ actorId }) => actorId)).toEqual([actor.id, colleague.id, actor.id]);
  });

  test("has each download with its format", async () => {
    const { test: scope, actor } = await makeCompany();
    const { id } = await createRequest(scope, { input: INPUT, actor });
    for (const format of ["pdf", "csv", "csv"]) await recordDownload(scope, id, { format, actor, now: AT });
    const reported = (await listAudit(scope, id)).filter(({ action }) => action === "report.downloaded");
    expect(reported.map(({ detail }) => detail)).toEqual([
      { format: "pdf" },
      { format: "csv" },
      { format: "csv" },
    ]);
  });

  test("is not written for a request of another company or of the other environment", async () => {
    const [one, other] = [await makeCompany(), await makeCompany()];
    const { id } = await createRequest(one.test, { input: INPUT, actor: one.actor });
    for (const scope of [one.live, other.test]) {
      await expect(recordView(scope, id, one.actor)).rejects.toMatchObject({ code: "not_found" });
      await expect(recordDownload(scope, id, { format: "pdf", actor: one.actor })).rejects.toMatchObject({
        code: "not_found",
      });
    }
    expect(await listAudit(one.test, id)).toHaveLength(1);
  });
});
