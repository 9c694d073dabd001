import { beforeAll, expect, test } from "vitest";
import { GET as getPage } from "@/app/connect/[id]/route";
import { POST as start } from "@/app/connect/[id]/start/route";
import { GET as getLink } from "@/app/v1/connect/[id]/route";
import { createRequest } from "@/lib/connect/create-request";
import { inScope } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
let id: string;
beforeAll(async () => {
  firm = await makeCompany("Harbour Lending");
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  ({ id } = await createRequest(firm.live, { input: INPUT, actor: firm.actor }));
});

test("the link page in live says that sharing is not available without an accredited person, and creates nothing", async () => {
  const page = await call(getPage, { params: { id } });
  expect(page.status).toBe(200);
  expect(page.text).toContain("You can’t share from this page yet");
  expect(page.text).not.toContain("Choose your bank");
  expect(page.text).not.toContain("made up");
  const link = await call(getLink, { params: { id } });
  expect(link.json).toMatchObject({ status: "pending_consent", consent_url: null });
  const started = await call(start, { method: "POST", params: { id } });
  expect(started.status).toBe(303);
  expect(started.headers.get("location")).toBe(`/connect/${id}`);
  expect(started.headers.get("set-cookie")).toContain(`surplus.notice=${id}.bank;`);
  const mints = await inScope(firm.live, (tx) => tx.consentMint.count({ where: { requestId: id } }));
  expect(mints).toBe(0);
});

test("the link page in test marks the example provider as invented, and lets the customer continue", async () => {
  const made = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  const { text } = await call(getPage, { params: { id: made.id } });
  expect(text).toContain("Sandbox example.");
  expect(text).toContain("ADRBNK000000");
  expect(text).toContain("Choose your bank");
  expect(text).toContain("will not be regulated as part of the Consumer Data Right");
});
