import { afterAll, expect, test } from "vitest";
import { GET as connect } from "@/app/v1/connect/[id]/route";
import { POST as create } from "@/app/v1/requests/route";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { stage } from "@/tests/support/basiq/stage";
import { fake } from "@/tests/support/basiq/stand-in";
import { call } from "@/tests/support/call";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";

testDatabase();
afterAll(() => stage.close());

test("a bank that is being reconnected ends no consent, and its data is requested later", async () => {
  const firm = await makeCompany();
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  const body = { client_name: "Priya Raman", report_type: "affordability", email: "priya@example.com" };
  const id = String((await call(create, { key: firm.liveKey, body })).json.id);
  stage.agree(String((await call(connect, { params: { id } })).json.consent_url), "full");
  const [connection] = fake.live.connections;
  if (!connection) throw new Error("no one consented");
  const { accountIds } = connection;

  Object.assign(connection, { status: "pending", accountIds: [] });
  expect(await confirmConsent(firm.live, id)).toEqual({ state: "none" });
  Object.assign(connection, { status: "active", accountIds });
  expect(await confirmConsent(firm.live, id)).toEqual({ state: "active" });
  Object.assign(connection, { status: "pending", accountIds: [] });
  const fault = { name: "UpstreamFault", temporary: true };
  await expect(confirmConsent(firm.live, id)).rejects.toMatchObject(fault);
  Object.assign(connection, { deleted: true });
  expect(await confirmConsent(firm.live, id)).toEqual({ state: "trouble" });
});
