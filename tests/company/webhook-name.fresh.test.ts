import { beforeEach, expect, test, vi } from "vitest";
import { addEndpoint, setWebhookUrl } from "@/lib/company/change-endpoint";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { endpointOf } from "@/tests/support/hooked";

type LookupCallback = (error: Error | null, addresses: string[]) => void;

/** The test's name server; null means no answer. */
const dns = vi.hoisted(() => ({ answer: [] as string[] | null }));

vi.mock("node:dns", async (original) => {
  const answer = (family: 4 | 6) => (_: string, found: LookupCallback) => {
    if (dns.answer === null) return;
    const fitting = dns.answer.filter((address) => address.includes(":") === (family === 6));
    queueMicrotask(() => found(fitting.length ? null : new Error("ENODATA"), fitting));
  };
  class Resolver {
    resolve4 = answer(4);
    resolve6 = answer(6);
  }
  return { ...(await original<object>()), Resolver };
});

testDatabase();
beforeEach(() => {
  dns.answer = [];
});

const HOOK = "https://hooks.example.com/in";

test.each([["0.0.0.0"], ["10.0.0.8"], ["169.254.169.254"], ["fd00::1"], ["::ffff:10.0.0.8"]])(
  "setWebhook refuses a name that leads to %s, in both environments, with the error at the field",
  async (address) => {
    const firm = await makeCompany();
    dns.answer = ["203.0.114.1", address];
    const refusal = {
      code: "invalid",
      fields: [{ loc: ["body", "url"], msg: expect.stringContaining("private or reserved") }],
    };
    await expect(setWebhookUrl(firm.test, HOOK, firm.actor)).rejects.toMatchObject(refusal);
    await expect(setWebhookUrl(firm.live, HOOK, firm.actor)).rejects.toMatchObject(refusal);
    const added = addEndpoint(firm.test, { url: HOOK, eventTypes: [] }, firm.actor);
    await expect(added).rejects.toMatchObject(refusal);
    expect((await endpointOf(firm.test)).url).toBeNull();
  },
);

test.each([
  ["resolves to public addresses", ["203.0.114.1", "2606:4700:4700::1111"]],
  ["does not resolve yet", []],
])("setWebhook accepts a name that %s", async (_, answer) => {
  const firm = await makeCompany();
  dns.answer = answer;
  await setWebhookUrl(firm.live, HOOK, firm.actor);
  expect((await endpointOf(firm.live)).url).toBe(HOOK);
});

test("setWebhook accepts a name whose name servers do not answer within two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    dns.answer = null;
    const { leadsInside } = await import("@/lib/adapters/post/address");
    const asked = leadsInside("hooks.example.com", false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
