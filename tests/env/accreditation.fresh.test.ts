import { beforeEach, describe, expect, test, vi } from "vitest";

const NAMED = {
  CDR_PRINCIPAL_NAME: "Wattle Data Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000123",
  CDR_POLICY_URL: "https://wattle.example/cdr",
};

beforeEach(() => {
  vi.resetModules();
  for (const name of Object.keys(process.env)) if (name.startsWith("CDR_")) delete process.env[name];
});

/** Loads the settings as a new process does, because each process reads its settings only once. */
async function read(settings: Record<string, string>, environment: "test" | "live" = "live") {
  Object.assign(process.env, settings);
  const { findAccreditation } = await import("@/lib/env/accreditation");
  return findAccreditation(environment);
}

describe("the accredited data recipient in the settings", () => {
  test("is absent in live without settings, and a marked example in test", async () => {
    expect(await read({})).toBeNull();
    expect(await read({}, "test")).toMatchObject({ isExample: true, number: "ADRBNK000000" });
  });

  test("is the recipient that the settings name, in test and in live", async () => {
    const expected = { principalName: "Wattle Data Pty Ltd", number: "ADRBNK000123", isExample: false };
    expect(await read(NAMED)).toMatchObject(expected);
    expect(await read(NAMED, "test")).toMatchObject(expected);
  });

  test("has a country only if it is not Australia, and a representative if it has one", async () => {
    const more = { CDR_PRINCIPAL_COUNTRY: "Ireland", CDR_REPRESENTATIVE_NAME: "Surplus Pty Ltd" };
    expect(await read({ ...NAMED, ...more })).toMatchObject({
      country: "Ireland",
      representativeName: "Surplus Pty Ltd",
    });
    vi.resetModules();
    expect(await read({ ...NAMED, CDR_PRINCIPAL_COUNTRY: "Australia" })).toMatchObject({ country: null });
  });

  test("treats an empty setting as not set", async () => {
    const empty = Object.fromEntries(Object.keys(NAMED).map((name) => [name, ""]));
    expect(await read(empty)).toBeNull();
  });

  test.each(Object.keys(NAMED))("is refused without %s, and the error names the setting", async (missing) => {
    const rest = Object.fromEntries(Object.entries(NAMED).filter(([name]) => name !== missing));
    await expect(read(rest)).rejects.toThrow(missing);
  });

  test.each(["http://wattle.example/cdr", "wattle.example", "javascript:alert(1)"])(
    "is refused if its policy is at %s",
    async (address) => {
      await expect(read({ ...NAMED, CDR_POLICY_URL: address })).rejects.toThrow("CDR_POLICY_URL");
    },
  );

  test("is refused if only a representative or a country is set", async () => {
    await expect(read({ CDR_REPRESENTATIVE_NAME: "Surplus Pty Ltd" })).rejects.toThrow("CDR_PRINCIPAL_NAME");
  });
});
