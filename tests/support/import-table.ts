import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "@/scripts/install.mjs";

function listParts(folder: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return [];
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
}

const STAGES = ["lib/connect", "lib/ingest", "lib/analyse", "lib/erase"];
const DELIVERIES = ["lib/webhooks", "lib/documents", "lib/messages"];
const USE_CASES = [...STAGES, ...DELIVERIES, "lib/identity", "lib/company"];
/** Modules that every part of the product may import, except the pure ones. */
const GROUND = ["lib/scope", "lib/errors", "lib/env", "lib/ids", "lib/log", "lib/telemetry/trace"];
/** Store functions that make no decision. Callers may use these functions directly. */
const ACTS_OF_STORE = [
  "alert",
  "application",
  "application-file",
  "audit-export",
  "end-session",
  "endpoint-secret",
  "note",
  "replay",
  "second-factor",
  "sso-rule",
  "test-event",
].map((name) => `lib/store/write/${name}`);
const FOR_USE_CASES = [
  "lib/engine",
  "lib/rules",
  "lib/contract",
  "lib/render",
  "lib/store",
  "lib/adapters",
  "lib/workers",
  ...GROUND,
];

export type Row = { from: string; may: string[]; typesOf?: string[]; packages?: RegExp };

/**
 * The allowed imports. The row with the longest matching `from` applies to a module, which may always import from its
 * own folder.
 */
export const TABLE: Row[] = [
  { from: "lib/engine", may: [], packages: /^$/ },
  // Rules use the engine's calendar, so that only one module calculates days.
  { from: "lib/rules", may: ["lib/engine/calendar"], typesOf: ["lib/engine"], packages: /^$/ },
  // Telephone numbers and CSV need separate packages in addition to zod.
  {
    from: "lib/contract",
    may: ["lib/engine", "lib/rules", "lib/errors"],
    packages: /^(zod|libphonenumber-js|csv-parse)(\/|$)/,
  },
  // Needs the lists of the sandbox's personas and banks, because a caller may only name existing ones.
  {
    from: "lib/contract/sandbox",
    may: [
      "lib/contract",
      "lib/engine",
      "lib/rules",
      "lib/errors",
      "lib/sandbox/banks",
      "lib/sandbox/endings",
      "lib/sandbox/households/list",
      "lib/sandbox/scenarios",
    ],
    packages: /^zod$/,
  },
  {
    from: "lib/render",
    may: ["lib/engine", "lib/rules", "lib/contract", "components/report", "components/receipt", ...GROUND],
  },
  // An email to a customer uses the firm's colour, as the customer's pages do, and also the receipt and the product's
  // name.
  {
    from: "lib/render/mail",
    may: [
      "components/consent/brand-colour",
      "components/product",
      "components/receipt",
      "components/report/printable",
      "lib/engine",
      "lib/rules",
    ],
  },
  { from: "lib/store", may: ["lib/engine", "lib/rules", "prisma/generated", ...GROUND] },
  { from: "lib/adapters", may: ["lib/engine", "lib/rules", ...GROUND] },
  ...listParts("lib/adapters").map((from) => ({
    from,
    may: ["lib/adapters/local-outbox", "lib/engine", "lib/rules", ...GROUND],
  })),
  // The sandbox adapter uses the built-in bank as other adapters use their SDK.
  {
    from: "lib/adapters/upstream/sandbox",
    may: ["lib/engine", "lib/rules", "lib/adapters/upstream", "lib/sandbox", ...GROUND],
  },
  { from: "lib/sandbox", may: ["lib/engine", "lib/rules", "lib/store/sandbox", ...GROUND] },
  ...[...STAGES, "lib/webhooks", "lib/documents", "lib/identity"].map((from) => ({
    from,
    may: FOR_USE_CASES,
  })),
  // A new worker analyses the sandbox's personas before it receives any customer's data.
  {
    from: "lib/analyse/warm-report",
    may: ["lib/sandbox/banks", "lib/sandbox/households", ...FOR_USE_CASES],
  },
  { from: "lib/messages", may: ["lib/documents", ...FOR_USE_CASES] },
  // Uses lib/identity, because a firm's settings include its members: their roles, second factors and email addresses.
  { from: "lib/company", may: ["lib/identity", ...FOR_USE_CASES] },
  { from: "lib/pipeline", may: [...STAGES, "lib/store/read", "lib/workers", ...GROUND] },
  {
    from: "lib/http",
    may: [
      "lib/contract",
      "lib/identity",
      "lib/company",
      "lib/store/read",
      "lib/store/unavailable",
      // Files are stored compressed, and sent in an encoding that the client accepts.
      "lib/store/pack",
      "lib/store/write/idempotency",
      "lib/rules",
      ...GROUND,
    ],
  },
  // The sandbox's controls act as the customer and as the bank, and move the clock, so they call all use cases.
  {
    from: "lib/controls",
    may: ["lib/pipeline", "lib/sandbox", ...USE_CASES, ...FOR_USE_CASES],
  },
  // An action on many requests calls the use cases of one request.
  { from: "lib/bulk", may: ["lib/erase", ...DELIVERIES, ...FOR_USE_CASES] },
  // The jobs work through the outbox: they claim rows and mark them done. A timer anchors the audit logs.
  {
    from: "lib/jobs",
    may: [
      "lib/pipeline",
      "lib/store/write/expiry-notice",
      "lib/store/write/outbox",
      "lib/store/write/tidy",
      "lib/store/listen",
      "lib/rules",
      "lib/company/audit-anchors",
      "lib/bulk",
      ...STAGES,
      ...DELIVERIES,
      ...GROUND,
    ],
  },
  // Threads report that the database is unavailable, so that a job is retried.
  {
    from: "lib/workers",
    may: ["lib/store/unavailable", "lib/telemetry/tame-console", ...GROUND],
  },
  // Only this module of lib/workers knows which jobs the threads run.
  {
    from: "lib/workers/jobs",
    may: [
      "lib/workers",
      "lib/analyse/report-job",
      "lib/analyse/review-job",
      "lib/analyse/warm-report",
      "lib/documents/document-job",
      "lib/documents/viewer-job",
      "lib/ingest/take-snapshot",
      ...GROUND,
    ],
  },
  { from: "lib/env", may: ["lib/rules", ...GROUND] },

  { from: "lib/telemetry", may: ["lib/store/client", "lib/store/write/outbox", ...GROUND] },
  {
    from: "lib/start",
    may: [
      "lib/http",
      "lib/jobs",
      "lib/sandbox",
      "lib/company/log-call",
      "lib/store",
      "lib/telemetry",
      "lib/workers/take-signals",
      ...GROUND,
    ],
  },
  {
    from: "app",
    may: [
      "lib/http",
      "lib/jobs",
      "lib/bulk",
      "lib/contract",
      "lib/controls",
      "lib/pipeline",
      "lib/render",
      "lib/rules",
      "lib/store/read",
      "lib/store/require-approval",
      // Some routes send a stored file unpacked.
      "lib/store/pack",
      ...ACTS_OF_STORE,
      "lib/adapters/local-outbox",
      "lib/workers/thread",
      "components",
      ...USE_CASES,
      ...GROUND,
    ],
  },
  // The documentation describes the code: it reads the tables and schemas, and calls no use case.
  {
    from: "app/docs",
    may: [
      "lib/sandbox",
      "lib/contract",
      "lib/http",
      "lib/engine",
      "lib/rules",
      "lib/render",
      "lib/messages/message-limits",
      "lib/webhooks/sign-webhook",
      "components",
      ...GROUND,
    ],
  },
  {
    from: "app/sandbox",
    may: ["lib/sandbox", "lib/http", "lib/render/page", "lib/rules/sharing", "components", ...GROUND],
  },
  // Days and months are put into words in one module, for the engine's sentences, reports and pages.
  {
    from: "components",
    may: ["lib/rules", "lib/engine/figures", "lib/engine/calendar/day-words"],
    typesOf: ["lib/engine", "lib/contract"],
  },
];
