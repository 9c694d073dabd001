// Checks that a link reveals nothing about the customer, and that opening it changes nothing.
import { expect, type Page, test } from "@playwright/test";
import { agreeUntil, ask, firms, makeRequest, passDays, read } from "@/tests/browser/support/firms";

test.slow();

const steps = (url: string) =>
  ["", "/opened", "/not-now", "/withdraw", "/return", "/note", "/start", "/share"].map(
    (step) => `${url}${step}`,
  );

test("a scanner that opens the link and all its pages twenty times changes nothing, and the link counts as opened once someone uses it", async ({
  browser,
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { household: "priya" });
  const before = await read(request, made);
  const { origin } = new URL(made.url);
  const member = await browser.newContext({ baseURL: origin });
  await member.addCookies([{ ...firms.plain.owner, url: origin }]);
  const list = await member.newPage();
  const status = async () => {
    await list.goto(`/test/requests?q=${made.id}`);
    return (await list.locator("tbody tr").first().textContent())?.match(/Not sent|Opened/)?.[0];
  };
  const scanner = await (await browser.newContext()).newPage();
  for (let n = 0; n < 20; n++) {
    expect((await request.head(made.url)).status()).toBe(200);
    expect((await scanner.goto(made.url))?.status()).toBe(200);
  }
  for (const url of steps(made.url)) await scanner.goto(url);
  expect(await read(request, made)).toEqual(before);
  expect(await status()).toBe("Not sent");
  const { data } = await ask(request, made, "GET", `/v1/requests/${made.id}/audit`);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(["request.created"]);
  const wrong: string[] = [];
  page.on("console", (said) => said.type() === "error" && wrong.push(said.text()));
  await page.goto(made.url);
  const told = page.waitForResponse(`${made.url}/opened`);
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  expect((await told).status()).toBe(204);
  expect(await status()).toBe("Opened");
  expect(wrong).toEqual([]);
  await member.close();
  await page.getByRole("button", { name: "Choose your bank" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your bank");
  await agreeUntil(request, made, "ready");
});

test("a link page is not cached, not indexed, and sends no referrer", async ({ page, request }) => {
  const made = await makeRequest(request, firms.plain);
  const reported: string[] = [];
  page.on("request", (one) => reported.push(one.url()));
  const states = [
    async () => {},
    () => agreeUntil(request, made, "ready"),
    () => passDays(request, made, 91),
  ];
  for (const reach of states) {
    await reach();
    for (const url of steps(made.url)) {
      const answer = await request.get(url, { maxRedirects: 0 });
      const headers = answer.headers();
      expect(headers["cache-control"], url).toContain("no-store");
      expect(headers["referrer-policy"], url).toBe("no-referrer");
      expect(headers["x-robots-tag"], url).toContain("noindex");
      expect(headers["content-security-policy"], url).toContain("default-src 'none'");
      expect(headers["set-cookie"], url).toBeUndefined();
    }
    const answer = await page.goto(made.url);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    const [, nonce] = /script-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
    expect(nonce).toBeTruthy();
    expect(policy).not.toContain("unsafe-inline");
    expect((await page.goto(made.url))?.headers()["content-security-policy"]).not.toContain(nonce);
    await expect(page).not.toHaveTitle(new RegExp(made.id.slice(4)));
  }
  const ours = new URL(made.url).origin;
  expect(reported.filter((url) => !url.startsWith("data:") && new URL(url).origin !== ours)).toEqual([]);
  expect(await storedBy(page)).toEqual({ cookies: 0, local: 0, session: 0 });
});

async function storedBy(page: Page) {
  const cookies = (await page.context().cookies()).length;
  const kept = await page.evaluate(() => ({ local: localStorage.length, session: sessionStorage.length }));
  return { cookies, ...kept };
}

test("an unknown link id gets the same response as any unknown page under the link path", async ({
  request,
}) => {
  const { url } = await makeRequest(request, firms.plain);
  const base = url.replace(/req_\w+$/, "");
  const ids = [
    `req_${"0".repeat(32)}`,
    "req_",
    "x",
    "..%2f..%2fetc",
    `req_${"z".repeat(500)}`,
    "%00",
    "undefined",
  ];
  const bodies = new Set<string>();
  for (const id of ids) {
    const answer = await request.get(`${base}${id}`, { maxRedirects: 0 });
    expect([404, 400], id).toContain(answer.status());
    if (answer.status() === 404) bodies.add((await answer.text()).replace(/nonce="[^"]*"/g, ""));
  }
  expect(bodies.size).toBeLessThanOrEqual(2);
});

test("the page for a truncated link says what the customer should check, without script", async ({
  browser,
  baseURL,
}) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  ).newPage();
  const answer = await page.goto("/connect");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page doesn’t exist");
  await expect(page.getByText("Make sure you have the whole link")).toBeVisible();
  await page.context().close();
});

test("a link's query string has no effect", async ({ page, request }) => {
  const made = await makeRequest(request, firms.plain, {
    redirect_uri: "https://firm.example/done",
    cancel_uri: "https://firm.example/stopped",
  });
  const tricks = [
    "session_id=x&status=success",
    "error=access_denied&error_type=CONSENT_ENDUSER_DENIED",
    "try=999",
  ];
  for (const trick of tricks) {
    await page.goto(`${made.url}/return?${trick}`);
    expect((await read(request, made)).status).toBe("pending_consent");
  }
  await page.goto(`${made.url}?notice=<script>alert(1)</script>&redirect_uri=https://evil.example`);
  await expect(page.locator("body")).not.toContainText("alert");
  expect(await page.content()).not.toContain("evil.example");
});
