import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, type Asked, exchange, LostAnswer } from "@/lib/adapters/upstream/fiskil/exchange";
import { errorIdOf, isPassing, toFault } from "@/lib/adapters/upstream/fiskil/fault";
import { findRetryAfterMs, TRIES_MAX, waitMs } from "@/lib/adapters/upstream/fiskil/patience";
import type { FiskilSettings } from "@/lib/adapters/upstream/fiskil/settings";
import { makeTokens, type Tokens } from "@/lib/adapters/upstream/fiskil/token";
import { UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";

export type Call = {
  /** What it is for, in the log and in faults; never the address, whose query names the customer. */
  operation: string;
  method: Asked["method"];
  /** A path of theirs, or a whole address of theirs as a page's link gives it. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** False for what must not be done twice: then an answer that is lost is not asked for again. */
  isRepeatable: boolean;
  /** Statuses that are an answer here and no fault. */
  accepts?: readonly number[];
};

export type Client = { send: (call: Call) => Promise<Answer>; settings: FiskilSettings };

/** Speaks to Fiskil: token, version, time-outs, tries. Throws UpstreamFault; nothing of an answer goes into a log. */
export function makeClient(settings: FiskilSettings, tokens: Tokens = makeTokens(settings)): Client {
  const once = async (call: Call): Promise<Answer> => {
    const token = await tokens.take();
    const answer = await exchange({
      method: call.method,
      url: toUrl(settings, call),
      headers: { authorization: `Bearer ${token}`, "x-fiskil-version": settings.version },
      body: call.body,
      timeoutMs: settings.timeoutMs,
    });
    if (answer.status === 401) tokens.drop(token);
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
        note(settings, call, { lost: answer.why });
        const wasSent = answer.why !== "unreachable";
        const wait = call.isRepeatable || !wasSent ? waitMs(done, null, Math.random()) : null;
        if (wait === null) throw new UpstreamFault(call.operation, true, null, wasSent && changes(call));
        await sleep(wait);
        continue;
      }
      if (answer.status < 300 || call.accepts?.includes(answer.status)) return answer;
      note(settings, call, { status: answer.status, errorId: errorIdOf(answer) });
      // Refused for its token, nothing was done: once more with a new one, whatever it is.
      if (answer.status === 401 && !isRenewed && done < TRIES_MAX) {
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

const changes = ({ method }: Call): boolean => method !== "GET";

/** A call turned away for coming too often was not done, so it may be made again whatever it is. */
function mayRepeat(call: Call, { status }: Answer): boolean {
  return call.isRepeatable || status === 429;
}

function waitOf(done: number, { headers }: Answer): number | null {
  return waitMs(done, findRetryAfterMs(headers.get("retry-after"), new Date()), Math.random());
}

function note(settings: FiskilSettings, call: Call, what: Record<string, string | number | null>): void {
  const { operation, method } = call;
  log().warn(
    { upstream: "fiskil", environment: settings.environment, operation, method, ...what },
    "upstream",
  );
}

/** Whatever is asked goes to the one host that is set: a link elsewhere would carry the token there. */
function toUrl({ baseUrl }: FiskilSettings, { operation, path, query = {} }: Call): string {
  const base = new URL(`${baseUrl}/`);
  const url = new URL(path, base);
  if (url.origin !== base.origin) throw new UpstreamFault(`${operation}: a link to another host`, false);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
