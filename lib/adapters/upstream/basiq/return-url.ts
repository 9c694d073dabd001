import type { StartConsent } from "@/lib/adapters/upstream/port";
import { findText, parseFields } from "@/lib/adapters/upstream/rest/fields";

/**
 * Basiq's pages return every customer to one URL, set in its dashboard, with the `state` of the link. So the state
 * contains the URLs to which the customer then continues: one after success, one after any other outcome.
 */
export function toState({ redirectUrl, cancelUrl }: Pick<StartConsent, "redirectUrl" | "cancelUrl">): string {
  return Buffer.from(JSON.stringify({ back: redirectUrl, cancel: cancelUrl })).toString("base64url");
}

/**
 * The outcome that is shown to a customer who returns without a job: one of the codes in components/consent/notices.
 */
const STOPPED = "AUTH_SESSION_CANCELLED";

/**
 * Finds the URL to which a returning customer continues; null if the query contains none. If the query has jobs and no
 * error, the customer has connected a bank; otherwise not. This difference only selects the message, because we ask
 * Basiq itself about the consent. The caller must check that the URL is ours before it redirects.
 */
export function findReturnUrl(query: URLSearchParams): URL | null {
  const state = parseFields(Buffer.from(query.get("state") ?? "", "base64url"));
  const hasJobs = ["jobIds", "jobId"].some((name) => query.get(name));
  const error = query.get("error");
  const isDone = hasJobs && error === null;
  const text = findText(isDone ? state?.back : state?.cancel);
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (isDone) return url;
  url.searchParams.set("error", error ?? "access_denied");
  if (error === null) url.searchParams.set("error_type", STOPPED);
  return url;
}
