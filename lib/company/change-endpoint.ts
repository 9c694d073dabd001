import { allowsLoopback, hostOf, leadsInside, refuseWebhookUrl } from "@/lib/adapters/post/address";
import { newWebhookSecret } from "@/lib/company/create-company";
import { AppError } from "@/lib/errors";
import { EVENT_TYPES, type EventType } from "@/lib/rules/request";

import type { Actor, EndpointTarget, Environment, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import type { EndpointChange } from "@/lib/store/write/endpoint";
import * as endpoints from "@/lib/store/write/endpoint";

const URL_LENGTH_MAX = 2_083;
const NOT_AN_ADDRESS = "Enter a full URL, such as https://example.com/webhooks.";
const LEADS_INSIDE =
  "That host name resolves to a private or reserved IP address; use a host that can be reached from the internet.";

/** Returns the trimmed URL if webhooks may be sent to it. Throws invalid, with the reason at `url`. */
async function checkUrl(text: string, environment: Environment): Promise<string> {
  const url = text.trim();
  const reason = await findFault(url, environment);
  if (!reason) return url;
  const field = { type: "value_error", loc: ["body", "url"], msg: reason, ctx: { reason } };
  throw new AppError("invalid", reason, { fields: [field] });
}

async function findFault(url: string, environment: Environment): Promise<string | null> {
  if (url.length > URL_LENGTH_MAX || url.includes("\0")) return NOT_AN_ADDRESS;
  const reason = refuseWebhookUrl(url, environment);
  if (reason) return reason;
  return (await leadsInside(hostOf(new URL(url)), allowsLoopback(environment))) ? LEADS_INSIDE : null;
}

/**
 * Sets the webhook URL of one endpoint; without an id, of the default endpoint. Empty text stops deliveries. The
 * signing secret is unchanged. If a disabled or failing endpoint gets a URL, it is switched on again and gets a test
 * event; `pinged` is then true. Throws not_found, invalid (the reason is at `url`), or conflict if there are too many
 * endpoints.
 */
export async function setWebhookUrl(
  target: EndpointTarget,
  text: string,
  actor: Actor,
  at: Date | null = null,
): Promise<{ pinged: boolean }> {
  const now = at ?? (await readClock());
  const url = text.trim() === "" ? null : await checkUrl(text, target.environment);
  return endpoints.setWebhookUrl(target, url, actor, now);
}

/**
 * Adds an endpoint with a URL and the events it takes (empty for all). Returns its id and its signing secret, which
 * cannot be read again later. Throws invalid (the reason is at `url`), or conflict if there are too many endpoints.
 */
export async function addEndpoint(
  scope: Scope,
  { url, eventTypes }: { url: string; eventTypes: readonly EventType[] },
  actor: Actor,
): Promise<{ id: string; secret: string }> {
  const secret = newWebhookSecret();
  const endpoint = { url: await checkUrl(url, scope.environment), eventTypes, secret };
  return { id: await endpoints.addEndpoint(scope, endpoint, actor, await readClock()), secret };
}

/**
 * Changes an endpoint's URL, the events it takes, or whether it is on. An endpoint that was off or failing gets a test
 * event if the change switches it on or sets its URL. Throws not_found, or invalid for a bad URL (the reason is at
 * `url`). Throws conflict if an endpoint without a URL is switched on, or if there are too many endpoints.
 */
export async function changeEndpoint(
  target: EndpointTarget,
  { url, ...rest }: Omit<EndpointChange, "url"> & { url?: string },
  actor: Actor,
): Promise<{ pinged: boolean }> {
  const checked = url === undefined ? {} : { url: await checkUrl(url, target.environment) };
  return endpoints.changeEndpoint(target, { ...rest, ...checked }, actor, await readClock());
}

/**
 * Removes an endpoint: nothing more is sent to it, and its secret is erased. Its delivery log stays for 30 days. The
 * default endpoint only loses its URL and its choice of events. Throws not_found.
 */
export async function removeEndpoint(target: EndpointTarget, actor: Actor): Promise<void> {
  await endpoints.changeEndpoint(target, { url: null, eventTypes: [] }, actor, await readClock());
}

/**
 * Switches a disabled or failing endpoint on again and sends it a test event. A healthy endpoint is unchanged, and
 * `pinged` is false. Throws not_found, and conflict if no URL is set. Failed attempts that began before `at` (by
 * default the database's time) are ignored from then on.
 */
export async function switchOnEndpoint(
  target: EndpointTarget,
  actor: Actor,
  at: Date | null = null,
): Promise<{ pinged: boolean }> {
  return endpoints.changeEndpoint(target, { isOn: true }, actor, at ?? (await readClock()));
}

/** An endpoint's URL and events as form fields. No events means all events. */
export function toWebhookFields(url: string | null, events: readonly EventType[]) {
  return { url: url ?? "", events: (events.length === 0 ? EVENT_TYPES : events).join(" ") };
}
