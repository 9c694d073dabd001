// Measures the reads of the pages and the API, as the product's role, in the database described by FACTS_FILE. Writes
// the times to BENCH_FILE.
import { readFileSync, writeFileSync } from "node:fs";
import { toUsageRange } from "@/lib/contract/usage";
import type { Scope } from "@/lib/scope";
import { closeStore } from "@/lib/store/client";
import { listAuditLog } from "@/lib/store/read/audit-log";
import { listCalls } from "@/lib/store/read/call";
import { listDeliveries } from "@/lib/store/read/delivery-list";
import { listEvents } from "@/lib/store/read/event";
import { getMilestones } from "@/lib/store/read/milestone";
import { countRequests, listRequestPage, type PageQuery } from "@/lib/store/read/request-page";
import { countUndelivered } from "@/lib/store/read/undelivered";
import { readUsage } from "@/lib/store/read/usage";
import { tidyUp } from "@/lib/store/write/tidy";

const RUNS = 40;
const WARM_RUNS = 3;
/** Reads that take longer than this, in milliseconds, are run only a few times. */
const SLOW_MS = 1_000;
const SLOW_RUNS = 3;
const PAGE = { limit: 50, after: null };
const DAY_MS = 86_400_000;

type Facts = { companyId: string; userId: string; ids: string[]; days: number };
type Work = () => Promise<unknown>;

/** The reads of each page, by the page's name. */
function worksOf({ companyId, userId, ids, days }: Facts): Record<string, Work> {
  const scope: Scope = { companyId, environment: "test" };
  const now = new Date();
  const since = new Date(now.getTime() - days * DAY_MS);
  const halfway = new Date(now.getTime() - (days * DAY_MS) / 2);
  const list = (more: Partial<PageQuery>) => async () => {
    const query: PageQuery = { limit: 25, order: "newest", from: null, ...more };
    await Promise.all([listRequestPage(scope, query), countRequests(scope, query, userId)]);
  };
  const usage = (period: "7" | "30" | "12m") => {
    const range = toUsageRange({ period }, now);
    return () => readUsage(scope, range, range.unit);
  };
  const audit = (more: object) => () => listAuditLog(scope, { ...PAGE, ...more });
  const calls = (more: object) => () => listCalls(scope, { ...PAGE, ...more });
  const deliveries = (more: Omit<Parameters<typeof listDeliveries>[1], "limit">) => () =>
    listDeliveries(scope, { limit: 50, ...more });
  const events = (more: object) => () =>
    listEvents(scope, { after: null, since, type: null, limit: 25, ...more });
  const middle = { createdAt: halfway, id: "" };
  return {
    list: list({}),
    "list, by status": list({ status: "ready" }),
    "search, common": list({ text: "nguyen" }),
    "search, five rows": list({ text: "zebulon" }),
    "search, no match": list({ text: "no such name" }),
    "usage, 7 days": usage("7"),
    "usage, 30 days": usage("30"),
    "usage, 12 months": usage("12m"),
    "quick start": () => getMilestones(scope),
    "quick start, before the first call": () => getMilestones({ ...scope, environment: "live" }),
    audit: audit({}),
    "audit, by action": audit({ action: "report.viewed" }),
    "audit, action never taken": audit({ action: "report.shared" }),
    "audit, by member": audit({ actorKind: "member", actorId: userId }),
    "audit, member and action": audit({ actorKind: "customer", action: "report.shared" }),
    "audit, one request": audit({ requestId: ids[0] }),
    "API log": calls({}),
    "API log, a page in the middle": calls({ after: middle }),
    "API log, one request": calls({ requestId: ids[0] }),
    "API log, 2xx": calls({ statusClass: 2 }),
    "API log, 4xx": calls({ statusClass: 4 }),
    "API log, 5xx": calls({ statusClass: 5 }),
    "API log, 3xx, no match": calls({ statusClass: 3 }),
    "API log, GET": calls({ method: "GET" }),
    "API log, DELETE, no match": calls({ method: "DELETE" }),
    "API log, a common route": calls({ route: "/v1/requests/{id}" }),
    "API log, a rare route": calls({ route: "/v1/webhooks" }),
    "API log, a route, no match": calls({ route: "/v1/batches" }),
    "API log, route and 5xx": calls({ route: "/v1/requests", statusClass: 5 }),
    "API log, route and method, no match": calls({ route: "/v1/requests/{id}", method: "POST" }),
    "API log, GET, a page in the middle": calls({ method: "GET", after: middle }),
    "API log, DELETE, later half of the period": calls({ method: "DELETE", since: halfway }),
    deliveries: deliveries({}),
    "deliveries, a page in the middle": deliveries({ after: middle }),
    "deliveries, delivered": deliveries({ state: "delivered" }),
    "deliveries, failed": deliveries({ state: "failed" }),
    "deliveries, pending, no match": deliveries({ state: "pending" }),
    "deliveries, dead-lettered, no match": deliveries({ state: "dead_lettered" }),
    "deliveries, one type": deliveries({ event: "report.ready" }),
    "deliveries, a rare type": deliveries({ event: "report.refreshed" }),
    "deliveries, a type, no match": deliveries({ event: "report.awaiting_share" }),
    "deliveries, rare type and failed": deliveries({ event: "report.refreshed", state: "failed" }),
    "deliveries, type and failed": deliveries({ event: "report.ready", state: "failed" }),
    "deliveries, counts": () => countUndelivered(scope, since),
    "/v1/events": events({}),
    "/v1/events, later half of the period": events({ since: halfway }),
    "/v1/events, one type": events({ type: "report.ready" }),
    "/v1/events, a rare type": events({ type: "report.refreshed" }),
    "/v1/events, a type, no match": events({ type: "report.awaiting_share" }),
  };
}

async function time(work: Work): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Times the work several times, after a few runs that are not counted. */
async function timeOften(work: Work): Promise<number[]> {
  const isSlow = (await time(work)) > SLOW_MS;
  for (let n = 1; n < (isSlow ? 1 : WARM_RUNS); n++) await work();
  const times: number[] = [];
  for (let n = 0; n < (isSlow ? SLOW_RUNS : RUNS); n++) times.push(await time(work));
  return times.sort((a, b) => a - b);
}

const { FACTS_FILE = "", BENCH_FILE = "", PART } = process.env;
const facts = JSON.parse(readFileSync(FACTS_FILE, "utf8")) as Facts;
if (PART === "prune") {
  const aDayLater = new Date(Date.now() + DAY_MS);
  const tookMs = await time(() => tidyUp(aDayLater));
  writeFileSync(BENCH_FILE, JSON.stringify({ tookMs }));
} else {
  const results: [string, number[]][] = [];
  for (const [name, work] of Object.entries(worksOf(facts))) results.push([name, await timeOften(work)]);
  writeFileSync(BENCH_FILE, JSON.stringify(results));
}
await closeStore();
