import { describe, expect, test } from "vitest";
import { z } from "zod";
import { FISKIL } from "@/lib/env/fiskil";
import { checkProviders } from "@/lib/env/providers";

const Schema = z.object(FISKIL.fields).superRefine((settings, context) => {
  checkProviders(settings, (name, message) => context.addIssue({ code: "custom", path: [name], message }));
});
const faults = (settings: Record<string, string>) => {
  const result = Schema.safeParse(settings);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

const SECRET = Buffer.alloc(32, "s").toString("base64");
const LIVE = { FISKIL_CLIENT_ID: "live", FISKIL_CLIENT_SECRET: "a" };
const TEST = { FISKIL_TEST_CLIENT_ID: "test", FISKIL_TEST_CLIENT_SECRET: "b" };

describe("the settings of the live provider", () => {
  test.each([
    ["none", {}],
    ["empty ones", { FISKIL_CLIENT_ID: "", FISKIL_CLIENT_SECRET: " ", FISKIL_WEBHOOK_SECRET: "" }],
    ["live's", LIVE],
    ["live's credentials with their signing secret", { ...LIVE, FISKIL_WEBHOOK_SECRET: SECRET }],
    ["test's", TEST],
    ["both", { ...LIVE, ...TEST }],
    ["a stand-in on this machine", { ...LIVE, FISKIL_BASE_URL: "http://127.0.0.1:4220" }],
  ])("allow a start with %s", (_, settings) => {
    expect(faults(settings)).toEqual([]);
  });

  test.each([
    ["a client id without its secret", { FISKIL_CLIENT_ID: "live" }, "FISKIL_CLIENT_SECRET is missing"],
    [
      "a secret without its client id",
      { FISKIL_TEST_CLIENT_SECRET: "b" },
      "FISKIL_TEST_CLIENT_ID is missing",
    ],
    ["only a signing secret", { FISKIL_WEBHOOK_SECRET: SECRET }, "FISKIL_CLIENT_ID is missing"],
    [
      "a malformed signing secret",
      { ...LIVE, FISKIL_WEBHOOK_SECRET: "short" },
      "FISKIL_WEBHOOK_SECRET must be",
    ],
    [
      "live's credentials for test",
      { ...LIVE, FISKIL_TEST_CLIENT_ID: "live", FISKIL_TEST_CLIENT_SECRET: "a" },
      "is the same as FISKIL_CLIENT_ID",
    ],
    ["a URL without https", { FISKIL_BASE_URL: "http://api.fiskil.example" }, "must be an https address"],
    ["an unknown version", { FISKIL_VERSION: "v9" }, "FISKIL_VERSION"],
  ])("refuse %s, naming the setting but not its value", (_, settings, words) => {
    const found = faults(settings).join("\n");
    expect(found).toContain(words);
    for (const value of [SECRET, "short"]) expect(found).not.toContain(value);
  });
});
