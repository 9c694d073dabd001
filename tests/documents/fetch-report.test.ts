import { expect, test } from "vitest";
import { GET } from "@/app/v1/requests/[id]/report/route";
import { startAdvance } from "@/lib/pipeline";
import { readDocument } from "@/lib/render/json";
import { inScope } from "@/lib/store/client";
import { getReportState, reportContext } from "@/lib/store/read/report";
import { seal } from "@/lib/store/seal";
import { call } from "@/tests/support/call";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { create } from "@/tests/support/sandbox";

testDatabase();

test("fetchReport returns a report byte for byte if it is stored only as a document", async () => {
  const firm = await makeCompany();
  const id = String((await create(firm.testKey)).json.id);
  await giveConsent(id);
  await startAdvance(firm.test, id);
  const before = await call(GET, { key: firm.testKey, params: { id } });
  const { request, report } = await getReportState(firm.test, id);
  // The engine writes the version first, so the expected text has it first too.
  const { schemaVersion, ...rest } = readDocument(report?.bytes ?? "");
  const alone = JSON.stringify({ schemaVersion, ...rest });
  if (!report) throw new Error("there is no report");
  const context = reportContext({ ...report, digest: report.integrity.digestSha256 });
  await inScope(firm.test, (tx) =>
    tx.report.updateMany({
      where: { requestId: id },
      data: { documentSealed: seal(request, context, alone) },
    }),
  );
  const after = await call(GET, { key: firm.testKey, params: { id } });
  expect(after.text).toBe(before.text);
});
