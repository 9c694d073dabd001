import { expect, test } from "vitest";
import { GET as openLink } from "@/app/connect/[id]/route";
import { GET } from "@/app/v1/requests/route";
import { newApiKey } from "@/lib/company/api-key";
import { newRequestId } from "@/lib/ids";
import { call } from "@/tests/support/call";

// No database listens at this port, so every call that needs a database fails.
const nowhere = new URL(process.env.DATABASE_URL ?? "");
nowhere.port = "1";
process.env.DATABASE_URL = nowhere.href;

test("a key with wrong check characters is refused without a database query", async () => {
  const key = newApiKey("test");
  const wrong = `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`;
  for (const bad of [wrong, "svc_test_", "hello", `${key}0`, key.toUpperCase()]) {
    const answer = await call(GET, { key: bad });
    expect([answer.status, answer.json.detail]).toEqual([401, "Invalid or missing API key"]);
  }
});

test("a key with right check characters needs a look-up, and gets an error if the look-up fails", async () => {
  const answer = await call(GET, { key: newApiKey("test") });
  expect([answer.status, answer.json.code]).toEqual([503, "busy"]);
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(answer.text).not.toContain("svc_test_");
});

test("a customer's link without a database shows a 503 in plain words, with a retry time", async () => {
  const answer = await call(openLink, { params: { id: newRequestId() } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(answer.text).toContain("Nothing is lost, and your link keeps working.");
});
