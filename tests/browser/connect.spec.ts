import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { heading, walkTo } from "@/tests/browser/support/bank";
import { firms, makeRequest, read } from "@/tests/browser/support/firms";
import { expectGood } from "@/tests/browser/support/good-page";

const demo = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as {
  api_key_test: string;
};

const DOCUMENTS = [
  ["html", "text/html"],
  ["xml", "application/xml"],
  ["pdf", "application/pdf"],
] as const;

test.use({ viewport: { width: 390, height: 844 } });

test("a customer on a phone goes from the link to the finished page, and the firm can fetch the documents", {
  tag: "@walk",
}, async ({ page, request }) => {
  test.slow();
  const outside: string[] = [];
  page.on("request", (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (protocol !== "data:" && origin !== new URL(made.url).origin) outside.push(asked.url());
  });
  // Uses the demo company, so that the company's portal has a report to show afterwards.
  const firm = { ...firms.plain, testKey: demo.api_key_test };
  const fields = {
    household: "priya",
    client_name: "Priya Raman",
    redirect_uri: "https://firm.example/done",
  };
  const made = await makeRequest(request, firm, fields);
  await page.goto(made.url);
  await expect(heading(page)).toContainText("Share your bank data with");
  await expect(page).not.toHaveTitle(new RegExp(made.id));
  await page.getByRole("button", { name: "Choose your bank" }).click();
  await walkTo(page, "review");
  await page.getByRole("button", { name: "Authorise" }).click();
  await expect(heading(page)).toContainText("All done", { timeout: 20_000 });
  await expect(page.getByText("Continue to firm.example")).toBeVisible();
  await expectGood(page, "done-by-hand");
  expect((await read(request, made)).status).toBe("ready");
  const headers = { "x-api-key": made.key };
  const report = await request.get(`/v1/requests/${made.id}/report`, { headers });
  const { verification } = await report.json();
  for (const [ending, type] of DOCUMENTS) {
    const document = await request.get(`/v1/requests/${made.id}/report.${ending}`, { headers });
    expect(document.status()).toBe(200);
    expect(document.headers()["content-type"]).toContain(type);
    expect((await document.body()).length).toBeGreaterThan(10_000);
  }
  await page.goto(`/verify/${verification.id}`);
  await expect(page.getByText(verification.id).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Priya");
  await expectGood(page, "verify");
  expect(outside).toEqual([]);
});

test("the link page refuses a form posted from another site", async ({ request }) => {
  const made = await makeRequest(request, firms.plain);
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const posted = await request.post(`${made.url}/withdraw`, { headers: foreign, form: {} });
  expect(posted.status()).toBe(403);
  expect((await read(request, made)).status).toBe("pending_consent");
});
