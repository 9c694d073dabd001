import type { z } from "zod";
import { admitVisitor } from "@/lib/company/admit-visitor";
import type { Operation } from "@/lib/contract/operation";
import { answerError, requestIdOf, withHeaders } from "@/lib/http/answer";
import { addressOf } from "@/lib/http/client-address";
import { answerOf, type Reply, type Route } from "@/lib/http/route";

export type Visit = { request: Request; id: string };

/**
 * Endpoints that need no key, because the id in the path is the secret. Held to a rate by id and by address, so that
 * ids cannot be tried out.
 */
export function open<A extends z.ZodType>(
  operation: Operation<z.ZodUndefined, z.ZodUndefined, z.ZodUndefined, A>,
  handle: (visit: Visit) => Promise<Reply<A>>,
): Route {
  const route: Route = async (request, context) => {
    const requestId = requestIdOf(request);
    const answer = async () => {
      // Where the path has no part to fill in, the framework hands over no parameters at all.
      const { id = "" } = (await context.params) ?? {};
      await admitVisitor(String(id), addressOf(request), operation.method === "POST");
      return answerOf(operation, await handle({ request, id: String(id) }));
    };
    const response = await answer().catch((error: unknown) => answerError(error, requestId));
    return withHeaders(response, { "x-request-id": requestId });
  };
  return Object.assign(route, { operation });
}
