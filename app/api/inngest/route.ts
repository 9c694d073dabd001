import { env, usesInngest } from "@/lib/env";
import { AppError, notFound } from "@/lib/errors";
import { refusal, requestIdOf } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-body";
import { jobs } from "@/lib/jobs/handler";
import { describeError, log } from "@/lib/log";

/** A call carries ids, and the steps of runs that we have none of. */
const BODY_BYTES_MAX = 1_048_576;
const SIGNATURE_HEADER = "x-inngest-signature";

/** The door Inngest calls. Without Inngest nothing answers here: the same functions run in process. */
async function answer(request: Request): Promise<Response> {
  try {
    if (!usesInngest()) throw notFound();
    // Whoever has no signature to show is not listened to; whether it is a true one, the SDK says.
    if (!env().INNGEST_DEV && !request.headers.has(SIGNATURE_HEADER))
      throw new AppError("invalid_key", "Unauthorized");
    return await jobs().handler(await takeWhole(request));
  } catch (error) {
    if (error instanceof AppError) return refusal(error, requestIdOf(request));
    log().error({ error: describeError(error) }, "a call of Inngest failed");
    return refusal(new AppError("bad_request", "The call cannot be read."), requestIdOf(request));
  }
}

/** The request with its body read, up to the limit, and found to be JSON. Throws too_large, and bad_request. */
async function takeWhole(request: Request): Promise<Request> {
  const body = Buffer.from(await readBytes(request, BODY_BYTES_MAX));
  const { method, headers, url } = request;
  if (body.length === 0) return new Request(url, { method, headers });
  try {
    JSON.parse(body.toString("utf8"));
  } catch {
    throw new AppError("bad_request", "The body is not JSON.");
  }
  return new Request(url, { method, headers, body });
}

export { answer as GET, answer as POST, answer as PUT };
