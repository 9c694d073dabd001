import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { createRequestAction } from "@/app/(portal)/[environment]/requests/actions";
import { changeAssumptionsAction } from "@/app/(portal)/[environment]/settings/affordability/actions";
import { changeBrandAction } from "@/app/(portal)/[environment]/settings/branding/actions";
import { saveApplicationAction } from "@/app/(portal)/[environment]/settings/live/application/actions";
import { member } from "@/lib/http/member";
import { person } from "@/lib/http/person";
import { proxy } from "@/proxy";
import { forgetVisit, visitAt } from "@/tests/support/browser-visit";

const redirectOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { digest?: string }) => error.digest?.split(";")[2],
  );

test.each([member, person])(
  "signing in again redirects a visitor to the page that the visitor left",
  async (asked) => {
    forgetVisit();
    visitAt("/live/requests/req_1");
    expect(await redirectOf(asked())).toBe("/sign-in?back=%2Flive%2Frequests%2Freq_1");
    visitAt("//elsewhere.example");
    expect(await redirectOf(asked())).toBe("/sign-in");
  },
);

test.each([
  ["a new request", createRequestAction, { client_name: "Priya Raman", client_ref: "LOAN-1" }],
  ["the firm's assumptions", changeAssumptionsAction, { "discount.inc.gig": "20" }],
  ["the firm's brand", changeBrandAction, { display_name: "Rowan & Daughters", colour: "#ffe000" }],
  ["an application", saveApplicationAction, { legal_name: "Harbour Pty Ltd", intent: "send" }],
])(
  "signing in again after the session ended keeps the input of %s, and the message says where to sign in",
  async (_, act, typed) => {
    forgetVisit();
    visitAt("/test/requests/new");
    const form = new FormData();
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    const untouched = { note: null, errors: {}, values: {}, secret: null };
    expect(await act(untouched, form)).toMatchObject({
      note: { tone: "bad", text: expect.stringContaining("signed out") },
      values: typed,
      signIn: "/sign-in?back=%2Ftest%2Frequests%2Fnew",
    });
  },
);

test("signing in again uses the page's path without the query, even if the caller sends a different path", async () => {
  const headers = { "x-surplus-path": "/live/elsewhere" };
  const answer = await proxy(new NextRequest("http://localhost/test/requests?q=Priya", { headers }));
  expect(answer.headers.get("x-middleware-request-x-surplus-path")).toBe("/test/requests");
});
