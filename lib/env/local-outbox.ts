import { env } from "@/lib/env/env";

/**
 * True on a local server that `npm start` runs without an email provider. Its messages are stored in files that only
 * their owner may read, and are shown on its outbox page. A deployed server refuses to start with SURPLUS_LOCAL
 * (check-settings.ts).
 */
export function hasLocalOutbox(): boolean {
  const { SURPLUS_LOCAL, RESEND_API_KEY, SMTP_URL, DATA_DIR } = env();
  return SURPLUS_LOCAL === "1" && !RESEND_API_KEY && !SMTP_URL && Boolean(DATA_DIR);
}

/**
 * Reports whether messages to customers are sent in this environment: in live, and in test to a local server's
 * outbox.
 */
export function reachesCustomers(environment: "test" | "live"): boolean {
  return environment === "live" || hasLocalOutbox();
}
