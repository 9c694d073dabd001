import { answerError, json, requestIdOf, withHeaders } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-body";
import type { Route } from "@/lib/http/route";

/**
 * The route for a message provider's events. Limits the body's size, refuses an unsigned call before any lookup, and
 * sends the same answer to every signed call, whether or not we know the message. If we fail, the response is an error,
 * so the provider sends the event again. `answer` builds the response for a provider that does not expect JSON.
 */
export function providerEvent(
  handle: (headers: Headers, body: Uint8Array, query: URLSearchParams) => Promise<unknown>,
  answer: () => Response = () => json(200, { received: true }),
): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    try {
      await handle(request.headers, await readBytes(request), new URL(request.url).searchParams);
    } catch (error) {
      return withHeaders(answerError(error, requestId), { "x-request-id": requestId });
    }
    return withHeaders(answer(), { "x-request-id": requestId });
  };
}
