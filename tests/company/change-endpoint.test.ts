import { describe, expect, test } from "vitest";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { replaceSecret } from "@/lib/company/signing-secret";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { actionsOf, endpointOf } from "@/tests/support/hooked";

testDatabase();

describe("a company's webhook", () => {
  test("is set for one environment only, and keeps its secret", async () => {
    const firm = await makeCompany();
    const before = await endpointOf(firm.test);
    await setWebhookUrl(firm.test, " https://example.com/hook ", firm.actor);
    const after = await endpointOf(firm.test);
    expect(after.url).toBe("https://example.com/hook");
    expect(after.secretSealed).toEqual(before.secretSealed);
    expect((await endpointOf(firm.live)).url).toBeNull();
    expect(await actionsOf(firm)).toContain("webhook.set");
  });

  test("is cleared by an empty address", async () => {
    const firm = await makeCompany();
    await setWebhookUrl(firm.test, "https://example.com/hook", firm.actor);
    await setWebhookUrl(firm.test, "  ", firm.actor);
    expect((await endpointOf(firm.test)).url).toBeNull();
  });

  test.each([
    "ftp://example.com",
    "not an address",
    "https://user:word@example.com",
    "http://10.0.0.1/hook",
    "https://a\0b",
  ])("is not set to %j, and the error is shown at the field", async (url) => {
    const firm = await makeCompany();
    await expect(setWebhookUrl(firm.test, url, firm.actor)).rejects.toMatchObject({
      code: "invalid",
      fields: [{ loc: ["body", "url"] }],
    });
    expect((await endpointOf(firm.test)).url).toBeNull();
  });

  test("gets a new secret for one environment only, on request", async () => {
    const firm = await makeCompany();
    const live = await endpointOf(firm.live);
    const secret = await replaceSecret(firm.test, firm.actor);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret).not.toBe(firm.secrets.test);
    expect((await endpointOf(firm.live)).secretSealed).toEqual(live.secretSealed);
  });
});
