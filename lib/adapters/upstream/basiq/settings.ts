import { env } from "@/lib/env/env";
import type { Environment } from "@/lib/scope";

/** Hooli, the bank of Basiq's open-banking sandbox, and the only one whose data test may see. */
export const TEST_INSTITUTION = "AU00000";

/** The only version of Basiq's API that includes open banking. */
export const VERSION_HEADERS = { "basiq-version": "3.0" };

export type BasiqSettings = {
  environment: Environment;
  baseUrl: string;
  /** Basiq's consent page. */
  consentUrl: string;
  /** The key as Basiq's dashboard shows it: base64 for basic authentication. */
  apiKey: string;
  /** Null if no secret is set. Then no event counts as signed. */
  webhookSecret: Uint8Array | null;
  timeoutMs: number;
  arrivalMs: number;
  /** Milliseconds; older data is fetched from the bank again before it is used. */
  freshMs: number;
  /** Statuses that mean a consent or connection has ended. */
  overStatuses: readonly string[];
  /** The query that finds customers by address, with `{email}` in its place. */
  usersFilter: string;
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Basiq's settings for this environment; null without a key. Never uses live's settings for test. */
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
