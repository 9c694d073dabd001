import { describe, expect, test } from "vitest";
import { z } from "zod";
import { BASIQ } from "@/lib/env/basiq";
import { checkProviders } from "@/lib/env/providers";
import { checkUpstream, UPSTREAM_FIELDS } from "@/lib/env/upstream";

const text = z.string().optional();
const Schema = z
  .object({ ...UPSTREAM_FIELDS, ...BASIQ.fields, FISKIL_CLIENT_ID: text, FISKIL_CLIENT_SECRET: text })
  .superRefine((settings, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    checkUpstream(settings, refuse);
    checkProviders(settings, refuse);
  });
const faults = (settings: Record<string, string>) => {
  const result = Schema.safeParse(settings);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

const SECRET = `whsec_${Buffer.alloc(32, "s").toString("base64")}`;
const LIVE = { BASIQ_API_KEY: "live", UPSTREAM_LIVE: "basiq" };

describe("the settings of Basiq and of the provider", () => {
  test.each([
    ["none", {}],
    ["live's", LIVE],
    ["live's key with its signing secret", { ...LIVE, BASIQ_WEBHOOK_SECRET: SECRET }],
    [
      "live keys of both providers without a choice",
      { BASIQ_API_KEY: "live", FISKIL_CLIENT_ID: "f", FISKIL_CLIENT_SECRET: "s" },
    ],
    ["test's, chosen", { BASIQ_TEST_API_KEY: "test", UPSTREAM_TEST: "basiq" }],
    ["a stand-in on this machine", { ...LIVE, BASIQ_BASE_URL: "http://127.0.0.1:4310" }],
  ])("allow a start with %s", (_, settings) => {
    expect(faults(settings)).toEqual([]);
  });

  test.each([
    ["a chosen provider without a key", { UPSTREAM_LIVE: "basiq" }, "UPSTREAM_LIVE is basiq, which needs"],
    [
      "a key of a provider that was not chosen",
      { BASIQ_API_KEY: "live" },
      "UPSTREAM_LIVE is fiskil, which has no credentials",
    ],
    ["Basiq for test without a key", { UPSTREAM_TEST: "basiq" }, "UPSTREAM_TEST is basiq, which needs"],
    ["Fiskil for test without credentials", { UPSTREAM_TEST: "fiskil" }, "UPSTREAM_TEST is fiskil"],
    ["only a signing secret", { BASIQ_TEST_WEBHOOK_SECRET: SECRET }, "BASIQ_TEST_API_KEY is missing"],
    [
      "a malformed signing secret",
      { ...LIVE, BASIQ_WEBHOOK_SECRET: "whsec_no" },
      "BASIQ_WEBHOOK_SECRET must be",
    ],
    ["live's key for test", { ...LIVE, BASIQ_TEST_API_KEY: "live" }, "is the same as BASIQ_API_KEY"],
    ["a consent page without https", { BASIQ_CONSENT_URL: "http://a.example" }, "must be an https address"],
    [
      "a filter without the placeholder for the address",
      { BASIQ_USERS_FILTER: "email" },
      "must contain {email}",
    ],
    ["an unknown provider", { UPSTREAM_LIVE: "sandbox" }, "UPSTREAM_LIVE"],
  ])("refuse %s, naming the setting but not its value", (_, settings, words) => {
    const found = faults(settings).join("\n");
    expect(found).toContain(words);
    for (const value of [SECRET, "whsec_no"]) expect(found).not.toContain(value);
  });
});
