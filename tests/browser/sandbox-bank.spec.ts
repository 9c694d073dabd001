import { expect, test } from "@playwright/test";
import {
  act,
  enterBank,
  expectSound,
  heading,
  makeOpenRequest,
  openTrials,
  type StepName,
  walkTo,
  watch,
} from "./support/bank";
import { read } from "./support/firms";
import { keepShot } from "./support/good-page";

// Every test creates the requests that it needs, so the tests can run in parallel. Checking pages takes most of the time.
test.describe.configure({ mode: "parallel" });

test.use({ viewport: { width: 390, height: 844 } });

test("every step of the consent is accessible and well formed, from the bank's picker to the return", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const wrongs = watch(page, baseURL);
  const made = await makeOpenRequest(request);
  await enterBank(page, made);
  await walkTo(page, "review", (step) => expectSound(page, step));
  await openTrials(page);
  await expectSound(page, "review-endings");
  await page.getByRole("button", { name: "Authorise" }).click();
  await expect(heading(page)).toContainText("All done", { timeout: 20_000 });
  expect((await read(request, made)).status).toBe("ready");
  expect(wrongs).toEqual([]);
});

test("every error page is accessible, shows the error first, and links to the page where it can be fixed", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const wrongs = watch(page, baseURL);
  await enterBank(page, await makeOpenRequest(request, "joint_sharing_off"));
  await page.getByRole("button", { name: "Driftwood Bank" }).click();
  await expect(page.getByRole("alert")).toContainText("Driftwood Bank can’t be reached right now");
  await expect(page.getByRole("alert")).toBeFocused();
  await expectSound(page, "bank-down");
  await page.getByLabel("Find a bank by name").fill("zzz");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toContainText("No bank is called “zzz”");
  await expectSound(page, "bank-none-found");
  await page.getByLabel("Find a bank by name").fill("blue");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bluegum Bank" }).click();

  await page.getByLabel("Customer number").fill("1234");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Customer number")).toBeFocused();
  await expectSound(page, "sign-in-unknown");
  await page.getByLabel("Customer number").fill("1000 2001");
  await page.keyboard.press("Enter");

  await page.getByLabel("One-time code").fill("nonsense");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("4 tries are left");
  await expectSound(page, "code-wrong");
  const code = (await page.locator("aside strong").textContent()) ?? "";
  await page.getByLabel("One-time code").fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByLabel("Joint Everyday: can’t be shared")).toBeDisabled();
  await expectSound(page, "accounts-joint-off");
  await page.getByRole("link", { name: "Select none" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("No account is chosen");
  await expectSound(page, "accounts-none");
  await page.getByRole("link", { name: "Choose at least one account" }).click();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "ending" })).toHaveCount(1);
  expect(wrongs).toEqual([]);
});

test("the list of personas and the page of an unknown link are accessible and well formed", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const wrongs = watch(page, baseURL);
  await page.goto("/sandbox");
  await expectSound(page, "guide");
  await page.getByRole("link", { name: "Endings" }).click();
  await expect(page.getByRole("heading", { name: "Endings" })).toBeInViewport();
  await page.getByRole("searchbox").fill("pension");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "Joan Whitfield" })).toBeVisible();
  await page.getByText("What a report should show").first().click();
  await expectSound(page, "guide-found");
  expect((await page.goto("/sandbox/consent?sess_id=ses_unknown"))?.status()).toBe(404);
  await expectSound(page, "not-known");
  expect((await page.goto("/sandbox/elsewhere"))?.status()).toBe(404);
  expect(wrongs).toEqual([]);
});

test.describe("a consent attempt that ends at the bank's pages", () => {
  const ENDINGS: readonly [name: string, step: StepName, button: string, told: string][] = [
    ["a link that has run out", "bank", "Use a link that has expired", "was already used"],
    ["no eligible login", "sign-in", "Be a customer who can’t share", "this login can’t share data"],
    ["a failed code", "code", "Fail the one-time code", "The one-time code didn’t work"],
    ["time running out", "accounts", "Let time run out", "Your session timed out"],
    ["a bank that fails in the middle", "review", "Lose the bank", "can’t be reached right now"],
  ];
  for (const [name, step, button, reported] of ENDINGS) {
    test(`${name} shows its own message and shares nothing; the used link offers to start again`, async ({
      page,
      request,
      baseURL,
    }) => {
      test.slow();
      const wrongs = watch(page, baseURL);
      const made = await makeOpenRequest(request);
      await enterBank(page, made);
      await walkTo(page, step);
      const used = page.url();
      await openTrials(page);
      await expectSound(page, `${step}-endings`);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText(reported)).toBeVisible();
      expect((await read(request, made)).status).toBe("pending_consent");
      await page.goto(used);
      await expectSound(page, `${step}-ended`);
      await page.getByRole("link", { name: "Go back" }).click();
      await expect(page.getByText("That link has expired or was already used")).toBeVisible();
      await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
      expect(wrongs).toEqual([]);
    });
  }

  test("stays refused after the browser's back button", async ({ page, request }) => {
    test.slow();
    const made = await makeOpenRequest(request);
    await enterBank(page, made);
    await walkTo(page, "review");
    await page.getByRole("button", { name: "Deny" }).click();
    await expect(page.getByText("You chose not to share")).toBeVisible();
    await page.goBack();
    const authorise = page.getByRole("button", { name: "Authorise" });
    // A browser that cached the page shows it again; a browser that requests it again shows that the session is over.
    await expect(authorise.or(page.getByRole("link", { name: "Go back" }))).toBeVisible();
    if (await authorise.isVisible()) await authorise.click();
    else await page.getByRole("link", { name: "Go back" }).click();
    await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
    expect((await read(request, made)).status).toBe("pending_consent");
  });

  test("makes the request ready even if the customer does not return, and sharing can be stopped at the bank", async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const wrongs = watch(page, baseURL);
    // A one-time consent ends with the report, so the customer can end only an ongoing consent.
    const made = await makeOpenRequest(request, undefined, { consent_type: "ongoing" });
    await enterBank(page, made);
    await walkTo(page, "review");
    await openTrials(page);
    await page.getByRole("button", { name: "Agree, but forget to go back" }).click();
    await expect(heading(page)).toHaveText("You have shared your data");
    await expectSound(page, "shared");
    const status = async () => (await read(request, made)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe("ready");
    await page.getByText("Stop sharing", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Yes, stop sharing" })).toBeVisible();
    await expectSound(page, "shared-stop");
    await page.getByRole("button", { name: "Yes, stop sharing" }).click();
    await expect(heading(page)).toHaveText("Sharing has stopped");
    await expectSound(page, "stopped");
    await expect.poll(status, { timeout: 30_000 }).toBe("withdrawn");
    expect((await read(request, made)).withdrawn_by).toBe("bank");
    expect(wrongs).toEqual([]);
  });
});

test.describe("a consent attempt whose ending the API triggers", () => {
  test("leaves the request waiting, and consenting without returning makes it ready through the bank's events", async ({
    request,
  }) => {
    test.slow();
    const made = await makeOpenRequest(request);
    for (const outcome of ["fail_code", "time_out", "be_ineligible", "lose_bank", "expire"])
      expect(await act(request, made, outcome)).toBe("pending_consent");
    expect(await act(request, made, "authorise_and_leave")).toBe("pending_consent");
    const status = async () => (await read(request, made)).status;
    await expect.poll(status, { timeout: 30_000 }).toBe("ready");
  });

  for (const [scenario, reported] of [
    ["code_failure", "The one-time code didn’t work"],
    ["ineligible_customer", "this login can’t share data"],
    ["consent_timeout", "Your session timed out"],
    ["bank_unavailable", "can’t be reached right now"],
  ] as const) {
    test(`shows the scenario ${scenario} on the customer's pages`, async ({ page, request }) => {
      test.slow();
      await enterBank(page, await makeOpenRequest(request, scenario));
      await walkTo(page, "code");
      const code = (await page.locator("aside strong").textContent()) ?? "";
      for (let tries = 0; tries < 5; tries++) {
        if (!(await page.getByLabel("One-time code").isVisible())) break;
        await page.getByLabel("One-time code").fill(code);
        await page.getByRole("button", { name: "Continue" }).click();
        await page.waitForLoadState("load");
      }
      if (new URL(page.url()).pathname.endsWith("/accounts")) {
        await page.getByRole("button", { name: "Continue" }).click();
        await page.getByRole("button", { name: "Authorise" }).click();
      }
      await expect(page.getByText(reported)).toBeVisible();
    });
  }
});

test("the whole consent works without JavaScript", async ({ browser, request }) => {
  test.slow();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  const made = await makeOpenRequest(request);
  await enterBank(page, made);
  await walkTo(page, "review");
  await page.getByRole("button", { name: "Authorise" }).click();
  await expect(heading(page)).toContainText("All done", { timeout: 20_000 });
  await context.close();
});

test("a customer can consent using only the keyboard, and the focus is always visible", async ({
  page,
  request,
}) => {
  test.slow();
  await enterBank(page, await makeOpenRequest(request));
  /** Presses Tab until the given element has the focus, checking that each stop shows an outline. */
  const tabTo = async (wanted: ReturnType<typeof page.locator>) => {
    for (let stop = 0; stop < 60; stop++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const at = document.activeElement;
        return at && at !== document.body ? getComputedStyle(at).outlineStyle : "solid";
      });
      expect(outline).not.toBe("none");
    }
    throw new Error("the Tab key does not reach the element");
  };
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page.getByRole("button", { name: "Bluegum Bank" }));
  await page.keyboard.press("Enter");
  await tabTo(page.getByLabel("Customer number"));
  await page.keyboard.type("10002001");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Enter your one-time code");
  const code = (await page.locator("aside strong").textContent()) ?? "";
  await tabTo(page.getByLabel("One-time code"));
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Choose the accounts to share");
  const first = page.getByRole("checkbox").first();
  await tabTo(first);
  await page.keyboard.press("Space");
  await expect(first).not.toBeChecked();
  await tabTo(page.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  const cluster = page.locator("summary", { hasText: "Transaction details" });
  await tabTo(cluster);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Incoming and outgoing transactions")).toBeVisible();
  await tabTo(page.getByRole("button", { name: "Authorise" }));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("All done", { timeout: 20_000 });
});

test("the bank's pages show all content in forced colours, on paper and at 200% zoom", async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 450 });
  await enterBank(page, await makeOpenRequest(request));
  await walkTo(page, "accounts", async (step) => {
    await page.emulateMedia({ forcedColors: "active" });
    await keepShot(page, `${step}-forced`);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await keepShot(page, `${step}-print`);
    await expect(page.getByText("Sandbox – not a real bank")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
