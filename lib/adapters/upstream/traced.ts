import type { Upstream } from "@/lib/adapters/upstream/port";
import { traced } from "@/lib/telemetry/trace";

/** The same provider, with each call traced by the provider's and the call's name; none of its contents. */
export function tracedUpstream(upstream: Upstream): Upstream {
  return new Proxy(upstream, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      // Reading a received message makes no call.
      if (typeof value !== "function" || name === "parseEvent") return value;
      return (...words: unknown[]) =>
        traced("upstream", `${target.provider} ${String(name)}`, () => value.apply(target, words));
    },
  });
}
