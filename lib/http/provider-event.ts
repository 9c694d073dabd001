import { answerError, json, requestIdOf, withHeaders } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-body";
import type { Route } from "@/lib/http/route";

/**
 * A door for what a provider tells of messages: its body is bounded, a call that is not signed is refused before anything
 * is looked up, and every signed one is answered alike, whether we know what it is about or not. Where we fail, the answer
 * says so, and the provider tells it again. `answer` makes what a provider reads that takes another one than JSON.
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
