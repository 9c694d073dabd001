import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { member } from "@/lib/http/member";
import { person } from "@/lib/http/person";
import { proxy } from "@/proxy";
import { forgetVisit, visitAt } from "@/tests/support/browser-visit";

vi.mock("next/headers", () => import("@/tests/support/browser-visit"));

const placeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { digest?: string }) => error.digest?.split(";")[2],
  );

test.each([member, person])(
  "a visitor to a page is sent to sign in and from there back to it",
  async (asked) => {
    forgetVisit();
    visitAt("/live/requests/req_1");
    expect(await placeOf(asked())).toBe("/sign-in?back=%2Flive%2Frequests%2Freq_1");
    visitAt("//elsewhere.example");
    expect(await placeOf(asked())).toBe("/sign-in");
  },
);

test("a page is told its path, without what is asked of it, whatever the caller says", async () => {
  const headers = { "x-surplus-path": "/live/elsewhere" };
  const answer = await proxy(new NextRequest("http://localhost/test/requests?q=Priya", { headers }));
  expect(answer.headers.get("x-middleware-request-x-surplus-path")).toBe("/test/requests");
});
