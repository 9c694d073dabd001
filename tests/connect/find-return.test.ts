import { describe, expect, test } from "vitest";
import { GET as comeBack } from "@/app/connect/return/route";
import { toState } from "@/lib/adapters/upstream/basiq/return-url";
import { findReturn } from "@/lib/connect/find-return";
import { newRequestId } from "@/lib/ids";
import { call } from "@/tests/support/call";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const HERE = "http://localhost:3000";
const queryOf = (back: string, jobIds = "j1") => {
  const state = toState({ redirectUrl: back, cancelUrl: `${back}?cancelled=1` });
  return new URLSearchParams({ state, ...(jobIds ? { jobIds } : {}) });
};

describe("a customer who returns to a provider's single return URL", () => {
  test("continues on the request's page, with a message about the step at which the visit ended", async () => {
    const page = `/connect/${newRequestId()}/return`;
    expect(findReturn(queryOf(`${HERE}${page}`))).toBe(page);
    const path = `/connect/return?${queryOf(`${HERE}${page}`, "")}`;
    const answer = await call(comeBack, { method: "GET", path });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(new RegExp(`^${page}\\?cancelled=1&error=access_denied`));
  });

  test.each([
    ["another site", `https://evil.example/connect/${newRequestId()}/return`],
    ["another page here", `${HERE}/requests`],
    ["an impossible request id", `${HERE}/connect/req_1/return`],
    ["a path below the request's page", `${HERE}/connect/${newRequestId()}/return/x`],
    ["a script", "javascript:alert(1)"],
  ])("is not redirected if the URL contains %s", async (_, back) => {
    expect(() => findReturn(queryOf(back))).toThrow(expect.objectContaining({ code: "not_found" }));
    const answer = await call(comeBack, { method: "GET", path: `/connect/return?${queryOf(back)}` });
    expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
  });
});
