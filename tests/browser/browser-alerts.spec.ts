// Each browser notification appears once, even if the update happens while the user goes from one page to another.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ALERT_SUBJECTS } from "@/lib/rules/alert";
import { act } from "./support/bank";
import { agreeUntil, ask, firms, type Made, makeRequest } from "./support/firms";

/**
 * Allows notifications in every page of the context. Returns a list that receives the title of each notification shown.
 */
async function collect(context: BrowserContext): Promise<string[]> {
  const titles: string[] = [];
  await context.exposeFunction("onNotification", (title: string) => titles.push(title));
  await context.addInitScript(() => {
    const { onNotification } = window as unknown as { onNotification: (title: string) => void };
    class Shown {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string) {
        onNotification(title);
      }
    }
    Object.assign(window, { Notification: Shown });
  });
  return titles;
}

/**
 * How long the test waits for a page to ask for updates. The time is shorter than the interval between two polls, so
 * only a request on load or after a save can end the wait.
 */
const LOOK_MS = 20_000;

/** Runs `work`, and resolves when the page has received the response to its next request for updates. */
async function openAndLook(page: Page, work: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/alerts/recent"), {
    timeout: LOOK_MS,
  });
  await work();
  await (await answered).finished();
}

async function choose(page: Page, label: string): Promise<void> {
  await openAndLook(page, () => page.goto("/test/settings/notifications"));
  const form = page.locator("form").filter({ hasText: "Notify me about" });
  await form.getByLabel(label).check();
  await openAndLook(page, () => form.getByRole("button", { name: "Save notifications" }).click());
}

test("a notification arrives once for every kind of update that happens between two pages, and only for the chosen requests", async ({
  context,
  request: api,
  baseURL,
}) => {
  test.slow();
  const { alerts: firm } = firms;
  await context.addCookies([{ ...firm.owner, url: baseURL ?? "" }]);
  const titles = await collect(context);
  const page = await context.newPage();
  await choose(page, "Everyone’s requests");
  await page.goto("about:blank");

  await agreeUntil(api, await makeRequest(api, firm), "ready");
  const declining = await makeRequest(api, firm);
  await ask(api, declining, "POST", `/v1/connect/${declining.id}/withdraw`);
  await act(api, await makeRequest(api, firm), "cancel");

  await openAndLook(page, () => page.goto("/test/requests"));
  const { ready, declined, bank_failed: failed } = ALERT_SUBJECTS;
  await expect.poll(() => [...titles].sort()).toEqual([ready, declined, failed].sort());
  const second = await context.newPage();
  await openAndLook(second, () => second.goto("/test/requests"));
  await openAndLook(page, () => page.reload());
  expect(titles).toHaveLength(3);
  await second.close();

  await choose(page, "My requests");
  await page.goto("/test/requests/new");
  await page.getByLabel("Customer name").fill("Owned Here");
  await page.getByRole("button", { name: "Create request", exact: true }).click();
  await expect(page).toHaveURL(/requests\/req_/);
  const own: Made = { id: page.url().match(/req_\w+/)?.[0] ?? "", url: "", key: firm.testKey };
  await page.goto("about:blank");
  await act(api, await makeRequest(api, firm), "cancel");
  await agreeUntil(api, own, "ready");
  await openAndLook(page, () => page.goto("/test/requests"));
  await expect.poll(() => titles.slice(3)).toEqual([ready]);
});
