import type { Upstream } from "@/lib/adapters/upstream/port";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { AppError } from "@/lib/errors";
import type { Environment } from "@/lib/scope";

/** The provider a new customer of this environment is sent to; null where none is set up. Test always reaches the sandbox. */
export function findUpstreamFor(environment: Environment): Upstream | null {
  return environment === "test" ? sandboxUpstream() : null;
}

/** The provider that holds an existing customer, by the name kept with their consent. */
export function upstreamNamed(provider: string): Upstream {
  if (provider === "sandbox") return sandboxUpstream();
  throw new AppError("not_set_up", `The data provider ${provider} is not set up on this server.`);
}

/** Every provider that may post events to us. */
export function everyUpstream(): Upstream[] {
  return [sandboxUpstream()];
}
