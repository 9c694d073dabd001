import { setTimeout as sleep } from "node:timers/promises";
import type { Provider } from "@/lib/adapters/upstream/port";
import { type Answer, exchange, LostAnswer, type RestCall } from "@/lib/adapters/upstream/rest/exchange";
import { errorIdOf, isPassing, toFault } from "@/lib/adapters/upstream/rest/fault";
import { findRetryAfterMs, TRIES_MAX, waitMs } from "@/lib/adapters/upstream/rest/patience";
import type { Tokens } from "@/lib/adapters/upstream/rest/token";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Environment } from "@/lib/scope";

export type Call = {
  /** The purpose of the call, for the log and for faults; never the URL, whose query names the customer. */
  operation: string;
  method: RestCall["method"];
  /** A path of the provider, or a whole URL from a page's link. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** False for a call that must not be made twice: it is not repeated if its response is lost. */
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

/** Reports whether a call was rejected because of its token. Some providers answer 403 to an expired token. */
const isTokenRefused = ({ status }: Answer): boolean => status === 401 || status === 403;

const changes = ({ method }: Call): boolean => method !== "GET";

/** Reports whether a call may be repeated. A call rejected by a rate limit did nothing, so it may be. */
function mayRepeat(call: Call, { status }: Answer): boolean {
  return call.isRepeatable || status === 429;
}

function waitOf(done: number, { headers }: Answer): number | null {
  return waitMs(done, findRetryAfterMs(headers.get("retry-after"), new Date()), Math.random());
}

/**
 * Builds the URL of a call. Throws for a link to another host than the configured one, because it would get the
 * token.
 */
function toUrl({ baseUrl }: Host, { operation, path, query = {} }: Call): string {
  const base = new URL(`${baseUrl}/`);
  const url = new URL(path, base);
  if (url.origin !== base.origin) throw new UpstreamFault(`${operation}: a link to another host`, false);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
