import { baseUrl, env } from "@/lib/env/env";
import { notFound } from "@/lib/errors";
import { answerError, requestIdOf } from "@/lib/http/answer";
import { writeSecurityTxt } from "@/lib/http/security-txt";

export const dynamic = "force-dynamic";

/** Says where to report a vulnerability. Answers 404 unless SUPPORT_EMAIL is set. */
export function GET(request: Request): Response {
  const { SUPPORT_EMAIL: contact } = env();
  if (!contact) return answerError(notFound(), requestIdOf(request));
  const text = writeSecurityTxt({ contact, site: baseUrl(), now: new Date() });
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
