import { env } from "@/lib/env/env";
import type { Environment } from "@/lib/scope";

/** The institution of Fiskil's sandbox, and the only one whose data test may see. */
export const SANDBOX_INSTITUTION = "88888";

export type FiskilSettings = {
  environment: Environment;
  baseUrl: string;
  version: string;
  clientId: string;
  clientSecret: string;
  /** Null if no secret is set. Then no event counts as signed. */
  webhookSecret: Uint8Array | null;
  timeoutMs: number;
  arrivalMs: number;
  permissions: readonly string[];
  /** Values of `termination_reason` for a consent that has ended; `*` matches any. */
  overReasons: readonly string[];
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Fiskil's settings for this environment; null without credentials. Never uses live's settings for test. */
export function findSettings(environment: Environment): FiskilSettings | null {
  const all = env();
  const isLive = environment === "live";
  const clientId = isLive ? all.FISKIL_CLIENT_ID : all.FISKIL_TEST_CLIENT_ID;
  const clientSecret = isLive ? all.FISKIL_CLIENT_SECRET : all.FISKIL_TEST_CLIENT_SECRET;
  const webhookSecret = isLive ? all.FISKIL_WEBHOOK_SECRET : all.FISKIL_TEST_WEBHOOK_SECRET;
  if (!clientId || !clientSecret) return null;
  return {
    environment,
    clientId,
    clientSecret,
    webhookSecret: webhookSecret ?? null,
    baseUrl: all.FISKIL_BASE_URL.replace(/\/$/, ""),
    version: all.FISKIL_VERSION,
    timeoutMs: all.FISKIL_TIMEOUT_SECONDS * SECOND_MS,
    arrivalMs: all.FISKIL_ARRIVAL_HOURS * HOUR_MS,
    permissions: all.FISKIL_PERMISSIONS,
    overReasons: all.FISKIL_OVER_REASONS,
  };
}
