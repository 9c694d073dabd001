// The demo company, as `npm start` says how to reach it.
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

type Demo = {
  portal: { email: string; password: string };
  api_key_test: string;
  request_id: string;
};

export const demo = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as Demo;

/** The form is looked at in portal.spec.ts; here its owner is signed in by two calls, and no page is open yet. */
export async function signInDemo(page: Page): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { csrfToken, ...demo.portal, json: "true" };
  const answer = await page.request.post("/api/auth/callback/credentials", { form });
  expect(answer.status(), await answer.text()).toBe(200);
}
