// Checks that every page and URL of the portal offers each role only what the role may do, in test and in live. The
// permissions are repeated here by hand, so that a change in lib/identity/permission.ts is noticed. role-jobs.spec.ts
// tests that the offered actions work.
import { expect, test } from "@playwright/test";
import { TAB_PAGES } from "@/components/portal/navigation";
import { filterGroups, listPaletteGroups } from "@/components/portal/palette-items";
import { NEEDS } from "@/components/portal/setting-index";
import { waitForKeys } from "./support/keys-ready";
import {
  addressOf,
  CODERS,
  companyId,
  type Environment,
  EVERYBODY,
  first,
  MAKERS,
  MANAGERS,
  open,
  peek,
  READERS,
  ROLES,
  type Role,
  team,
  waitForReports,
} from "./support/team";

/**
 * A control: its text and the roles that see it. `in` is the only environment that shows the control; without `in`,
 * both environments show it.
 */
type Offer = { press: string | RegExp; to: readonly Role[]; in?: Environment };
type PageCase = { place: string; offers: readonly Offer[]; others?: string | RegExp; leadsTo?: string };

const NOT_FOR_ROLE = /Not for your role/;
const READS_ALONE = /can read requests but not create them/;
const offer = (to: readonly Role[], ...words: (string | RegExp)[]): Offer[] =>
  words.map((press) => ({ press, to }));
const only = (environment: Environment, offers: Offer[]): Offer[] =>
  offers.map((each) => ({ ...each, in: environment }));

/** `{ready}` is a request whose report is ready, and `{open}` is one that waits for its customer. */
const PATHS: readonly PageCase[] = [
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
      // The server has a local outbox, so the link can be emailed in the test environment too.
      ...offer(MAKERS, "Send email"),
      ...only("live", offer(MAKERS, "Stop reminders for this request")),
      ...offer(EVERYBODY, "QR code"),
    ],
  },
  {
    place: "/requests/{ready}",
    offers: [
      ...offer(READERS, "Read the report", "Compare with…", "PDF", "HTML", "JSON", "XML", "CSV"),
      ...offer(MAKERS, "Refresh the report", "Withdraw…"),
      ...offer(MAKERS, "Save the assessment", "Add an adjustment"),
    ],
    others: "Your role cannot read reports.",
  },
  { place: "/requests/{ready}/report", offers: offer(READERS, "Transactions"), leadsTo: "/requests/{ready}" },
  { place: "/usage", offers: offer(EVERYBODY, "Export CSV") },
  { place: "/notices", offers: offer(EVERYBODY, "Choose which notices are emailed") },
  {
    place: "/audit",
    offers: offer(MANAGERS, "Export CSV", "Export NDJSON", "Check the log"),
    others: NOT_FOR_ROLE,
  },
  {
    place: "/settings",
    offers: [...offer(MANAGERS, "Save changes"), ...offer(CODERS, "Save URL")],
    others: /Your role \(\w+\) can read these/,
  },
  {
    place: "/settings/branding",
    offers: offer(MANAGERS, "Save branding"),
    others: /Your role \(\w+\) can read this/,
  },
  { place: "/settings/affordability", offers: offer(MANAGERS, "Save changes") },
  {
    place: "/settings/category-maps",
    offers: offer(MANAGERS, "New map"),
    others: /Your role \(\w+\) can read these/,
  },
  {
    place: "/settings/keys",
    offers: [
      ...only("test", offer(CODERS, "Rotate the test key")),
      ...only("live", offer(MANAGERS, "Rotate the live key")),
    ],
    others: /An owner, admin or developer creates the test key|An owner or admin creates the live key/,
  },
  {
    place: "/settings/webhooks",
    offers: offer(CODERS, "Save URL", "Get your signing secret", "Delivery log and replay"),
    others: /Your role \(\w+\) cannot rotate the signing secret/,
  },
  {
    place: "/settings/members",
    offers: offer(MANAGERS, "Send the invitation", /^Remove /, "Change the role"),
  },
  { place: "/settings/notifications", offers: offer(EVERYBODY, "Save") },
  {
    place: "/settings/live",
    offers: offer(MANAGERS, "Continue the draft"),
    others: /Only owners and admins can apply/,
  },
  {
    place: "/settings/live/application",
    offers: offer(MANAGERS, "Save draft", "Submit application", "Add document"),
    leadsTo: "/settings/live",
  },
  {
    place: "/developers",
    offers: [
      ...only("test", offer(CODERS, "Create a new test key…")),
      ...only("live", offer(MANAGERS, "Create a new live key…")),
    ],
  },
  // These URLs set a filter. Without a filter, a page whose list is empty offers neither "Filter" nor a replay.
  { place: "/developers/log?method=POST", offers: offer(CODERS, "Filter"), others: NOT_FOR_ROLE },
  {
    place: "/developers/webhooks?event=report.ready",
    offers: offer(CODERS, "Replay these days"),
    others: NOT_FOR_ROLE,
  },
  { place: "/developers/signatures", offers: offer(CODERS, "Check"), others: NOT_FOR_ROLE },
  {
    place: "/developers/sandbox",
    offers: [
      ...only("test", offer(CODERS, "Create the test request")),
      ...only("live", offer(CODERS, "Go to the sandbox in the test environment")),
    ],
    others: NOT_FOR_ROLE,
  },
  {
    place: "/developers/sandbox?request={open}",
    offers: only("test", offer(CODERS, "Go through the bank", "Let time pass", "Send event")),
  },
  { place: "/account", offers: offer(EVERYBODY, "Save", "Email me the link") },
  {
    place: "/account/security",
    offers: offer(EVERYBODY, "Change the password", "Set up an authenticator"),
  },
];

/**
 * Returns a function that lists a page's faults: controls that are wrongly offered or missing, no reason stated for
 * missing controls, or a wrong path after redirects.
 */
function wrongsOf({ place, offers, others, leadsTo }: PageCase, role: Role, environment: Environment) {
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

test.beforeAll(({ request }) => waitForReports(request));

for (const environment of ["test", "live"] as const) {
  for (const role of ROLES) {
    test(`${role} in ${environment} is offered exactly the actions that the role may use, page by page`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      // The server decides what it offers, so the test only fetches the pages. It neither renders them nor runs their
      // scripts.
      const page = await open(browser, team.cookies[role], baseURL, false);
      const wrongs: string[] = [];
      for (const each of PATHS) {
        const seen = await peek(page, addressOf(environment, each.place));
        expect(seen.status, each.place).toBe(200);
        wrongs.push(...wrongsOf(each, role, environment)(seen));
      }
      expect(wrongs).toEqual([]);
      expect((await page.request.get("/operator")).status()).toBe(404);
      await page.context().close();
    });
  }
}

test("the palette offers a viewer and a developer only the pages and actions of that role", async ({
  browser,
  baseURL,
}) => {
  const tabsOf = (...parts: string[]) =>
    TAB_PAGES.filter(({ part }) => parts.includes(part)).flatMap(({ part, pages }) =>
      pages.map(({ label }) => `${part}: ${label}`),
    );
  for (const [role, pages] of [
    ["viewer", ["Requests", "Usage", "Notices", "Settings", ...tabsOf("Settings", "Account")]],
    [
      "developer",
      [
        "Requests",
        "Usage",
        "Developers",
        "Notices",
        "Settings",
        ...tabsOf("Settings", "Developers", "Account"),
      ],
    ],
  ] as const) {
    const page = await open(browser, team.cookies[role], baseURL);
    await page.goto("/test/requests");
    await waitForKeys(page);
    await page.getByRole("link", { name: /^Search/ }).click();
    await expect(page.getByRole("option", { name: "Switch to live" })).toBeVisible();
    // The results begin with the firm's recent requests, which every role may read.
    const offered = await page.getByRole("option").allTextContents();
    expect(offered.slice(offered.indexOf("Switch to live"))).toEqual([
      "Switch to live",
      "Keyboard shortcuts",
      "Sign out",
      ...pages,
    ]);
    await page.context().close();
  }
});

test("the palette finds every heading and field of the settings, of developers and of the account", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const groups = listPaletteGroups({
    environment: "test",
    live: "open",
    mayCreate: true,
    mayWithdraw: true,
    mayRead: true,
    isOperator: false,
    pages: [],
    granted: NEEDS,
    signOut: async () => {},
  });
  const page = await open(browser, team.cookies.owner, baseURL, false);
  const missing: string[] = [];
  for (const { href, label } of TAB_PAGES.flatMap(({ pages }) => pages)) {
    await page.goto(`/test${href}`, { waitUntil: "domcontentloaded" });
    const names = await page.locator("main h2, main h3, main legend, main label").evaluateAll((all) =>
      all
        // Leaves out labels that are part of a larger setting: answer options, rows of a list, folded content.
        .filter((each) => {
          const field = document.getElementById(each.getAttribute("for") ?? "");
          const isRow = /^(discount|discretionary)\./.test(field?.getAttribute("name") ?? "");
          return !each.querySelector("input") && !isRow && !each.closest("[data-item], tbody, li, details");
        })
        .map((each) => each.textContent?.replace(/\(optional\)| for (test|live)$/g, "").trim() ?? ""),
    );
    // Leaves out the page's own name, and the texts of empty lists, which are not settings.
    const wanted = names.filter((name) => name !== label && !/^(No|Nothing) /.test(name));
    missing.push(
      ...wanted.filter((name) => filterGroups(groups, name).length === 0).map((name) => `${href}: ${name}`),
    );
  }
  expect(missing).toEqual([]);
  await page.context().close();
});

test("an operator can open every page of the console, but no firm’s portal", async ({ browser, baseURL }) => {
  const page = await open(browser, first, baseURL, false);
  for (const [path, press] of [
    ["", /^Waiting for us/],
    ["/companies", "Search"],
    [`/companies/${companyId}`, "Verify the chain"],
    ["/dead-letters", "Dead-lettered work"],
    ["/upstream", "Upstream"],
    ["/audit", "Search"],
  ] as const) {
    const { acts, status } = await peek(page, `/operator${path}`);
    const isThere = acts.some((words) => (typeof press === "string" ? words === press : press.test(words)));
    expect([status, isThere], path).toEqual([200, true]);
  }
  for (const environment of ["test", "live"] as const) {
    await page.goto(`/${environment}/requests`);
    await expect(page).toHaveURL(/\/operator$/);
    await page.goto(addressOf(environment, "/requests/{ready}"));
    await expect(page).toHaveURL(/\/operator$/);
  }
  await page.context().close();
});
