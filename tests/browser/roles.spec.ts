// Each job of the portal, as each role, in test and in live: what somebody may do is offered to them and works, and what
// they may not is not offered, and its address says so. Who may do what is written down here by hand, so that a change of
// the table in lib/company/permission.ts shows.
import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";

type Cookie = { name: string; value: string };
type Environment = "test" | "live";
const ROLES = ["owner", "admin", "member", "viewer", "developer"] as const;
type Role = (typeof ROLES)[number];
type Sessions = Record<"first", Cookie> & {
  companyId: string;
  team: {
    cookies: Record<Role, Cookie>;
    requests: Record<Environment, { ready: string; open: string }>;
  };
};

const { team, first, companyId } = JSON.parse(
  readFileSync(process.env.SESSIONS_FILE ?? "", "utf8"),
) as Sessions;

const EVERYBODY: readonly Role[] = ROLES;
const MANAGERS: readonly Role[] = ["owner", "admin"];
const MAKERS: readonly Role[] = ["owner", "admin", "member"];
const READERS: readonly Role[] = ["owner", "admin", "member", "viewer"];
const CODERS: readonly Role[] = ["owner", "admin", "developer"];

/** What one presses, by its words, and who finds it on the page; what the page says to the others instead. */
type Offer = { press: string | RegExp; to: readonly Role[]; in?: Environment };
type Place = { place: string; offers: readonly Offer[]; others?: string | RegExp; leadsTo?: string };

const NOT_FOR_ROLE = /Not for your role/;
const READS_ALONE = /may read requests and not create them/;
const offer = (to: readonly Role[], ...words: (string | RegExp)[]): Offer[] =>
  words.map((press) => ({ press, to }));
const only = (environment: Environment, offers: Offer[]): Offer[] =>
  offers.map((each) => ({ ...each, in: environment }));

/** `{ready}` and `{open}` stand for a request whose report is there, and for one that waits for its customer. */
const PLACES: readonly Place[] = [
  {
    place: "/requests",
    offers: [
      ...offer(EVERYBODY, "Filter", /^Joan Whitfield/, "Usage", "Notices", "Settings"),
      ...offer(MAKERS, "New request", "Upload CSV"),
      ...offer(CODERS, "Developers"),
      ...offer(MANAGERS, "Audit log"),
    ],
  },
  { place: "/requests/new", offers: offer(MAKERS, "Create request"), others: READS_ALONE },
  { place: "/requests/bulk", offers: offer(MAKERS, "Check the rows"), others: READS_ALONE },
  {
    place: "/requests/{open}",
    offers: [
      ...offer(MAKERS, "Check for data now", "Lock the link", "Withdraw…", "Withdraw and delete the data"),
      ...only("live", offer(MAKERS, "Send e-mail", "Stop reminders for this request")),
      ...offer(EVERYBODY, "QR code"),
    ],
  },
  {
    place: "/requests/{ready}",
    offers: [
      ...offer(READERS, "Read the report", "PDF", "HTML", "JSON", "XML", "CSV"),
      ...offer(MAKERS, "Refresh the report", "Withdraw…"),
    ],
    others: "Your role may not read reports.",
  },
  { place: "/requests/{ready}/report", offers: offer(READERS, "Transactions"), leadsTo: "/requests/{ready}" },
  { place: "/usage", offers: offer(EVERYBODY, "Export CSV") },
  { place: "/notices", offers: offer(EVERYBODY, "Choose what is mailed") },
  {
    place: "/audit",
    offers: offer(MANAGERS, "Export CSV", "Export NDJSON", "Check the record"),
    others: NOT_FOR_ROLE,
  },
  {
    place: "/settings",
    offers: [...offer(MANAGERS, "Save changes"), ...offer(CODERS, "Save URL")],
    others: /Your role \(\w+\) may read these/,
  },
  {
    place: "/settings/branding",
    offers: offer(MANAGERS, "Save branding"),
    others: /Your role \(\w+\) may read this/,
  },
  { place: "/settings/affordability", offers: offer(MANAGERS, "Save changes") },
  {
    place: "/settings/keys",
    offers: [
      ...only("test", offer(CODERS, "Rotate the test key")),
      ...only("live", offer(MANAGERS, "Rotate the live key")),
    ],
    others: /An owner or admin makes the (test|live) key/,
  },
  {
    place: "/settings/webhooks",
    offers: offer(CODERS, "Save URL", "Get your signing secret", "Delivery log and replay"),
    others: /Your role \(\w+\) may not rotate it/,
  },
  {
    place: "/settings/members",
    offers: offer(MANAGERS, "Send the invitation", /^Remove /, "Change the role"),
  },
  { place: "/settings/notifications", offers: offer(EVERYBODY, "Save") },
  {
    place: "/settings/live",
    offers: offer(MANAGERS, "Go on with the draft"),
    others: /An owner or admin applies/,
  },
  {
    place: "/settings/live/application",
    offers: offer(MANAGERS, "Save draft", "Submit application", "Add document"),
    leadsTo: "/settings/live",
  },
  {
    place: "/developers",
    offers: [
      ...only("test", offer(CODERS, "Make a new test key…")),
      ...only("live", offer(MANAGERS, "Make a new live key…")),
    ],
  },
  { place: "/developers/log", offers: offer(CODERS, "Filter"), others: NOT_FOR_ROLE },
  { place: "/developers/webhooks", offers: offer(CODERS, "Replay these days"), others: NOT_FOR_ROLE },
  { place: "/developers/signatures", offers: offer(CODERS, "Check"), others: NOT_FOR_ROLE },
  {
    place: "/developers/sandbox",
    offers: [
      ...only("test", offer(CODERS, "Make the test request")),
      ...only("live", offer(CODERS, "Go to the sandbox in test")),
    ],
    others: NOT_FOR_ROLE,
  },
  {
    place: "/developers/sandbox?request={open}",
    offers: only("test", offer(CODERS, "Go through the bank", "Let time pass", "Fire")),
  },
  { place: "/account", offers: offer(EVERYBODY, "Save", "Mail me the link") },
  {
    place: "/account/security",
    offers: offer(EVERYBODY, "Change the password", "Set up an authenticator"),
  },
];

/** Which files each takes away: all are offered to all of them, and a PDF is long in the making. */
const FILES: Readonly<Partial<Record<Role, readonly string[]>>> = {
  owner: ["pdf"],
  admin: ["html", "csv"],
  member: ["xml", "csv"],
  viewer: ["json", "csv"],
};

const addressOf = (environment: Environment, place: string) => {
  const { ready, open } = team.requests[environment];
  return `/${environment}${place.replace("{ready}", ready).replace("{open}", open)}`;
};

async function open(browser: Browser, cookie: Cookie, baseURL: string | undefined, script = true) {
  const context = await browser.newContext({ javaScriptEnabled: script, reducedMotion: "reduce" });
  await context.addCookies([{ ...cookie, url: baseURL ?? "" }]);
  return context.newPage();
}

/** The words of everything that can be pressed, folded away or not, and of the whole page. */
const look = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
    const pressed = [...document.querySelectorAll("button, summary, a[href]")];
    return { acts: pressed.map((each) => plain(each.textContent)), text: plain(document.body.textContent) };
  });

/** What is offered that should not be or not offered that should be, said to a person. */
function wrongsOf({ place, offers, others, leadsTo }: Place, role: Role, environment: Environment) {
  const mine = offers.filter((each) => !each.in || each.in === environment);
  const isMine = mine.some(({ to }) => to.includes(role));
  return ({ acts, text, path }: { acts: string[]; text: string; path: string }): string[] => {
    const wrongs = mine
      .filter(({ press, to }) => {
        const isThere = acts.some((words) =>
          typeof press === "string" ? words === press : press.test(words),
        );
        return isThere !== to.includes(role);
      })
      .map(({ press, to }) => `${place}: ${press} is ${to.includes(role) ? "missing" : "offered"}`);
    const said =
      others === undefined || (typeof others === "string" ? text.includes(others) : others.test(text));
    if (mine.length > 0 && !isMine && !said) wrongs.push(`${place} does not say why something is missing`);
    const end = addressOf(environment, !isMine && leadsTo ? leadsTo : place);
    if (path !== end) wrongs.push(`${place} led to ${path}`);
    return wrongs;
  };
}

test.describe.configure({ mode: "parallel" });

test.beforeAll(async ({ request }) => {
  const { name, value } = team.cookies.owner;
  for (const environment of ["test", "live"] as const) {
    const read = () =>
      request
        .get(addressOf(environment, "/requests/{ready}"), { headers: { cookie: `${name}=${value}` } })
        .then((answer) => answer.text());
    await expect.poll(read, { timeout: 45_000 }).toContain("Read the report");
  }
});

for (const environment of ["test", "live"] as const) {
  for (const role of ROLES) {
    test(`${role} in ${environment} is offered what the role may do and nothing else, page by page`, async ({
      browser,
      baseURL,
    }) => {
      // What is offered is the server's to say; without script no page takes longer than its answer.
      const page = await open(browser, team.cookies[role], baseURL, false);
      const wrongs: string[] = [];
      for (const each of PLACES) {
        const answer = await page.goto(addressOf(environment, each.place), { waitUntil: "domcontentloaded" });
        const url = new URL(page.url());
        const seen = { ...(await look(page)), path: url.pathname + url.search };
        expect(answer?.status(), each.place).toBe(200);
        wrongs.push(...wrongsOf(each, role, environment)(seen));
      }
      expect(wrongs).toEqual([]);
      expect((await page.request.get("/operator")).status()).toBe(404);
      await page.context().close();
    });
  }

  for (const role of MAKERS) {
    test(`${role} in ${environment} makes a request, sends it, stops it, finds it and ends it`, async ({
      browser,
      baseURL,
    }) => {
      const page = await open(browser, team.cookies[role], baseURL);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const client = `Quinn ${role} ${Date.now()}`;
      await page.goto(`/${environment}/requests/new`);
      await page.getByLabel("Client name").fill(client);
      await page.getByRole("button", { name: "Create request" }).click();
      await expect(page.getByRole("heading", { level: 1, name: client })).toBeVisible();
      await page.getByRole("button", { name: "Copy link" }).click();
      const link = await page.getByRole("textbox", { name: "Consent link" }).inputValue();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      if (environment === "live") {
        await page.getByLabel("Client’s e-mail address").fill(`quinn-${role}@client.example`);
        await page.getByRole("button", { name: "Send e-mail" }).click();
        await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
        await page.getByRole("button", { name: "Stop reminders for this request" }).click();
        await expect(page.getByRole("button", { name: "Let reminders go on" })).toBeVisible();
      }
      await page.getByRole("button", { name: "Lock the link" }).click();
      await page.getByRole("button", { name: "Unlock the link" }).click();
      await expect(page.getByRole("button", { name: "Lock the link" })).toBeVisible();
      await page.getByText("Withdraw…").click();
      await page.getByRole("button", { name: "Withdraw and delete the data" }).click();
      await expect(page.getByText("Withdraw…")).toHaveCount(0);
      await page.goto(`/${environment}/requests`);
      await page.getByLabel("Search", { exact: true }).fill(client);
      await page.getByLabel("Status").selectOption("withdrawn");
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page.locator("[data-row]")).toHaveText([new RegExp(client)]);
      await page.goto(`/${environment}/requests/bulk`);
      await page.getByLabel("Or paste the rows").fill(`client_name,report_type\n${client},affordability`);
      await page.getByRole("button", { name: "Check the rows" }).click();
      await expect(page.getByRole("button", { name: `Create 1 ${environment} request` })).toBeVisible();
      await page.context().close();
    });
  }

  for (const role of READERS) {
    test(`${role} in ${environment} reads the report, searches it and takes its files away`, async ({
      browser,
      baseURL,
    }) => {
      const page = await open(browser, team.cookies[role], baseURL);
      await page.goto(addressOf(environment, "/requests/{ready}/report"));
      await page.getByRole("list", { name: "Headline figures" }).getByRole("link").first().click();
      await expect(page.getByRole("dialog").getByText("How it is made")).toBeVisible();
      await page.keyboard.press("Escape");
      const list = page.locator("#transactions");
      await list.getByRole("searchbox").fill("woolworths");
      await expect(list.getByRole("status")).toContainText("found of");
      for (const format of FILES[role] ?? []) {
        const file = await page.request.get(addressOf(environment, `/requests/{ready}/download/${format}`));
        expect([file.status(), file.headers()["content-disposition"]], format).toEqual([
          200,
          expect.stringContaining(`.${format}`),
        ]);
      }
      await page.context().close();
    });
  }

  for (const role of CODERS) {
    test(`${role} in ${environment} looks through the calls and the deliveries, and checks a signature`, async ({
      browser,
      baseURL,
    }) => {
      const page = await open(browser, team.cookies[role], baseURL);
      await page.goto(`/${environment}/developers/log`);
      await page.getByLabel("Method").selectOption("POST");
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page).toHaveURL(/method=POST/);
      await page.getByRole("link", { name: "Signature checker" }).click();
      await page.getByLabel("Raw body").fill("{}");
      await page.getByLabel("X-Service-Signature").fill("0".repeat(64));
      await page.getByRole("button", { name: "Check", exact: true }).click();
      await expect(page.getByText("It fits under none of the secrets tried.")).toBeVisible();
      if (environment === "test") {
        await page.getByRole("link", { name: "Sandbox", exact: true }).click();
        await page.locator("select[name=household]").first().selectOption({ label: "Joan Whitfield" });
        await page.getByRole("button", { name: "Make the test request" }).click();
        await expect(page.getByRole("button", { name: "Go through the bank" })).toBeVisible();
        await page.getByLabel("Outcome").selectOption("cancel");
        await page.getByRole("button", { name: "Go through the bank" }).click();
        await expect(page.getByText(/^The customer went through the bank’s pages/)).toBeVisible();
      }
      await page.context().close();
    });
  }
}

test("owner and admin, in test and in live, save the settings and the application and find the record whole", async ({
  browser,
  baseURL,
}) => {
  for (const role of MANAGERS) {
    const page = await open(browser, team.cookies[role], baseURL, false);
    for (const environment of ["test", "live"] as const) {
      for (const [place, button] of [
        ["/settings", "Save changes"],
        ["/settings/branding", "Save branding"],
        ["/settings/affordability", "Save changes"],
        ["/settings/live/application", "Save draft"],
      ] as const) {
        await page.goto(`/${environment}${place}`);
        await page.getByRole("button", { name: button, exact: true }).click();
        await expect(page.getByText(/^Saved\b/).first(), place).toBeVisible();
      }
      await page.goto(`/${environment}/audit`);
      await page.getByRole("button", { name: "Check the record" }).click();
      await expect(page.getByText(/^The record is whole/)).toBeVisible();
    }
    await page.context().close();
  }
});

test("everybody, in test and in live, chooses their own mails and sees usage and notices", async ({
  browser,
  baseURL,
}) => {
  for (const role of ROLES) {
    const page = await open(browser, team.cookies[role], baseURL, false);
    for (const environment of ["test", "live"] as const) {
      await page.goto(`/${environment}/settings/notifications`);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Saved.")).toBeVisible();
      const usage = await page.request.get(`/${environment}/usage/export?period=7`);
      expect(await usage.text()).toMatch(/^day,environment,what,/);
    }
    await page.context().close();
  }
});

test("the palette leads a viewer and a developer to no page and no job that is not theirs", async ({
  browser,
  baseURL,
}) => {
  const PAGES = ["Requests", "Usage", "Notices", "Settings"];
  for (const [role, pages] of [
    ["viewer", PAGES],
    ["developer", ["Requests", "Usage", "Developers", "Notices", "Settings"]],
  ] as const) {
    const page = await open(browser, team.cookies[role], baseURL);
    await page.goto("/test/requests");
    await page.getByRole("link", { name: /^Search/ }).click();
    await expect(page.getByRole("option")).toHaveText([
      "Switch to live",
      "Keyboard shortcuts",
      "Sign out",
      ...pages,
    ]);
    await page.context().close();
  }
});

test("an operator has the console’s every page, and no firm’s portal", async ({ browser, baseURL }) => {
  const page = await open(browser, first, baseURL, false);
  for (const [place, press] of [
    ["", /^Waiting for us/],
    ["/companies", "Search"],
    [`/companies/${companyId}`, "Verify the chain"],
    ["/parked", "Parked work"],
    ["/upstream", "Upstream"],
    ["/audit", "Search"],
  ] as const) {
    const answer = await page.goto(`/operator${place}`, { waitUntil: "domcontentloaded" });
    const { acts } = await look(page);
    const isThere = acts.some((words) => (typeof press === "string" ? words === press : press.test(words)));
    expect([answer?.status(), isThere], place).toEqual([200, true]);
  }
  for (const environment of ["test", "live"] as const) {
    await page.goto(`/${environment}/requests`);
    await expect(page).toHaveURL(/\/operator$/);
    await page.goto(addressOf(environment, "/requests/{ready}"));
    await expect(page).toHaveURL(/\/operator$/);
  }
  await page.context().close();
});
