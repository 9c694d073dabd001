import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectGood } from "@/tests/browser/support/good-page";

type Cookie = { name: string; value: string };
type Sessions = Record<"owner" | "first" | "second", Cookie> &
  Record<"liveKey" | "testKey" | "companyId", string>;

const sessions = JSON.parse(readFileSync(process.env.SESSIONS_FILE ?? "", "utf8")) as Sessions;
const CLIENT = {
  client_name: "Wilhelmina Quartermaine",
  email: "wilhelmina.q@canary.example",
  client_ref: "QX-7781",
};
const REQUEST_BODY = { ...CLIENT, report_type: "expense_summary" };

const LINES: Readonly<Record<string, string>> = {
  "Legal name": "Banksia Home Loans Pty Ltd",
  ABN: "53004085616",
  "ACN, if a company": "004085616",
  "Principal place of business": "1 Example Street, Sydney NSW 2000",
  Website: "https://banksia.example",
  "Licence or representative number, unless exempt": "387025",
  "What you use the reports for": "To prepare home loan applications.",
  "Who your customers are": "People who ask us for a home loan.",
  "Where reports are kept": "In our document system, in Sydney.",
  "Who can open them": "Brokers, with a second factor.",
  "How long reports are kept": "Ninety days, then destroyed.",
  "Who we call in an incident": "Robin Example, 02 5550 0123",
  Applicant: "Robin Example",
  Position: "Director",
  "Applicant’s email": "robin@banksia.example",
  "Applicant’s phone": "0491 570 156",
  "Privacy and complaints contact": "Kim Example",
  "Their email": "privacy@banksia.example",
  "Technical contact": "Sam Example",
  "Technical email": "it@banksia.example",
};
const CHOICES = [
  "Company",
  "Our own Australian credit licence",
  "Mortgage broker",
  "As a trusted adviser: whole reports",
  "50 to 499",
  "No",
];

async function open(browser: Browser, cookie: Cookie, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addCookies([{ ...cookie, url: baseURL ?? "" }]);
  return context.newPage();
}

/** Opens the company by its id, because an earlier run on this server may have left a company of the same name. */
async function openReview(page: Page): Promise<void> {
  await page.goto(`/operator/companies/${sessions.companyId}`);
  await page.getByRole("link", { name: /^Application,/ }).click();
  await expect(page.getByRole("heading", { name: "Automated checks" })).toBeVisible();
}

async function tickAll(page: Page): Promise<void> {
  const mark = page.getByRole("button", { name: "Mark as checked" });
  const open = page.getByText("Record what you saw…");
  for (let left = await open.count(); left > 0; left--) {
    await open.first().click();
    await page.getByLabel("What you saw").filter({ visible: true }).fill("Looked up and found as stated.");
    await mark.filter({ visible: true }).click();
    await expect(open).toHaveCount(left - 1);
  }
}

async function approve(page: Page): Promise<void> {
  await page.getByText("Approve…").click();
  await page.getByLabel(/^Yes, approve\./).check();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
}

test.describe.configure({ mode: "serial" });

test("an application is drafted, submitted, questioned, answered and approved by two operators, and then a live request can be created", async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const live = (body: object) =>
    request.post("/v1/requests", { headers: { "x-api-key": sessions.liveKey }, data: body });
  const [owner, first, second] = [
    await open(browser, sessions.owner, baseURL),
    await open(browser, sessions.first, baseURL),
    await open(browser, sessions.second, baseURL),
  ];
  const known = await request.post("/v1/requests", {
    headers: { "x-api-key": sessions.testKey },
    data: REQUEST_BODY,
  });
  expect(known.status()).toBe(201);
  expect((await live(REQUEST_BODY)).status()).toBe(403);

  await owner.goto("/live/requests");
  await expect(owner).toHaveURL(/\/test\/settings\/live$/);
  await expect(owner.getByText("Not started. Start it below.")).toBeVisible();
  await expectGood(owner, "live-locked", "portal");
  await owner.getByRole("button", { name: "Start the application" }).click();
  await expect(owner).toHaveURL(/\/settings\/live\/application$/);
  await owner.getByLabel("Legal name").fill("Banksia Home Loans Pty Ltd");
  await owner.getByRole("button", { name: "Save draft" }).click();
  await expect(owner.getByText("Saved.", { exact: true })).toBeVisible();

  await owner.getByRole("button", { name: "Submit application" }).click();
  await expect(owner.getByText(/^Saved, not sent: \d+ fields must be corrected\.$/)).toBeVisible();
  await expectGood(owner, "application-refused", "portal");
  for (const [label, value] of Object.entries(LINES))
    await owner.getByLabel(label, { exact: true }).fill(value);
  for (const label of CHOICES) await owner.getByRole("radio", { name: label, exact: true }).check();
  for (const box of await owner.getByRole("checkbox").all()) if (!(await box.isChecked())) await box.check();
  await owner.getByRole("button", { name: "Save draft" }).click();
  await expect(owner.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(owner.getByLabel("ABN", { exact: true })).toHaveValue("53 004 085 616");
  const pdf = Buffer.from("%PDF-1.7\nA licence.\n%%EOF\n");
  const choose = owner.getByLabel("Add a document");
  await choose.setInputFiles({
    name: "page.html",
    mimeType: "application/pdf",
    buffer: Buffer.from("<script>"),
  });
  await owner.getByRole("button", { name: "Add document" }).click();
  await expect(owner.getByText(/^The file’s content is not a PDF, PNG or JPEG/)).toBeVisible();
  await owner.getByLabel("Position").fill("Managing director");
  const large = Buffer.concat([pdf, Buffer.alloc(4_000_000), Buffer.from("%%EOF\n")]);
  await choose.setInputFiles({ name: "our licence.pdf", mimeType: "application/pdf", buffer: large });
  await owner.getByRole("button", { name: "Add document" }).click();
  await expect(owner.getByText("The document is attached.")).toBeVisible();
  await expect(owner.getByRole("link", { name: "our licence.pdf" })).toBeVisible();
  await expect(owner.getByLabel("Position")).toHaveValue("Managing director");
  await owner.getByRole("button", { name: "Submit application" }).click();
  await expect(owner.getByText("We are reading your application.", { exact: false }).first()).toBeVisible();

  await first.goto("/operator");
  await expectGood(first, "queue", "portal");
  await openReview(first);
  await expect(first.getByText("387025 is in the format that its register uses.")).toBeVisible();
  const download = first.waitForEvent("download");
  await first.getByRole("link", { name: "our licence.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("our licence.pdf");
  await tickAll(first);
  await first.setViewportSize({ width: 390, height: 844 });
  await first.getByRole("link", { name: "Decision" }).click();
  await expect(first.getByText("Approve…")).toBeInViewport();
  await approve(first);
  await expect(first.getByText("1 of 2 approvals.")).toBeVisible();
  await expect(first.getByText("Approve…")).toHaveCount(0);
  await first.getByLabel("Note").fill("The licence is on the register.");
  await first.getByRole("button", { name: "Save note" }).click();
  await expect(first.getByText("The licence is on the register.").first()).toBeVisible();
  await first.getByText("Ask a question…").click();
  await first.getByLabel("Question", { exact: true }).fill("Who holds the licence?");
  await first.getByRole("button", { name: "Send the question" }).click();
  await expect(first.getByText("With the company")).toBeVisible();
  await expectGood(first, "review", "portal");

  await owner.goto("/test/settings/live");
  await expect(owner.getByText("We have a question about your application for live access.")).toBeVisible();
  await owner.getByRole("link", { name: "Answer the question" }).click();
  await expect(owner.getByText("Who holds the licence?")).toBeVisible();
  await expect(owner.getByText("The licence is on the register.")).toHaveCount(0);
  await owner.getByLabel("Your answer").fill("We do, since 2011.");
  await owner.getByRole("button", { name: "Send answer" }).click();
  await expect(owner.getByText("We do, since 2011.")).toBeVisible();

  for (const page of [first, second]) {
    await openReview(page);
    await approve(page);
  }
  await expect(second.getByText("Approved", { exact: true }).first()).toBeVisible();
  expect((await live({ ...REQUEST_BODY, client_name: "Real Person" })).status()).toBe(201);
  await owner.goto("/live/requests");
  await expect(owner).toHaveURL(/\/live\/requests$/);
  await owner.goto("/live/settings/live");
  await expectGood(owner, "live-open", "portal");
});

test("suspension closes live immediately and gives the reason; the console shows no data of customers", async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const live = () =>
    request.post("/v1/requests", { headers: { "x-api-key": sessions.liveKey }, data: REQUEST_BODY });
  const [owner, operator] = [
    await open(browser, sessions.owner, baseURL),
    await open(browser, sessions.first, baseURL),
  ];
  const made = await (await live()).json();
  const firm = `/operator/companies/${sessions.companyId}`;
  await operator.goto(firm);
  await operator.getByText("Suspend…").click();
  await operator.getByLabel("Reason, which the company can see").fill("Complaints we must look into.");
  await operator.getByLabel(/^Yes, suspend\./).check();
  await operator.getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(operator.getByText("Reinstate…")).toBeVisible();
  expect((await live()).status()).toBe(403);
  await owner.goto("/live/usage");
  await expect(owner).toHaveURL(/\/test\/settings\/live$/);
  await expect(owner.getByText("Complaints we must look into.")).toBeVisible();
  await expectGood(owner, "live-suspended", "portal");

  const application = await operator
    .locator('a[href^="/operator/applications/"]')
    .first()
    .getAttribute("href");
  await operator.getByRole("button", { name: "Verify the chain" }).click();
  await expect(operator.getByText(/^The audit log is intact: all \d+ entries/)).toBeVisible();
  const pages = {
    queue: "/operator?state=approved",
    review: application ?? "",
    companies: "/operator/companies?q=banksia",
    company: firm,
    work: "/operator/dead-letters",
    upstream: "/operator/upstream",
    audit: `/operator/audit?company=${sessions.companyId}`,
    request: `/operator/audit?request=${made.id}`,
  };
  for (const [name, address] of Object.entries(pages)) {
    const answer = await operator.goto(address);
    expect(answer?.status(), address).toBe(200);
    const text = await operator.content();
    for (const secret of [...Object.values(CLIENT), "Quartermaine", "Real Person"])
      expect(text, `${secret} on ${name}`).not.toContain(secret);
    // The page shows no request's id except the one that the operator typed.
    const ids = text.replaceAll(made.id, "").match(/req_[0-9a-z]{32}/g);
    expect(ids, `a request's id on ${name}`).toBeNull();
    if (!["queue", "review", "request"].includes(name))
      await expectGood(operator, `console-${name}`, "portal");
  }

  await operator.goto(firm);
  await operator.getByText("Reinstate…").click();
  await operator.getByLabel("Reason").fill("Settled.");
  await operator.getByLabel(/^Yes, reinstate\./).check();
  await operator.getByRole("button", { name: "Reinstate", exact: true }).click();
  await expect(operator.getByText("Suspend…")).toBeVisible();
  expect((await live()).status()).toBe(201);
});

test("the operator console returns 404 for a firm's owner and for a visitor", async ({
  browser,
  baseURL,
}) => {
  const [owner, visitor] = [await open(browser, sessions.owner, baseURL), await browser.newPage()];
  for (const page of [owner, visitor])
    for (const path of [
      "",
      "/companies",
      `/companies/${sessions.companyId}`,
      "/work",
      "/upstream",
      "/audit",
      "/nothing",
    ]) {
      const answer = await page.goto(`${baseURL}/operator${path}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByText("This page does not exist").first()).toBeVisible();
      await expect(page, path).toHaveTitle("This page does not exist");
    }
});
