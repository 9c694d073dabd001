// Creates the data for the benchmark's calls: a company without a rate limit, its requests, and two reports. The
// requests are spread over a year and resemble real requests. Writes the ids and keys that the benchmark needs to
// BENCH_FILE.
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import pg from "pg";
import { writeReport } from "@/lib/analyse/write-report";
import { createCompany } from "@/lib/company/create-company";
import { rotateKey } from "@/lib/company/rotate-key";
import { createRequest } from "@/lib/connect/create-request";
import { newRequestId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { closeStore, inCompany, inScope, pool } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { newDataKey, seal } from "@/lib/store/seal";
import { insertSnapshot } from "@/lib/store/write/snapshot";
import { growHousehold } from "./grow-household";
import { makeCookie, makeOperatorCookie } from "./seed-sessions";

const REQUESTS = 100_000;
const BATCH = 5_000;
const KNOWN_IDS = 1_000;
const REPORT_ROWS = 1_000;
const NO_LIMIT = 1_000_000_000;
/** The time over which the requests are spread: less than the twelve months that the usage page can show. */
const SPREAD_MS = 364 * 86_400_000;
const LARGE_REPORT_ROWS = 2_500;
/** The reference of every 400th request. One request in 20,000 also has the name RARE_NAME. */
const SHARED_REF = "LOAN-SHARED";
const RARE_NAME = "Zebulon Quixworth";
const RARE_EVERY = 20_000;

const FIRST = ["Ava", "Noah", "Mia", "Liam", "Priya", "Wei", "Zoë", "Omar", "Grace", "Tane", "Chloe", "Minh"];
const LAST = ["Nguyen", "Smith", "Singh", "O’Brien", "Chen", "Kowalski", "Papadopoulos", "Taylor", "Haddad"];
const STATUSES = ["pending_consent", "pending_data", "ready", "ready", "ready", "withdrawn", "purged"];
const STAGES: Record<string, string> = { pending_consent: "awaiting_consent", pending_data: "awaiting_data" };

const pick = (values: readonly string[], index: number): string => values[index % values.length] ?? "";

function toRow(scope: Scope, index: number, now: number) {
  const id = newRequestId();
  const status = pick(STATUSES, (index * 7919) >>> 3);
  const isErased = status === "withdrawn" || status === "purged";
  const key = isErased ? null : newDataKey(id);
  const name = `${pick(FIRST, index * 31)} ${pick(LAST, index * 17)}-${index % 997}`;
  const contact = JSON.stringify({ email: `client${index}@example.com`, phone: "+61412345678" });
  return {
    id,
    company_id: scope.companyId,
    environment: scope.environment,
    status,
    stage: STAGES[status] ?? status,
    report_type: index % 3 === 0 ? "expense_summary" : "affordability",
    consent_type: "once",
    client_name: index % RARE_EVERY === RARE_EVERY / 2 ? RARE_NAME : name,
    client_ref: index % 400 === 0 ? SHARED_REF : `LOAN-${index}`,
    contact_sealed:
      key && `\\x${Buffer.from(seal({ id, dataKeyWrapped: key }, "contact", contact)).toString("hex")}`,
    data_key_wrapped: key && `\\x${Buffer.from(key).toString("hex")}`,
    ...stepsOf(status, index, now - SPREAD_MS * (1 - index / REQUESTS)),
  };
}

/**
 * The times of a request's steps. The customer opens the link after minutes to days and consents within minutes; the
 * report is ready within seconds.
 */
function stepsOf(status: string, index: number, createdMs: number) {
  const spread = (from: number, to: number, step: number) => from + ((index * step) % (to - from));
  const openedMs = createdMs + spread(60, 200_000, 7_919) * 1000;
  const consentedMs = openedMs + spread(40, 900, 31) * 1000;
  const readyMs = consentedMs + spread(3, 60, 17) * 1000;
  const at = (time: number, isSo: boolean) => (isSo ? new Date(time).toISOString() : null);
  return {
    created_at: new Date(createdMs).toISOString(),
    opened_at: at(openedMs, status !== "pending_consent" || index % 2 === 0),
    consented_at: at(consentedMs, status !== "pending_consent"),
    ready_at: at(readyMs, status === "ready" || status === "purged"),
    withdrawn_at: at(consentedMs + 86_400_000, status === "withdrawn"),
    purged_at: at(readyMs + 86_400_000, status === "purged"),
  };
}

async function insertMany(scope: Scope): Promise<string[]> {
  const known: string[] = [];
  const now = Date.now() - 60_000;
  const client = await pool().connect();
  try {
    for (let from = 0; from < REQUESTS; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => toRow(scope, from + index, now));
      const columns = Object.keys(rows[0] ?? {}).join(", ");
      await client.query("begin");
      await client.query(
        "select set_config('app.company_id', $1, true), set_config('app.environment', $2, true)",
        [scope.companyId, scope.environment],
      );
      await client.query(
        `insert into request (${columns}) select ${columns} from json_populate_recordset(null::request, $1)`,
        [JSON.stringify(rows)],
      );
      await client.query(
        `insert into consent (request_id, company_id, environment, provider, institutions, given_at)
         select id, company_id, environment, 'sandbox', array['Bank of Wattle'], consented_at
         from json_populate_recordset(null::request, $1) where consented_at is not null`,
        [JSON.stringify(rows)],
      );
      await client.query("commit");
      if (from === 0) await analyse();
      known.push(...rows.slice(0, KNOWN_IDS / (REQUESTS / BATCH)).map((row) => row.id));
    }
  } finally {
    client.release();
  }
  return known;
}

/**
 * Analyses the tables as the owner. Without statistics, Postgres chooses a poor index to check each consent's request,
 * and reads all requests of the company. Autovacuum would come too late.
 */
async function analyse(): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env.OWNER_URL });
  await owner.connect();
  try {
    await owner.query("analyze request, consent");
  } finally {
    await owner.end();
  }
}

const INPUT = {
  clientName: "Priya Raman",
  reportType: "affordability",
  consentType: "once",
  clientRef: null,
  email: null,
  phone: null,
  periodLabel: null,
  redirectUri: null,
  cancelUri: null,
} as const;

async function makeReport(scope: Scope, actor: Actor, rowCount = REPORT_ROWS): Promise<string> {
  const request = await createRequest(scope, { input: INPUT, actor });
  const now = new Date();
  // The consent, without which no report can be written.
  const consent = {
    requestId: request.id,
    ...scope,
    provider: "sandbox",
    institutions: ["Bank of Wattle"],
    givenAt: now,
  };
  await inScope(scope, (tx) => tx.consent.create({ data: consent }));
  const snapshot = await insertSnapshot(scope, request, {
    generation: 1,
    data: growHousehold(rowCount),
    now,
  });
  if (snapshot) await writeReport(scope, request.id, snapshot, now);
  const { status } = await getRequest(scope, request.id);
  if (status !== "ready") throw new Error(`the report was not written: ${status}`);
  return request.id;
}

async function seed(file: string): Promise<void> {
  const owner = {
    name: "Bench",
    email: "bench@example.com",
    password: randomBytes(12).toString("base64url"),
  };
  const { companyId, userId } = await createCompany({ name: "Bench", owner });
  const actor: Actor = { kind: "member", id: userId };
  await inCompany(companyId, (tx) =>
    tx.companySettings.update({ where: { companyId }, data: { rateLimitPerMinute: NO_LIMIT } }),
  );
  const key = await rotateKey(companyId, "test", actor);
  const scope: Scope = { companyId, environment: "test" };
  const ids = await insertMany(scope);
  const reportId = await makeReport(scope, actor);
  const largeReportId = await makeReport(scope, actor, LARGE_REPORT_ROWS);
  const { id: waitingId } = await createRequest(scope, { input: INPUT, actor });
  const count = await inScope(scope, (tx) => tx.request.count());
  const other = await createCompany({ name: "Other", owner: { ...owner, email: "other@example.com" } });
  const foreign = { companyId: other.companyId, environment: "test" } as const;
  const foreignId = await makeReport(foreign, { kind: "member", id: other.userId });
  const unknownId = newRequestId();
  const facts = {
    companyId,
    foreignId,
    unknownId,
    key,
    ids,
    reportId,
    largeReportId,
    waitingId,
    userId,
    memberCookie: await makeCookie(userId, companyId),
    operatorCookie: await makeOperatorCookie(),
    count,
    sharedRef: SHARED_REF,
    rareName: RARE_NAME,
  };
  writeFileSync(file, JSON.stringify(facts), { mode: 0o600 });
}

const file = process.env.BENCH_FILE;
if (!file) throw new Error("BENCH_FILE must name the file to write");
await seed(file);
await closeStore();
