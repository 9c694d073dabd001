import { describe, expect, it } from "vitest";
import { environmentFor, readSettings } from "@/scripts/settings.mjs";

const build = (env: Record<string, string>, ownsServer = true) =>
  environmentFor(readSettings(env), { secrets: {}, databaseUrl: "postgresql://app@db/surplus", ownsServer });

describe("the settings of npm start", () => {
  it("default to http://localhost:3000 and .data", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      baseUrl: "http://localhost:3000",
      databaseUrl: null,
      isLocal: true,
    });
    expect(settings.consentBaseUrl).toBe("http://localhost:3000");
    expect(settings.dataDir).toMatch(/\.data$/);
  });

  it("include PORT, BASE_URL and CONSENT_BASE_URL, without a trailing slash", () => {
    expect(readSettings({ PORT: "4000" }).baseUrl).toBe("http://localhost:4000");
    const settings = readSettings({
      BASE_URL: "https://r.example.com/",
      CONSENT_BASE_URL: "https://c.example.com",
    });
    expect(settings).toMatchObject({
      baseUrl: "https://r.example.com",
      consentBaseUrl: "https://c.example.com",
    });
  });

  it("send each server's webhooks to a separate port on this machine", () => {
    expect(readSettings({}).webhookUrl).toBe("http://127.0.0.1:4242/webhooks");
    expect(readSettings({ PORT: "4000" }).webhookUrl).toBe("http://127.0.0.1:5242/webhooks");
    expect(readSettings({ PORT: "65000" }).webhookUrl).toBeNull();
  });

  it.each([
    [{ PORT: "abc" }, /PORT must be a number/],
    [{ PORT: "70000" }, /PORT must be a number/],
    [{ BASE_URL: "example.com" }, /BASE_URL must be a web address/],
    [{ CONSENT_BASE_URL: "ftp://example.com" }, /CONSENT_BASE_URL must be a web address/],
  ])("refuse %j in plain words", (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe("the environment of the product", () => {
  it("contains the application's database role, but never the owner's", () => {
    process.env.OWNER_DATABASE_URL = "postgresql://owner@db/surplus";
    const env = build({});
    delete process.env.OWNER_DATABASE_URL;
    expect(env).toMatchObject({ DATABASE_URL: "postgresql://app@db/surplus" });
    expect(env).not.toHaveProperty("OWNER_DATABASE_URL");
  });

  it("allows webhooks to local addresses only while the product itself is local", () => {
    const given = process.env.WEBHOOK_ALLOW_PRIVATE;
    delete process.env.WEBHOOK_ALLOW_PRIVATE;
    expect(build({ BASE_URL: "http://127.0.0.1:3000" })).toMatchObject({ WEBHOOK_ALLOW_PRIVATE: "1" });
    expect(build({ BASE_URL: "https://r.example.com" })).not.toHaveProperty("WEBHOOK_ALLOW_PRIVATE");
    process.env.WEBHOOK_ALLOW_PRIVATE = given;
  });

  it("marks the database as local only if it is the built-in database", () => {
    expect(build({})).toMatchObject({ SURPLUS_LOCAL: "1" });
    expect(build({}, false)).not.toHaveProperty("SURPLUS_LOCAL");
  });
});
