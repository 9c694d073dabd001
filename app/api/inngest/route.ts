import { usesInngest } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { refusal, requestIdOf } from "@/lib/http/answer";
import { jobs } from "@/lib/jobs/handler";

/** The door Inngest calls. Without Inngest nothing answers here: the same functions run in process. */
async function answer(request: Request): Promise<Response> {
  return usesInngest() ? jobs().handler(request) : refusal(notFound(), requestIdOf(request));
}

export { answer as GET, answer as POST, answer as PUT };
