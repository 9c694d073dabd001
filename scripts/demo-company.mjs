// The demo company: seeds it on the first start, creates a consent link that still awaits a customer, and prints the
// banner.
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { exclusive } from "./exclusive.mjs";
import { callLocal } from "./http-call.mjs";
import { findJson, writePrivateJson } from "./private-file.mjs";
import { runTool } from "./tool.mjs";

const DEMO_REQUEST = { client_name: "Alex Example", report_type: "affordability", client_ref: "demo" };

export const demoFileOf = (dataDir) => path.join(dataDir, "demo.json");

/**
 * Identifies the database by the random id of its first migration, so that a new database at the same URL is
 * recognised as new.
 */
export async function identifyDatabase(ownerUrl) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT id FROM _prisma_migrations ORDER BY started_at, id LIMIT 1");
    return rows[0]?.id ?? null;
  } finally {
    await client.end();
  }
}

/**
 * Seeds the demo company, unless demo.json exists and belongs to this database. Takes a lock, so that only one company
 * is created.
 */
export function ensureDemoCompany({ dataDir, database, webhookUrl, env, ...options }) {
  const file = demoFileOf(dataDir);
  return exclusive(`${file}.lock`, async () => {
    const known = await findJson(file);
    if (known?.api_key_test && known.database === database) return known;
    // Removes the file of another database. Otherwise, the check after the seed could mistake that file's key for the
    // seed's.
    await rm(file, { force: true });
    // Events go to this machine only if the product is allowed to reach it.
    const webhook = webhookUrl && env.WEBHOOK_ALLOW_PRIVATE === "1" ? { DEMO_WEBHOOK_URL: webhookUrl } : {};
    await runTool("tsx", ["prisma/seed.ts"], { ...options, env: { ...env, ...webhook, DEMO_FILE: file } });
    const seeded = await findJson(file);
    if (!seeded?.api_key_test) throw new Error(`The seed wrote no API key into ${file}.`);
    const facts = { ...seeded, database };
    await writePrivateJson(file, facts);
    return facts;
  });
}

/**
 * Adds the facts that need a running server to demo.json: the server's URL, and a request that still awaits its
 * customer.
 */
export async function completeFacts({ dataDir, facts, settings }) {
  const api = apiOf(settings.port, facts.api_key_test);
  const link = await findWaitingRequest(api, facts.request_id)
    .then((found) => found ?? api("POST", "/v1/requests", DEMO_REQUEST))
    .catch((error) => ({ error }));
  const complete = {
    ...facts,
    base_url: settings.baseUrl,
    request_id: link.id ?? null,
    consent_url: link.consent_url ?? null,
  };
  await writePrivateJson(demoFileOf(dataDir), complete);
  return { facts: complete, problem: link.error?.message ?? null };
}

async function findWaitingRequest(api, id) {
  if (!id) return null;
  const found = await api("GET", `/v1/requests/${id}`).catch(() => null);
  return found?.status === "pending_consent" ? found : null;
}

/** Milliseconds for which a server that has just started may answer 503, until it has created its first keys. */
const BUSY_TIMEOUT_MS = 60_000;
const BUSY_PAUSE_MS = 500;

function apiOf(port, key) {
  return async (method, url, body) => {
    const call = () =>
      callLocal(port, url, {
        method,
        headers: { "X-API-Key": key, ...(body && { "Content-Type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const deadline = performance.now() + BUSY_TIMEOUT_MS;
    let { status, text } = await call();
    while (status === 503 && performance.now() < deadline) {
      await sleep(BUSY_PAUSE_MS);
      ({ status, text } = await call());
    }
    if (status >= 300) throw new Error(`${method} ${url} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
}

/** The lines of the banner, for someone who has just started the product. */
export function banner({ facts, settings, notes = [] }) {
  const rows = [
    ["Address", settings.baseUrl],
    ...(facts
      ? [
          ["Portal sign-in", `${facts.portal.email}  ${facts.portal.password}`],
          ...(facts.operator
            ? [
                ["Operator", `${facts.operator.email}  ${facts.operator.password}`],
                ["", `at ${settings.baseUrl}/operator; authenticator secret ${facts.operator.totp_secret}`],
              ]
            : []),
          ["Test API key", facts.api_key_test],
          ["Consent link", facts.consent_url ?? "none could be created"],
          ...(facts.webhook_url ? [["Webhooks", "npm run --silent surplus -- listen"]] : []),
        ]
      : []),
  ];
  const table = rows.map(([name, value]) => `  ${name.padEnd(16)}${value}`);
  const curl = facts
    ? ["", "  Create a request:", "", ...curlLines(settings.baseUrl, facts.api_key_test)]
    : [];
  const ending = notes.map((note) => `  ${note}`);
  return ["", "  Surplus is running.", "", ...table, ...curl, "", ...ending, ""].join("\n");
}

function curlLines(baseUrl, key) {
  const body = JSON.stringify({ client_name: "Kim Nguyen", report_type: "affordability" });
  return [
    `  curl -s ${baseUrl}/v1/requests -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '${body}'`,
  ];
}
