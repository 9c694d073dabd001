import type { Upstream } from "@/lib/adapters/upstream/port";
import { traced } from "@/lib/trace";

/** The same provider, whose calls are told of by the provider's name and the call's; nothing of what they carry is. */
export function tracedUpstream(upstream: Upstream): Upstream {
  return new Proxy(upstream, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      // What is read of a message that is here already calls nobody.
      if (typeof value !== "function" || name === "parseEvent") return value;
      return (...words: unknown[]) =>
        traced("upstream", `${target.provider} ${String(name)}`, () => value.apply(target, words));
    },
  });
}
