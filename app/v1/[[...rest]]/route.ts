import { notFound } from "@/lib/errors";
import { refusal, requestIdOf, withHeaders } from "@/lib/http/answer";

/** Answers every unknown path under /v1 with the API's own 404 error. */
async function answer(request: Request): Promise<Response> {
  const requestId = requestIdOf(request);
  return withHeaders(refusal(notFound(), requestId), { "x-request-id": requestId });
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
