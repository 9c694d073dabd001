import { beforeEach, expect, test } from "vitest";
import { POST } from "@/app/(portal)/[environment]/alerts/recent/route";
import { madeFor } from "@/lib/http/form";
import { chooseBrowserAlerts } from "@/lib/store/write/alert";
import { forgetVisit } from "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
beforeEach(forgetVisit);

const look = async (reader?: string) => {
  const body = JSON.stringify({ after: "", ...(reader === undefined ? {} : { reader }) });
  const answer = await POST(new Request("http://localhost/test/alerts/recent", { method: "POST", body }));
  return { status: answer.status, text: await answer.text() };
};

test("recent alerts are refused to a page that a different company or user opened", async () => {
  const { companyId, userId } = await signInAs("member");
  await chooseBrowserAlerts({ companyId, userId }, "all", { kind: "member", id: userId });
  const { value } = madeFor({ userId, company: { id: companyId } });
  expect(await look(value)).toEqual({
    status: 200,
    text: JSON.stringify({ on: true, alerts: [], last: "" }),
  });
  const others = [`${userId} com_another`, `usr_another ${companyId}`, undefined];
  for (const other of others) expect(await look(other)).toEqual({ status: 409, text: "" });
});
