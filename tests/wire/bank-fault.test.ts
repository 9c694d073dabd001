import { expect, test } from "vitest";
import { setRateLimit } from "@/tests/support/company";
import { makeFirm, REQUEST_BODY } from "@/tests/wire/support/firm";
import { send } from "@/tests/wire/support/server";

test("an unreachable bank makes no call fail, even if calls and background work meet on one request", async () => {
  const firm = await makeFirm();
  await setRateLimit(firm.companyId, 1_000_000);
  const key = firm.testKey;
  for (let round = 0; round < 3; round++) {
    const headers = { "x-sandbox-household": "joan", "x-sandbox-scenario": "upstream_error" };
    const made = await send("POST", "/v1/requests", { key, body: REQUEST_BODY, headers });
    const { id } = made.json;
    const consented = await send("POST", `/v1/sandbox/requests/${id}/consent`, {
      key,
      body: { outcome: "authorise" },
    });
    expect([consented.status, consented.json.status]).toEqual([200, "pending_data"]);
    for (let turn = 0; turn < 15; turn++) {
      const calls = ["generate", "consent-complete"].map((verb) =>
        firm.ask("POST", `/v1/requests/${id}/${verb}`),
      );
      for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    }
  }
});
