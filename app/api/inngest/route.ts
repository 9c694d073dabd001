import { env, usesInngest } from "@/lib/env/env";
import { AppError, notFound } from "@/lib/errors";
import { refusal, requestIdOf } from "@/lib/http/answer";
import { readBytes } from "@/lib/http/read-input";
import { jobs } from "@/lib/jobs/inngest";
import { describeError, log } from "@/lib/log";

/** The largest body in bytes. Calls contain only ids, so no call comes near this limit. */
const BODY_BYTES_MAX = 1_048_576;
const SIGNATURE_HEADER = "x-inngest-signature";

/**
 * The route that Inngest calls. Answers 404 if the server does not use Inngest, because our own workers then run the
 * jobs.
 */
async function answer(request: Request): Promise<Response> {
  try {
    if (!usesInngest()) throw notFound();
    // Refuse an unsigned call before reading its body. The SDK checks the signature itself.
    if (!env().INNGEST_DEV && !request.headers.has(SIGNATURE_HEADER))
      throw new AppError("invalid_key", "Unauthorized");
    return await jobs().handler(await takeWhole(request));
  } catch (error) {
    if (error instanceof AppError) return refusal(error, requestIdOf(request));
    log().error({ error: describeError(error) }, "a call from Inngest failed");
    return refusal(new AppError("bad_request", "The call cannot be read."), requestIdOf(request));
  }
}

/** Reads the body, up to the limit, and checks that it is JSON. Throws too_large and bad_request. */
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
