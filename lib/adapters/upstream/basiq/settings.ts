import { env } from "@/lib/env/env";
import type { Environment } from "@/lib/scope";

/** Hooli, the bank of their open-banking sandbox, and the only one that test may see data of. */
export const TEST_INSTITUTION = "AU00000";

/** The one version of their interface that open banking is part of. */
export const VERSION_HEADERS = { "basiq-version": "3.0" };

export type BasiqSettings = {
  environment: Environment;
  baseUrl: string;
  /** The page of theirs where customers consent. */
  consentUrl: string;
  /** As their dashboard shows it: base64 of what basic authentication wants. */
  apiKey: string;
  /** Null where none is set: then no event counts as signed. */
  webhookSecret: Uint8Array | null;
  timeoutMs: number;
  arrivalMs: number;
  /** Data older than this is fetched from the bank again before it is used. */
  freshMs: number;
  /** Statuses of a consent or a connection that end it. */
  overStatuses: readonly string[];
  /** How customers are found by address, with `{email}` in its place. */
  usersFilter: string;
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** What speaks to Basiq for this environment; null where it has no key. Live's is never used for test. */
export function findSettings(environment: Environment): BasiqSettings | null {
  const all = env();
  const isLive = environment === "live";
  const apiKey = isLive ? all.BASIQ_API_KEY : all.BASIQ_TEST_API_KEY;
  const webhookSecret = isLive ? all.BASIQ_WEBHOOK_SECRET : all.BASIQ_TEST_WEBHOOK_SECRET;
  if (!apiKey) return null;
  return {
    environment,
    apiKey,
    webhookSecret: webhookSecret ?? null,
    baseUrl: all.BASIQ_BASE_URL.replace(/\/$/, ""),
    consentUrl: all.BASIQ_CONSENT_URL,
    timeoutMs: all.BASIQ_TIMEOUT_SECONDS * SECOND_MS,
    arrivalMs: all.BASIQ_ARRIVAL_HOURS * HOUR_MS,
    freshMs: all.BASIQ_FRESH_HOURS * HOUR_MS,
    overStatuses: all.BASIQ_OVER_STATUSES,
    usersFilter: all.BASIQ_USERS_FILTER,
  };
}
