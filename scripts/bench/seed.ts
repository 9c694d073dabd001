import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { writeReport } from "@/lib/analyse/write-report";
import { createCompany } from "@/lib/company/create-company";
import { rotateKey } from "@/lib/company/rotate-key";
import { createRequest } from "@/lib/connect/create-request";
import { newRequestId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { closeStore, inCompany, inScope, pool } from "@/lib/store/client";
import { newDataKey, seal } from "@/lib/store/seal";
import { insertSnapshot } from "@/lib/store/write/snapshot";
import { growHousehold } from "./grow-household";

/**
 * What the API's part of the bench calls: a company whose rate limit is out of the way, its requests, spread over two
 * years and shaped as real ones are, and one report. Writes the facts to BENCH_FILE.
 */
const REQUESTS = 100_000;
const BATCH = 5_000;
const KNOWN_IDS = 1_000;
const REPORT_ROWS = 1_000;
const NO_LIMIT = 1_000_000_000;
const SPREAD_MS = 730 * 86_400_000;
/** Requests of one person in the middle of the list share a reference, and their name is nobody else's. */
const SHARED_REF = "LOAN-SHARED";
const RARE_NAME = "Zebulon Quixworth";
const RARE_EVERY = 20_000;

const FIRST = ["Ava", "Noah", "Mia", "Liam", "Priya", "Wei", "Zoë", "Omar", "Grace", "Tane", "Chloe", "Minh"];
const LAST = ["Nguyen", "Smith", "Singh", "O’Brien", "Chen", "Kowalski", "Papadopoulos", "Taylor", "Haddad"];
const STATUSES = ["pending_consent", "pending_data", "ready", "ready", "ready", "withdrawn", "purged"];
const STAGES: Record<string, string> = { pending_consent: "awaiting_consent", pending_data: "awaiting_data" };

const pick = (values: readonly string[], place: number): string => values[place % values.length] ?? "";

function toRow(scope: Scope, place: number, now: number) {
  const id = newRequestId();
  const status = pick(STATUSES, (place * 7919) >>> 3);
  const isErased = status === "withdrawn" || status === "purged";
  const key = isErased ? null : newDataKey(id);
  const name = `${pick(FIRST, place * 31)} ${pick(LAST, place * 17)}-${place % 997}`;
  const contact = JSON.stringify({ email: `client${place}@example.com`, phone: "+61412345678" });
  return {
    id,
    company_id: scope.companyId,
    environment: scope.environment,
    status,
    stage: STAGES[status] ?? status,
    report_type: place % 3 === 0 ? "expense_summary" : "affordability",
    consent_type: "once",
    client_name: place % RARE_EVERY === RARE_EVERY / 2 ? RARE_NAME : name,
    client_ref: place % 400 === 0 ? SHARED_REF : `LOAN-${place}`,
    contact_sealed:
      key && `\\x${Buffer.from(seal({ id, dataKeyWrapped: key }, "contact", contact)).toString("hex")}`,
    data_key_wrapped: key && `\\x${Buffer.from(key).toString("hex")}`,
    created_at: new Date(now - SPREAD_MS * (1 - place / REQUESTS)).toISOString(),
    consented_at: status === "pending_consent" ? null : new Date(now).toISOString(),
  };
}

async function insertMany(scope: Scope): Promise<string[]> {
  const known: string[] = [];
  const now = Date.now() - 60_000;
  const client = await pool().connect();
  try {
    for (let from = 0; from < REQUESTS; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, place) => toRow(scope, from + place, now));
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
      known.push(...rows.slice(0, KNOWN_IDS / (REQUESTS / BATCH)).map((row) => row.id));
    }
  } finally {
    client.release();
  }
  return known;
}

async function makeReport(scope: Scope, actor: Actor): Promise<string> {
  const wish = { clientName: "Priya Raman", reportType: "affordability" as const, clientRef: null };
  const nothing = { email: null, phone: null, periodLabel: null, redirectUri: null, cancelUri: null };
  const request = await createRequest(scope, { ...wish, ...nothing, consentType: "once" }, actor);
  const now = new Date();
  const snapshot = await insertSnapshot(scope, request, 1, growHousehold(REPORT_ROWS), now);
  if (snapshot) await writeReport(scope, request.id, snapshot, now);
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
    count,
    sharedRef: SHARED_REF,
    rareName: RARE_NAME,
    login: { email: owner.email, password: owner.password },
  };
  writeFileSync(file, JSON.stringify(facts), { mode: 0o600 });
}

const file = process.env.BENCH_FILE;
if (!file) throw new Error("BENCH_FILE must name the file to write");
await seed(file);
await closeStore();
