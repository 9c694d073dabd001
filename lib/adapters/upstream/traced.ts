import type { Upstream } from "@/lib/adapters/upstream/port";
import { traced } from "@/lib/telemetry/trace";

/**
 * Returns the same provider with a trace of each call. A trace names the provider and the call but contains none of
 * the data.
 */
export function tracedUpstream(upstream: Upstream): Upstream {
  return new Proxy(upstream, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      // Reading a received event makes no call.
      if (typeof value !== "function" || name === "parseEvent") return value;
      return (...words: unknown[]) =>
        traced("upstream", `${target.provider} ${String(name)}`, () => value.apply(target, words));
    },
  });
}
