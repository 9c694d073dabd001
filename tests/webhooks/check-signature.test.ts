import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { replaceSecret, stageSecret } from "@/lib/company/signing-secret";
import { checkSignature, type Pasted } from "@/lib/webhooks/check-signature";
import { signWebhook } from "@/lib/webhooks/sign-webhook";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const EVENT = {
  event: "report.ready",
  request_id: "req_1",
  verification_id: "SIQ-1",
  report_type: "affordability",
  client_name: "Zoë",
  event_id: "evt_1",
  environment: "test",
  created_at: "2026-11-22T00:00:00.000Z",
};
const BODY = JSON.stringify(EVENT);
const NOW = new Date("2026-11-22T00:01:00Z");

let firm: TestCompany;
let secret: string;
beforeAll(async () => {
  firm = await makeCompany();
  secret = await replaceSecret(firm.test, firm.actor);
});

const signed = (key: string, body = BODY, at = NOW): Pasted => {
  const headers = signWebhook(body, "evt_1", { at, secret: key, otherSecrets: [] });
  return {
    body,
    serviceSignature: headers["x-service-signature"] ?? "",
    webhookId: headers["webhook-id"] ?? "",
    webhookTimestamp: headers["webhook-timestamp"] ?? "",
    webhookSignature: headers["webhook-signature"] ?? "",
    secret: null,
  };
};
const check = (pasted: Pasted, scope = firm.test) => checkSignature(scope, pasted, NOW);
const saysOf = async (pasted: Pasted) => (await check(pasted))[0];

describe("the signature checker", () => {
  test("accepts our own signatures in either header, with the company's secret of the environment", async () => {
    const findings = await check(signed(secret));
    expect(findings.map(({ header, fits }) => [header, fits])).toEqual([
      ["X-Service-Signature", true],
      ["webhook-signature", true],
      ["webhook-timestamp", true],
    ]);
    expect(findings[0]?.says).toBe("The signature matches the active test secret.");
    expect((await check(signed(secret), firm.live))[0]?.fits).toBe(false);
    const other = await makeCompany();
    expect((await check(signed(secret), other.test))[0]?.fits).toBe(false);
  });

  test("tries only the pasted secret if the member pasted one", async () => {
    const pasted = { ...signed(secret), secret: "whsec_another" };
    expect((await check(pasted)).map(({ fits }) => fits)).toEqual([false, false, true]);
    expect((await check({ ...signed("whsec_bW9vbg=="), secret: "whsec_bW9vbg==" }))[0]?.fits).toBe(true);
  });

  test("accepts a staged secret", async () => {
    const own = await makeCompany();
    const next = await stageSecret(own.test, 24, own.actor);
    const [finding] = await checkSignature(own.test, signed(next), new Date());
    expect(finding).toMatchObject({ fits: true, says: expect.stringContaining("not taken over yet") });
  });

  const changed: [string, string, RegExp][] = [
    ["serialised again with spaces", JSON.stringify(EVENT, null, 2), /written again/],
    ["serialised again with sorted fields", sorted(), /order/],
    ["given a final line break", `${BODY}\n`, /line break was added at the end/],
    ["surrounded with spaces", `  ${BODY}  `, /Spaces were added around/],
    ["given a byte order mark", `\uFEFF${BODY}`, /byte order mark/],
    ["read as Latin-1", Buffer.from(BODY, "utf8").toString("latin1"), /wrong encoding/],
  ];
  test.each(changed)("explains the change to a body that was %s", async (_, body, says) => {
    const finding = await saysOf({ ...signed(secret), body });
    expect(finding).toMatchObject({ fits: false, says: expect.stringMatching(says) });
  });

  test("explains why a signature is wrong", async () => {
    const right = signed(secret);
    const wrong = async (serviceSignature: string) => (await saysOf({ ...right, serviceSignature }))?.says;
    expect(await wrong(right.serviceSignature.toUpperCase())).toMatch(/capitals/);
    expect(await wrong("sha256=abc")).toMatch(/not 64 characters/);
    expect(await wrong("0".repeat(64))).toMatch(/matches none of the secrets/);
    const decoded = Buffer.from(secret.replace("whsec_", ""), "base64");
    expect(await wrong(createHmac("sha256", decoded).update(BODY).digest("hex"))).toMatch(
      /decoded from base64/,
    );
    const bare = createHmac("sha256", secret.replace("whsec_", "")).update(BODY).digest("hex");
    expect(await wrong(bare)).toMatch(/without the secret’s whsec_ prefix/);
  });

  test("says that a delivery is too old, or which header is missing", async () => {
    const old = await check(signed(secret, BODY, new Date("2026-11-21T00:00:00Z")));
    expect(old.at(-1)).toMatchObject({ fits: false, says: expect.stringContaining("older") });
    const [, standard] = await check({ ...signed(secret), webhookId: "" });
    expect(standard).toMatchObject({ fits: false, says: expect.stringContaining("webhook-id") });
  });

  test("never shows a secret", async () => {
    const all = JSON.stringify(await check({ ...signed(secret), serviceSignature: "0".repeat(64) }));
    expect(all).not.toContain(secret.slice(6, 30));
  });
});

function sorted(): string {
  return JSON.stringify(Object.fromEntries(Object.entries(EVENT).sort(([a], [b]) => a.localeCompare(b))));
}
