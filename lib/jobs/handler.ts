import type { Inngest } from "inngest";
import { serve } from "inngest/edge";
import { makeClient } from "@/lib/jobs/client";
import { makeFunctions } from "@/lib/jobs/functions";

export type Handler = (request: Request) => Promise<Response>;

const cache = globalThis as unknown as { surplusJobs?: { client: Inngest; handler: Handler } };

/** The client and the handler that runs our functions, one of each a process. */
export function jobs(): { client: Inngest; handler: Handler } {
  if (!cache.surplusJobs) {
    const client = makeClient();
    // An unsigned sync would make this server call out for whoever asks, so it is refused.
    const served = serve({ client, functions: makeFunctions(client), enableUnauthedSync: false } as never);
    cache.surplusJobs = { client, handler: served as unknown as Handler };
  }
  return cache.surplusJobs;
}
