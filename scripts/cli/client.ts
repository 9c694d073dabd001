import type { ConsentLink, Ended, Health, PublicKeys } from "./api-types.js";
import { createCallJson } from "./client/call-json.js";
import { endpointCalls, eventCalls, webhookCalls } from "./client/events.js";
import { reportCalls } from "./client/reports.js";
import { requestCalls } from "./client/requests.js";
import { sandboxCalls } from "./client/sandbox.js";
import { type CallOptions, type ClientOptions, createSend } from "./client/send.js";

export type * from "./api-types.js";
// biome-ignore lint/performance/noBarrelFile: this is the one file that other projects import.
export { ApiError, ConnectionError, type FieldFault, NotReadyError } from "./client/api-error.js";
export type { EventQuery, ReplayQuery } from "./client/events.js";
export type { ListQuery } from "./client/list-pages.js";
export type { ReportFormat } from "./client/reports.js";
export type { Household, PersonaChoice as Casting, Scenario } from "./client/requests.js";
export type { Answered, CallOptions, ClientOptions } from "./client/send.js";
export type { WaitOptions } from "./client/wait.js";

export type Client = ReturnType<typeof createClient>;

/**
 * Creates a client of the /v1 API, with a method for every operation, typed from its OpenAPI document. Needs only the
 * global fetch of Node 20.19 or newer. Repeats calls where that is safe and may help (see client/send.ts); a POST has
 * an Idempotency-Key, so a repeat creates nothing twice. Throws TypeError for invalid options. A call throws ApiError
 * or ConnectionError, neither of which contains the key. Sends the key only to `baseUrl`, and never sends a live key
 * over plain http to another machine.
 */
export function createClient(options: ClientOptions) {
  refuseOptions(options);
  const send = createSend(options);
  const call = createCallJson(send);
  const open = <T>(method: "GET" | "POST", path: string, id?: string, rest?: CallOptions) =>
    call<T>({ method, path, isPublic: true, ...(id === undefined ? {} : { id }), ...rest });
  const LINK = "/v1/connect/{id}";
  return {
    requests: requestCalls(call),
    reports: reportCalls(send, call),
    events: eventCalls(call),
    webhook: webhookCalls(call),
    webhooks: endpointCalls(call),
    sandbox: sandboxCalls(call),
    /** The contents of the customer's link, for firms that show their own page. Needs no key. */
    link: {
      get: (id: string, rest?: CallOptions) => open<ConsentLink>("GET", LINK, id, rest),
      withdraw: (id: string, rest?: CallOptions) => open<Ended>("POST", `${LINK}/withdraw`, id, rest),
    },
    health: (rest?: CallOptions) => open<Health>("GET", "/health", undefined, rest),
    /** The public keys for checking the signatures of reports. */
    publicKeys: (rest?: CallOptions) => open<PublicKeys>("GET", "/.well-known/jwks.json", undefined, rest),
  };
}

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** Throws for invalid options. The message does not contain the key. */
function refuseOptions({ baseUrl, apiKey }: ClientOptions): void {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError("baseUrl must be a web address such as https://reports.example.com.");
  if (url.username || url.search || url.hash)
    throw new TypeError("baseUrl must not contain a user name, a query or a fragment.");
  if (apiKey === undefined) return;
  if (!/^svc_(test|live)_[0-9A-Za-z]+$/.test(apiKey))
    throw new TypeError("apiKey must begin with svc_test_ or svc_live_ and contain only letters and digits.");
  if (apiKey.startsWith("svc_live_") && url.protocol === "http:" && !LOCAL_HOSTS.includes(url.hostname))
    throw new TypeError("A live key is not sent over plain http: use https.");
}
