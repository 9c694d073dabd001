import type { z } from "zod";
import type { Operation } from "@/lib/contract/operation";
import { answerError, answerOf, type Reply, type Route, requestIdOf, withHeaders } from "@/lib/http/answer";
import { addressOf } from "@/lib/http/client-address";
import { admitVisitor } from "@/lib/identity/admit-visitor";

type Visit = { request: Request; id: string };

/**
 * Wraps endpoints that need no key because the id in the path is the secret. Limits the rate by id and by IP address,
 * so that a caller cannot guess ids.
 */
export function open<A extends z.ZodType>(
  operation: Operation<z.ZodUndefined, z.ZodUndefined, z.ZodUndefined, A>,
  handle: (visit: Visit) => Promise<Reply<A>>,
): Route {
  const route: Route = async (request, context) => {
    const requestId = requestIdOf(request);
    const answer = async () => {
      // The framework passes no parameters when the path has none.
      const { id = "" } = (await context.params) ?? {};
      await admitVisitor(String(id), addressOf(request), operation.method === "POST");
      return answerOf(operation, await handle({ request, id: String(id) }));
    };
    const response = await answer().catch((error: unknown) => answerError(error, requestId));
    return withHeaders(response, { "x-request-id": requestId });
  };
  return Object.assign(route, { operation });
}
