import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { agreeUntil, ask, firms, type Made, makeRequest } from "@/tests/browser/support/firms";
import { expectGood } from "@/tests/browser/support/good-page";

test.use({ viewport: { width: 390, height: 844 } });

type SharedReport = { made: Made; number: string; digest: string; json: Buffer; pdf: Buffer };

/** Creates a report, and downloads two of its files as a firm does. */
async function makeReport(request: APIRequestContext): Promise<SharedReport> {
  const made = await makeRequest(request, firms.plain, { consent_type: "ongoing" });
  await agreeUntil(request, made, "ready");
  return { made, ...(await download(request, made)) };
}

async function download(request: APIRequestContext, made: Made): Promise<Omit<SharedReport, "made">> {
  const fetched = async (path: string) => {
    const answer = await request.get(`/v1/requests/${made.id}/${path}`, {
      headers: { "x-api-key": made.key },
    });
    expect(answer.status()).toBe(200);
    return answer.body();
  };
  const json = await fetched("report");
  const { verification, integrity } = JSON.parse(json.toString());
  return { number: verification.id, digest: integrity.digest_sha256, json, pdf: await fetched("report.pdf") };
}

const result = (page: Page) => page.locator("#result");

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

const changed = (json: Buffer, from: string | RegExp, to: string): Buffer => {
  const text = json.toString();
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return Buffer.from(other);
};

test("the page of a verification number says whether a file is genuine, and does not upload the file", async ({
  page,
  request,
}) => {
  test.slow();
  const kept = await makeReport(request);
  const asked: string[] = [];
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));

  await page.goto(`/verify/${kept.number}#${kept.digest}`);
  await expect(page.locator("#paper")).toContainText("The code you scanned belongs to this report.");
  page.on("request", (sent) => asked.push(`${sent.method()} ${sent.url()}`));

  await choose(page, "report.pdf", kept.pdf);
  await expect(result(page)).toContainText(/This is the report we issued on .*, unchanged/);
  await expect(result(page)).toContainText("byte for byte, the PDF");
  await expectGood(page, "verify-true");

  await choose(page, "report.json", kept.json);
  await expect(result(page)).toContainText(/This is the report we issued on .*, unchanged/);
  await expect(result(page)).toContainText("Its signature is valid");
  const spaced = Buffer.from(`${JSON.stringify(JSON.parse(kept.json.toString()), null, 2)}\n`);
  await choose(page, "spaced.json", spaced);
  await expect(result(page)).toContainText("only its spaces, line breaks or the order of its fields differ");

  const notOurs = "This file is not the report we issued.";
  const { summary } = JSON.parse(kept.json.toString());
  const surplus = `"surplus_monthly":{"count":${summary.surplus_monthly.count}`;
  for (const [name, file] of Object.entries({
    "figure.json": changed(kept.json, surplus, surplus.replace(/\d+$/, "99")),
    "added.json": changed(kept.json, '{"accounts":', '{"__proto__":{"a":1},"accounts":'),
    "twice.json": changed(kept.json, '{"accounts":', '{"warnings":["none"],"accounts":'),
    "signature.json": changed(kept.json, /"signature_jws":"ey/, '"signature_jws":"eY'),
    "beside.json": changed(kept.json, '"integrity":{', '"integrity":{"assessed_by":"A. Lender",'),
    "key.json": changed(kept.json, /"key_id":"[^"]{4}/, '"key_id":"AAAA'),
    "digest.json": changed(kept.json, /"digest_sha256":"[0-9a-f]{8}/, '"digest_sha256":"00000000'),
  })) {
    await choose(page, name, file);
    await expect(result(page), name).toContainText(notOurs);
    await expect(result(page), name).toContainText(name);
  }
  const otherPdf = Buffer.from(kept.pdf);
  otherPdf[otherPdf.length >> 1] = (otherPdf[otherPdf.length >> 1] ?? 0) ^ 1;
  await choose(page, "changed.pdf", otherPdf);
  await expect(result(page)).toContainText("This is not a file we issued for this report.");
  await expectGood(page, "verify-changed");
  await choose(page, "<img src=x onerror=alert(1)>.json", Buffer.from("not a report"));
  await expect(result(page)).toContainText("<img src=x");
  const foreign = changed(kept.json, new RegExp(kept.number, "g"), "SIQ-0123456789AB");
  await choose(page, "other.json", foreign);
  await expect(result(page)).toContainText("This file belongs to another report.");

  // The result is announced to screen readers, and the page requested only its own script.
  await expect(result(page)).toHaveAttribute("role", "status");
  expect(asked).toEqual([]);
  expect(wrong).toEqual([]);
});

test("the page of a verification number accepts a file dropped anywhere, and recognises a file of another report", async ({
  page,
  request,
}) => {
  test.slow();
  const kept = await makeReport(request);
  await page.goto(`/verify/${kept.number}#${"0".repeat(64)}`);
  await expect(page.locator("#paper")).toContainText("The code you scanned does not belong to this report.");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "dropped.json"));
    return transfer;
  }, kept.json.toString());
  await page.dispatchEvent("h1", "drop", { dataTransfer: data });
  await expect(result(page)).toContainText(/This is the report we issued on .*, unchanged/);
  await expect(page).toHaveURL(new RegExp(kept.number));

  await ask(request, kept.made, "POST", `/v1/sandbox/requests/${kept.made.id}/clock`, { advance_days: 40 });
  await expect
    .poll(
      async () =>
        (await ask(request, kept.made, "POST", `/v1/requests/${kept.made.id}/refresh`)).verification_id,
      { timeout: 30_000 },
    )
    .not.toBe(kept.number);
  await page.goto(`/verify/${kept.number}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("A newer report has replaced this one");
  await choose(page, "old.pdf", kept.pdf);
  await expect(result(page)).toContainText("unchanged");
  await expect(result(page)).toContainText("It is no longer current: see the top of this page.");

  await ask(request, kept.made, "DELETE", `/v1/requests/${kept.made.id}`);
  await page.goto(`/verify/${kept.number}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("This report was withdrawn");
  await expect(page.getByLabel("Choose a file")).toHaveCount(0);
  await expectGood(page, "verify-withdrawn");
});

test("the page of a verification number shows the result of the second of two dropped files, even if reading the first takes longer", async ({
  page,
  request,
}) => {
  test.slow();
  const kept = await makeReport(request);
  // Reading the file "slow.json" does not finish until the test releases it. This imitates a large file on a slow
  // disk.
  await page.addInitScript(() => {
    const read = File.prototype.arrayBuffer;
    const gate = new Promise<void>((open) => addEventListener("let-through", () => open()));
    File.prototype.arrayBuffer = async function () {
      if (this.name !== "slow.json") return read.call(this);
      await gate;
      const bytes = await read.call(this);
      // After checking a file, the page reads the file's name to show it with the result.
      const { name } = this;
      Object.defineProperty(this, "name", {
        get: () => {
          dispatchEvent(new Event("was-checked"));
          return name;
        },
      });
      return bytes;
    };
  });
  await page.goto(`/verify/${kept.number}`);
  const drop = async (name: string, text: string) => {
    const dataTransfer = await page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([file.text], file.name));
        return transfer;
      },
      { name, text },
    );
    await page.dispatchEvent("h1", "drop", { dataTransfer });
  };
  await drop("slow.json", kept.json.toString());
  await expect(result(page)).toContainText("Checking slow.json");
  await drop("quick.json", "{}");
  await expect(result(page)).toContainText("quick.json differs from every file of this report");
  await page.evaluate(async () => {
    const wasChecked = new Promise((done) => addEventListener("was-checked", done));
    dispatchEvent(new Event("let-through"));
    await wasChecked;
    // Waits for the next task, before which a pending result of the slow file would appear.
    await new Promise((done) => setTimeout(done));
  });
  await expect(result(page)).toContainText("quick.json differs from every file of this report");
});

test("the page of a verification number shows the same facts without script, and explains how to check by hand", async ({
  browser,
  request,
}) => {
  const kept = await makeReport(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/verify/${kept.number}`);
  await expect(page.getByText(kept.digest)).toBeVisible();
  await expect(page.getByLabel("Choose a file")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Check by hand" })).toBeVisible();
  await page.goto("/verify/SIQ-0000000000ZZ");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("No report has this number");
  await context.close();
});

test("a page for an unknown number is accessible and well formed", async ({ page }) => {
  await page.goto("/verify/SIQ-0000000000ZZ");
  await expectGood(page, "verify-unknown");
});
