import { z } from "zod";
import { credentialsOf, type LiveProvider, PROVIDER_IDS } from "@/lib/env/providers";
import { feature, plain } from "@/lib/env/setting";

/** The provider for live customers if the operator has chosen none. */
const LIVE_DEFAULT: LiveProvider = "fiskil";

/** The provider for new customers. A customer who already has a provider stays with it if the setting changes. */
export const UPSTREAM_FIELDS = {
  /**
   * The provider for customers of live requests. The server does not start if this provider has no credentials. The
   * only exception is the default provider, if no other provider has credentials either.
   */
  UPSTREAM_LIVE: z.enum(PROVIDER_IDS).default(LIVE_DEFAULT),
  /** The provider for customers of test requests: the built-in bank, or a provider with its test credentials. */
  UPSTREAM_TEST: z.enum(["sandbox", ...PROVIDER_IDS]).default("sandbox"),
  /** When a provider reports a customer as unknown, we wait this many hours before we treat the customer as gone. */
  UPSTREAM_CONFIRM_HOURS: z.coerce.number().min(1).max(240).default(6),
  /**
   * Limits on disappearing customers: a number, and a percentage of a provider's active customers. We stop ending
   * consents automatically if more customers disappear within an hour, or are unknown to the provider at the same
   * time. The percentage applies only if it amounts to at least one customer.
   */
  UPSTREAM_BREAKER_CUSTOMERS: z.coerce.number().int().min(1).max(1_000).default(3),
  UPSTREAM_BREAKER_PERCENT: z.coerce.number().min(0.1).max(50).default(2),
  /** One process runs at most this many pulls of customers' data from remote providers at the same time. */
  PULLS_AT_ONCE: z.coerce.number().int().min(1).max(32).default(4),
};

const CHOICES = PROVIDER_IDS.map((id) => `\`${id}\``).join(" or ");

/** The description of each setting in UPSTREAM_FIELDS for operators. */
export const UPSTREAM_ABOUT = {
  UPSTREAM_LIVE: feature(
    `The provider for new customers of live requests: ${CHOICES}. Existing customers stay with their provider, so you can set the credentials of every provider.`,
  ),
  UPSTREAM_TEST: plain(
    `The provider for new customers of test requests: \`sandbox\` (the built-in bank), or the sandbox of ${CHOICES}.`,
  ),
  UPSTREAM_CONFIRM_HOURS: plain(
    "When a provider reports a customer as unknown, we ask again after this many hours before we end the consent.",
  ),
  UPSTREAM_BREAKER_CUSTOMERS: plain(
    "How many of a provider’s customers may disappear within an hour, or be unknown to the provider at one time. Above this number, we no longer end consents that the provider reports as ended, or whose customer it does not know, until an operator releases the stop.",
  ),
  UPSTREAM_BREAKER_PERCENT: plain(
    "A second limit, as a percentage of the provider’s active customers. If either limit is exceeded, no consent is ended. This limit applies only if the percentage is at least one customer (at 2%: from 50 customers on). Otherwise, a single customer who leaves would exceed the limit. Consents that expire, or that the customer or the firm withdraws, always end.",
  ),
  PULLS_AT_ONCE: plain(
    "The number of customers whose data one process pulls from a provider at the same time. Each pull can use some tens of megabytes of memory.",
  ),
};

type Settings = z.infer<z.ZodObject<typeof UPSTREAM_FIELDS>> & Readonly<Record<string, unknown>>;
type Refuse = (name: string, message: string) => void;

/**
 * Refuses a selected provider without credentials. The default provider may have none, unless another provider's
 * credentials are set.
 */
export function checkUpstream(settings: Settings, refuse: Refuse): void {
  const { UPSTREAM_LIVE: live, UPSTREAM_TEST: test } = settings;
  const hasCredentials = (id: LiveProvider, environment: "live" | "test") =>
    credentialsOf(id, environment).every((name) => settings[name] !== undefined);
  const needs = (id: LiveProvider, environment: "live" | "test") =>
    `is ${id}, which needs ${credentialsOf(id, environment).join(" and ")}`;
  if (test !== "sandbox" && !hasCredentials(test, "test")) refuse("UPSTREAM_TEST", needs(test, "test"));
  if (hasCredentials(live, "live")) return;
  const other = PROVIDER_IDS.find((id) => hasCredentials(id, "live"));
  if (live !== LIVE_DEFAULT) {
    refuse("UPSTREAM_LIVE", needs(live, "live"));
  } else if (other) {
    const set = credentialsOf(other, "live").join(" and ");
    refuse(
      "UPSTREAM_LIVE",
      `is ${live}, which has no credentials, but ${set} has a value: change UPSTREAM_LIVE to ${other}`,
    );
  }
}
