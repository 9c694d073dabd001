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

/** The settings are read once a process, so each of these is read as by a new one. */
async function read(settings: Record<string, string>, environment: "test" | "live" = "live") {
  Object.assign(process.env, settings);
  const { findAccreditation } = await import("@/lib/env/accreditation");
  return findAccreditation(environment);
}

describe("who is accredited to collect the data", () => {
  test("is none in live without settings, and a marked example in test", async () => {
    expect(await read({})).toBeNull();
    expect(await read({}, "test")).toMatchObject({ isExample: true, number: "ADRBNK000000" });
  });

  test("is who the settings name, in test and in live", async () => {
    const expected = { principalName: "Wattle Data Pty Ltd", number: "ADRBNK000123", isExample: false };
    expect(await read(NAMED)).toMatchObject(expected);
    expect(await read(NAMED, "test")).toMatchObject(expected);
  });

  test("has its country named unless that is Australia, and its representative where there is one", async () => {
    const more = { CDR_PRINCIPAL_COUNTRY: "Ireland", CDR_REPRESENTATIVE_NAME: "Surplus Pty Ltd" };
    expect(await read({ ...NAMED, ...more })).toMatchObject({
      country: "Ireland",
      representativeName: "Surplus Pty Ltd",
    });
    vi.resetModules();
    expect(await read({ ...NAMED, CDR_PRINCIPAL_COUNTRY: "Australia" })).toMatchObject({ country: null });
  });

  test("counts a setting that is empty as one not set", async () => {
    const empty = Object.fromEntries(Object.keys(NAMED).map((name) => [name, ""]));
    expect(await read(empty)).toBeNull();
  });

  test.each(Object.keys(NAMED))("is refused without %s, by its name", async (missing) => {
    const rest = Object.fromEntries(Object.entries(NAMED).filter(([name]) => name !== missing));
    await expect(read(rest)).rejects.toThrow(missing);
  });

  test.each(["http://wattle.example/cdr", "wattle.example", "javascript:alert(1)"])(
    "is refused with the policy at %s",
    async (address) => {
      await expect(read({ ...NAMED, CDR_POLICY_URL: address })).rejects.toThrow("CDR_POLICY_URL");
    },
  );

  test("is refused when only a representative or a country is named", async () => {
    await expect(read({ CDR_REPRESENTATIVE_NAME: "Surplus Pty Ltd" })).rejects.toThrow("CDR_PRINCIPAL_NAME");
  });
});
