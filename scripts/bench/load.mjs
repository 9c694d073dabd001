// Makes calls as fast as they are answered, with a number of concurrent callers that each have their own connection.
import { Pool } from "undici";

export function openCallers(baseUrl, callers) {
  return new Pool(baseUrl, { connections: callers, pipelining: 1 });
}

/**
 * Runs the callers for `seconds`; each makes one call after the other. `next(n)` is the n-th call: path, method,
 * headers, body. Returns the time of each response in milliseconds, and the seconds from the start to the last
 * response. An unexpected status ends the benchmark, so that it never measures the time of an error response.
 */
export async function load(pool, callers, seconds, { next, status = 200 }) {
  const times = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  let made = 0;
  const caller = async () => {
    for (let sent = began; sent < until; ) {
      sent = performance.now();
      const { statusCode, body } = await pool.request({ method: "GET", ...next(made++) });
      if (statusCode !== status)
        throw new Error(`Answered ${statusCode}: ${(await body.text()).slice(0, 300)}`);
      await discard(body);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { times, seconds: (performance.now() - began) / 1000 };
}

/** Reads a body to its end without decoding it: decoding a report took longer than the server's work on it. */
async function discard(body) {
  for await (const _ of body);
}

/** The value below which the fraction `share` of the sorted values lies. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
