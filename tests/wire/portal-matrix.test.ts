import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { chooseRequests } from "@/lib/bulk/choose-requests";
import { addEvidence } from "@/lib/company/application/evidence";
import { startApplication } from "@/lib/company/application/start-application";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { createBatch } from "@/lib/connect/create-batch";
import { CreateRequest } from "@/lib/contract/request";
import { ROLES, type Role } from "@/lib/identity/permission";
import type { Environment } from "@/lib/scope";
import { chooseAlerts } from "@/lib/store/write/alert";
import { setLiveAccess } from "@/lib/store/write/live-access";
import { setRoles } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { setLiveApproval } from "@/tests/support/live-approval";
import { makePerson, OPERATORS } from "@/tests/support/operator";
import { pngOf } from "@/tests/support/pictures";
import { mark } from "@/tests/wire/canary/plant";
import { approveLive, type Firm, makeFirm, makeReady, REQUEST_BODY, signIn } from "@/tests/wire/support/firm";
import { type Answer, send, until } from "@/tests/wire/support/server";

const PORTAL = "app/(portal)/[environment]";

/** Lists every URL of the portal as its files define it, without the environment, such as "/requests/[id]". */
function listPaths(): { place: string; isPage: boolean }[] {
  const files = readdirSync(PORTAL, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) => ({ place: `/${path.dirname(file)}`, isPage: file.endsWith("page.tsx") }));
}

const PATHS = listPaths();
const FIXED = PATHS.filter(({ place }) => !place.includes("["));
const NAMED = PATHS.filter(({ place }) => place.includes("["));

/** One id for each dynamic route of the portal, by the folder above its [id]. */
type Ids = {
  requests: string;
  "requests/bulk": string;
  "requests/runs": string;
  log: string;
  webhooks: string;
  alerts: string;
  files: string;
};

let own: Firm;
let other: Firm;
let name: string;
let ids: Record<Environment, Ids>;
let cookie: string;

async function firstId(sql: string, values: string[]): Promise<string> {
  const { rows } = await withClient(process.env.OWNER_DATABASE_URL ?? "", (client) =>
    client.query<{ id: string }>(sql, values),
  );
  return rows[0]?.id ?? "";
}

/** Creates a row for every URL that takes an id, and returns the ids. */
async function fill(firm: Firm, environment: Environment, fileId: string): Promise<Ids> {
  const scope = firm[environment];
  const key = environment === "test" ? firm.testKey : firm.liveKey;
  await setWebhookUrl(scope, "https://receiver.example/hooks", firm.actor);
  const reader = { companyId: firm.companyId, userId: firm.actor.id ?? "" };
  await chooseAlerts(reader, { scope: "all", pace: "instant" }, firm.actor, new Date());
  const fields = { client_name: name, report_type: "affordability" };
  const made = await send("POST", "/v1/requests", { key, body: fields });
  const request = environment === "test" ? await makeReady(firm, fields) : String(made.json.id);
  await send("POST", `/v1/connect/${made.json.id}/withdraw`);
  const body = CreateRequest.parse({ ...fields, client_ref: mark("ref") });
  const batch = await createBatch(scope, [{ line: 2, cells: {}, body, faults: [] }], firm.actor);
  const within = "company_id = $1 and environment::text = $2 order by created_at desc limit 1";
  const of = (table: string) =>
    firstId(`select id from ${table} where ${within}`, [firm.companyId, environment]);
  const [log, webhooks, alerts] = [
    await until(() => of("api_call"), Boolean),
    await until(() => of("delivery"), Boolean),
    await until(() => of("alert"), Boolean),
  ];
  const chosen = { act: "reports", requestIds: [request], actor: firm.actor } as const;
  const run = (await chooseRequests(scope, chosen)) ?? "";
  return {
    requests: request,
    "requests/bulk": batch,
    "requests/runs": run,
    log,
    webhooks,
    alerts,
    files: fileId,
  };
}

async function attach(firm: Firm): Promise<string> {
  const userId = firm.actor.id ?? "";
  const application = await startApplication(firm.companyId, firm.actor);
  const file = { name: "licence.png", bytes: pngOf({}) };
  await addEvidence(firm.companyId, application, { file, by: { userId, actor: firm.actor } });
  return firstId("select id from application_file where company_id = $1", [firm.companyId]);
}

/** Fills the id that belongs to each folder into a URL. For a document, also fills in an existing format. */
function fillIn(environment: Environment, path: string, given: Ids): string {
  const known: Record<string, string> = {
    "requests/bulk/[id]": given["requests/bulk"],
    "requests/runs/[id]": given["requests/runs"],
    "requests/[id]": given.requests,
    "compare/[other]": given.requests,
    "log/[id]": given.log,
    "webhooks/[id]": given.webhooks,
    "alerts/[id]": given.alerts,
    "files/[file]": given.files,
  };
  const named = Object.entries(known).reduce(
    (address, [pattern, id]) => address.replace(pattern, pattern.replace(/\[\w+\]/, id)),
    path,
  );
  if (path === "/.") return `/${environment}`;
  return `/${environment}${named.replace("[...nothing]", "nothing").replace("export/[format]", "export/csv").replace("[format]", "json")}`;
}

/** A query that the report page can make for any report. */
const QUESTION = JSON.stringify({ ask: "standing", version: "SIQ-000000000000" });

/** Follows a redirect like a browser, because a file that is not available redirects to a page with the reason. */
async function visit(address: string, method = "GET"): Promise<Answer> {
  const headers = { cookie, "content-type": "application/json" };
  const answer = await send(method, address, { headers, ...(method === "POST" ? { raw: QUESTION } : {}) });
  const location = answer.headers.get("location");
  return location?.startsWith("/") && answer.status < 400 ? visit(location) : answer;
}

const setRole = (role: Role) => setRoles(own.companyId, role);

beforeAll(async () => {
  name = mark("client");
  [own, other] = [await makeFirm("Own"), await makeFirm("Other")];
  const file = await attach(other);
  await Promise.all([own, other].map(approveLive));
  ids = { test: await fill(other, "test", file), live: await fill(other, "live", file) };
  cookie = await signIn(own);
}, 120_000);

describe("the portal of one firm, at every URL,", () => {
  test.each(["test", "live"] as const)("gives a 404 for another firm's ids, in %s", async (environment) => {
    const found: string[] = [];
    for (const { place, isPage } of NAMED.filter(({ place }) => !place.includes("export"))) {
      const address = fillIn(environment, place, ids[environment]);
      expect(address).not.toMatch(/[[\]]/);
      const { status, text } = await visit(address, place.endsWith("/ask") ? "POST" : "GET");
      if (status !== 404 || text.includes(name)) found.push(`${status} ${place}`);
      // The page's title must not reveal the record either, because the browser's history shows it.
      if (isPage && !text.includes("<title>Not found")) found.push(`title of ${place}`);
    }
    expect(found).toEqual([]);
  });

  test("compares no report with a report of another firm or environment", async () => {
    const mine = await makeReady(own);
    const foreign = [ids.test.requests, ids.live.requests];
    const inLive = await send("POST", "/v1/requests", { key: own.liveKey, body: REQUEST_BODY });
    for (const id of [...foreign, String(inLive.json.id)])
      for (const pair of [`${mine}/compare/${id}`, `${id}/compare/${mine}`]) {
        const { status, text } = await visit(`/test/requests/${pair}`);
        expect([status, text.includes("<title>Not found")], pair).toEqual([404, true]);
        expect(text, pair).not.toContain(name);
      }
    const twice = await makeReady(own);
    expect((await visit(`/test/requests/${mine}/compare/${twice}`)).text).toContain("Two reports compared");
  });

  test.each(ROLES)("shows %s no data of another firm on any page or file", async (role) => {
    const found: string[] = [];
    await setRole(role);
    for (const environment of ["test", "live"] as const) {
      for (const { place } of FIXED.filter(({ place }) => !place.endsWith("/files"))) {
        const { status, text } = await visit(`/${environment}${place === "/." ? "" : place}`);
        const isForeign = [name, ...Object.values(ids[environment])].some((word) => text.includes(word));
        if (status >= 500 || isForeign) found.push(`${environment} ${status} ${place}`);
      }
    }
    await setRole("owner");
    expect(found).toEqual([]);
  });

  test("redirects a signed-out caller to sign in, and shows no data", async () => {
    const found: string[] = [];
    for (const { place } of PATHS) {
      const address = fillIn("test", place, ids.test);
      const method = place.endsWith("/ask") || place.endsWith("/files") ? "POST" : "GET";
      const { status, headers, text } = await send(method, address);
      const isTurnedAway = status >= 300 && status < 500 && !text.includes(name);
      const isRefused = status >= 400 || (headers.get("location") ?? "").startsWith("/sign-in");
      if (!isTurnedAway || !isRefused) found.push(`${status} ${place}`);
    }
    expect(found).toEqual([]);
  });
});

describe("the portal of the firm itself", () => {
  test("shows no data of test in live, and no data of live in test", async () => {
    cookie = await signIn(other);
    const found: string[] = [];
    for (const [environment, away] of [
      ["test", "live"],
      ["live", "test"],
    ] as const) {
      for (const { place } of NAMED.filter(({ place }) => !/export|files/.test(place))) {
        const address = fillIn(environment, place, ids[away]);
        const { status } = await visit(address, place.endsWith("/ask") ? "POST" : "GET");
        if (status !== 404) found.push(`${status} ${environment} ${place}`);
      }
    }
    expect(found).toEqual([]);
    const { status, text } = await visit(fillIn("test", "/requests/[id]", ids.test));
    expect([status, text.includes(name)]).toEqual([200, true]);
  });
});

/** The live URLs that a suspended firm can still use, to list requests and withdraw them. */
const LEFT_WHILE_SUSPENDED = ["/requests", "/requests/[id]", "/requests/find", "/requests/runs/[id]"];

describe("the live portal of a suspended firm", () => {
  test("redirects every URL to Going live except the list, the search, a request's page and links to it, for every role", async () => {
    cookie = await signIn(other);
    const operator = await makePerson(OPERATORS.first);
    const reason = "A complaint is being looked into.";
    await setLiveAccess(other.companyId, { act: "suspended", reason, operator, now: new Date() });
    const left: string[] = [];
    for (const role of ROLES) {
      await setRoles(other.companyId, role);
      const here: string[] = [];
      for (const { place } of PATHS) {
        const isSent = /\/(ask|find|files|recent)$/.test(place);
        const { status, headers, text } = await send(
          isSent ? "POST" : "GET",
          fillIn("live", place, ids.live),
          {
            headers: { cookie, "content-type": "application/json" },
            ...(isSent ? { raw: QUESTION } : {}),
          },
        );
        const isLedAway = headers.get("location") === "/test/settings/live" && !text.includes(name);
        if (!isLedAway) here.push(`${status} ${place}`);
      }
      // An emailed link (/alerts/[id]) redirects to its request.
      const expected = [...LEFT_WHILE_SUSPENDED.map((path) => `200 ${path}`), "307 /alerts/[id]"];
      expect(here.sort(), role).toEqual(expected.sort());
      left.push(...here);
    }
    expect(left).toHaveLength(ROLES.length * (LEFT_WHILE_SUSPENDED.length + 1));
  });

  test("stays closed to a firm that was never approved", async () => {
    await setLiveApproval(other.companyId, false, other.actor, new Date());
    for (const path of LEFT_WHILE_SUSPENDED) {
      const method = path.endsWith("/find") ? "POST" : "GET";
      const { headers } = await send(method, fillIn("live", path, ids.live), { headers: { cookie } });
      expect(headers.get("location"), path).toBe("/test/settings/live");
    }
  });
});
