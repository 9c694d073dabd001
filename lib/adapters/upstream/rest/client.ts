import { setTimeout as sleep } from "node:timers/promises";
import type { Provider } from "@/lib/adapters/upstream/port";
import {
  type Answer,
  errorIdOf,
  exchange,
  isPassing,
  LostAnswer,
  type RestCall,
  toFault,
} from "@/lib/adapters/upstream/rest/exchange";
import { type Fields, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Environment } from "@/lib/scope";

export type Call = {
  /** The purpose of the call, for the log and for faults; never the URL, whose query names the customer. */
  operation: string;
  method: RestCall["method"];
  /** The path of the call at the provider, or a complete URL from a page's link to the next page. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** False for a call that must not be made twice. Such a call is not repeated if its response is lost. */
  isRepeatable: boolean;
  /** Statuses that count as results of this call instead of faults. */
  accepts?: readonly number[];
};

/** The connection settings that every provider has. */
type Host = { environment: Environment; baseUrl: string; timeoutMs: number };

export type Client<Settings extends Host = Host> = {
  send: (call: Call) => Promise<Answer>;
  settings: Settings;
};

type ClientOptions = {
  provider: Provider;
  /** Headers sent with every call, such as an API version. */
  headers: Record<string, string>;
  tokens: Tokens;
};

/**
 * Makes a client for calls to a provider, with tokens, timeouts and retries. Throws UpstreamFault; never logs any
 * part of a response.
 */
export function makeClient<Settings extends Host>(
  settings: Settings,
  { provider, headers, tokens }: ClientOptions,
): Client<Settings> {
  const note = (call: Call, what: Record<string, string | number | null>) => {
    const { operation, method } = call;
    const { environment } = settings;
    log().warn({ upstream: provider, environment, operation, method, ...what }, "upstream");
  };
  const once = async (call: Call): Promise<Answer> => {
    const token = await tokens.take();
    const answer = await exchange({
      method: call.method,
      url: toUrl(settings, call),
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: call.body,
      timeoutMs: settings.timeoutMs,
    });
    if (isTokenRefused(answer)) tokens.drop(token);
    return answer;
  };

  const send = async (call: Call): Promise<Answer> => {
    let isRenewed = false;
    for (let done = 1; ; done++) {
      const answer = await once(call).catch((error: unknown) => {
        if (error instanceof LostAnswer) return error;
        throw error;
      });
      if (answer instanceof LostAnswer) {
        note(call, { lost: answer.why });
        const wasSent = answer.why !== "unreachable";
        const wait = call.isRepeatable || !wasSent ? waitMs(done, null, Math.random()) : null;
        if (wait === null)
          throw new UpstreamFault(call.operation, true, { isUncertain: wasSent && changes(call) });
        await sleep(wait);
        continue;
      }
      if (answer.status < 300 || call.accepts?.includes(answer.status)) return answer;
      note(call, { status: answer.status, errorId: errorIdOf(answer) });
      // A call rejected because of its token did nothing, so it is repeated once with a new token.
      if (isTokenRefused(answer) && !isRenewed && done < TRIES_MAX) {
        isRenewed = true;
        continue;
      }
      const wait = isPassing(answer.status) && mayRepeat(call, answer) ? waitOf(done, answer) : null;
      if (wait === null) throw toFault(call.operation, answer, changes(call));
      await sleep(wait);
    }
  };
  return { send, settings };
}

/**
 * Reports whether a call was rejected because of its token. Includes status 403, because some providers send it for an
 * expired token.
 */
const isTokenRefused = ({ status }: Answer): boolean => status === 401 || status === 403;

const changes = ({ method }: Call): boolean => method !== "GET";

/** Reports whether a call may be repeated. A call rejected by a rate limit did nothing, so it may be repeated. */
function mayRepeat(call: Call, { status }: Answer): boolean {
  return call.isRepeatable || status === 429;
}

function waitOf(done: number, { headers }: Answer): number | null {
  return waitMs(done, findRetryAfterMs(headers.get("retry-after"), new Date()), Math.random());
}

/**
 * Builds the URL of a call. Throws for a link to a host other than the configured one, because that host would receive
 * the token.
 */
function toUrl({ baseUrl }: Host, { operation, path, query = {} }: Call): string {
  const base = new URL(`${baseUrl}/`);
  const url = new URL(path, base);
  if (url.origin !== base.origin)
    throw new UpstreamFault(`${operation}: the response links to another host`, false);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The largest number of times that a call is tried. WAITS_MS lists the waits between the tries, in milliseconds. */
const TRIES_MAX = 3;
const WAITS_MS = [250, 1_000] as const;
const JITTER = 0.4;
/**
 * The longest Retry-After, in milliseconds, for which we wait, because a customer may be watching. With a longer
 * Retry-After, the call fails.
 */
const ASKED_WAIT_MAX_MS = 3_000;

/**
 * Milliseconds until try `done + 1`, or null if there is none. Honours the provider's Retry-After if it is short
 * enough. `chance`, a random number in [0, 1), spreads the tries of many callers.
 */
function waitMs(done: number, retryAfterMs: number | null, chance: number): number | null {
  const usual = WAITS_MS[done - 1];
  if (usual === undefined || done >= TRIES_MAX) return null;
  if (retryAfterMs === null) return Math.round(usual * (1 - JITTER / 2 + JITTER * chance));
  return retryAfterMs <= ASKED_WAIT_MAX_MS ? retryAfterMs : null;
}

/** Converts a `Retry-After` header, in seconds or as a date, to milliseconds from `now`; null if it is neither. */
function findRetryAfterMs(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d{1,6}$/.test(text.trim())) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/**
 * A token is replaced this many milliseconds before it expires. A token with a short lifetime is replaced in the last
 * fifth of its lifetime.
 */
const EARLY_MS = 60_000;
const EARLY_SHARE = 0.2;

export type IssuedToken = { token: string; lifeSeconds: number };

type Tokens = {
  /** Returns a valid token. Concurrent callers share one request. Throws UpstreamFault. */
  take: () => Promise<string>;
  /** Drops a token that was rejected; a newer token stays. */
  drop: (token: string) => void;
};

type FreshToken = { token: string; freshUntil: number };

/** Caches the token from `ask` until shortly before the token expires. */
export function makeTokens(ask: () => Promise<IssuedToken>, clock: () => number = () => Date.now()): Tokens {
  let kept: FreshToken | null = null;
  let asking: Promise<FreshToken> | null = null;

  const renew = (): Promise<FreshToken> => {
    asking ??= ask()
      .then((given) => toKept(given, clock()))
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return {
    async take() {
      if (kept && clock() < kept.freshUntil) return kept.token;
      kept = await renew();
      return kept.token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

function toKept({ token, lifeSeconds }: IssuedToken, now: number): FreshToken {
  const lifeMs = lifeSeconds * 1_000;
  return { token, freshUntil: now + lifeMs - Math.min(EARLY_MS, lifeMs * EARLY_SHARE) };
}

/**
 * The largest number of pages of one list. A longer list means that the links form a loop, or that there is more data
 * than a report can use.
 */
const PAGES_MAX = 800;

export type Pages = {
  operation: string;
  path: string;
  /** Another spelling of the path, tried if the provider answers 404 to the first. */
  otherPath?: string;
  query: Record<string, string>;
  /**
   * Statuses that mean that there is no data of this kind. They must not include the provider's status for an unknown
   * customer.
   */
  emptyOn?: readonly number[];
};

/**
 * Reads every row of a list, page by page, by following each page's `links.next`, which must be on the same host.
 * Throws UpstreamFault, including when the links do not end.
 */
export async function listPages(
  client: Client,
  { operation, path, otherPath, query: first, emptyOn = [] }: Pages,
  rowsOf: (body: unknown) => Fields[],
): Promise<Fields[]> {
  const rows: Fields[] = [];
  const seen = new Set<string>();
  let next: string | null = path;
  let query = first;
  for (let page = 0; next !== null; page++) {
    if (page === PAGES_MAX || seen.has(next)) throw new UpstreamFault(`${operation}: endless`, false);
    seen.add(next);
    const answer = await client.send({
      operation,
      method: "GET",
      path: next,
      query,
      isRepeatable: true,
      accepts: emptyOn,
    });
    if (answer.status === 404 && otherPath !== undefined && page === 0)
      return listPages(client, { operation, path: otherPath, query: first, emptyOn }, rowsOf);
    if (answer.status >= 300) return rows;
    for (const row of rowsOf(answer.body)) rows.push(row);
    next = nextOf(answer.body);
    query = {};
  }
  return rows;
}

function nextOf(body: unknown): string | null {
  const links = isFields(body) ? body.links : undefined;
  return (isFields(links) && findText(links.next)) || null;
}
