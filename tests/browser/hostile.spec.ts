import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { renderHtml } from "@/lib/render/html";
import { readDocument } from "@/lib/render/json";
import { HOSTILE, plant } from "@/tests/render/hostile";

const golden = readFileSync(path.join("tests/render/golden/trouble/report.json"));
const texts = Object.values(HOSTILE);

test("hostile text in a report cannot run code, send requests or open windows in a browser", async ({
  page,
}) => {
  test.slow();
  const { integrity } = JSON.parse(golden.toString());
  const html = await renderHtml(
    plant(readDocument(golden), (index) => texts[index % texts.length] ?? ""),
    {
      digestSha256: integrity.digest_sha256,
      signatureJws: integrity.signature_jws,
      keyId: integrity.key_id,
    },
  );
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => seen.push(`console ${message.text()}`));
  page.on("pageerror", (error) => seen.push(`error ${error.message}`));
  page.on("popup", () => seen.push("popup"));
  page.on("request", (request) => {
    if (request.url() !== "https://report.example/") seen.push(`request ${request.url()}`);
  });
  await page.route("https://report.example/**", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
  );
  await page.goto("https://report.example/");
  await expect(page.locator("main")).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  expect(await page.locator("script, iframe, object, embed, form, link[href]").count()).toBe(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(seen).toEqual([]);
});
