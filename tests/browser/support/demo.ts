// The demo company, read from the file that `npm start` writes.
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

type Demo = {
  portal: { email: string; password: string };
  api_key_test: string;
  request_id: string;
};

export const demo = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as Demo;

/** Signs in the demo company's owner by two calls before a page is open; portal.spec.ts tests the form. */
export async function signInDemo(page: Page): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { csrfToken, ...demo.portal, json: "true" };
  const answer = await page.request.post("/api/auth/callback/credentials", { form });
  expect(answer.status(), await answer.text()).toBe(200);
}
