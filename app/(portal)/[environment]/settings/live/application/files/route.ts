import { addEvidence } from "@/lib/company/application/evidence";
import { AppError, notFound } from "@/lib/errors";
import { answerError, requestIdOf } from "@/lib/http/answer";
import { findMoved } from "@/lib/http/form";
import { type Member, member } from "@/lib/http/member";
import { readBytes } from "@/lib/http/read-input";
import { EVIDENCE_BYTES_MAX } from "@/lib/rules/application/evidence";

/** The largest body in bytes: the largest document, and space for the other fields of the form. */
const BODY_BYTES_MAX = EVIDENCE_BYTES_MAX + 20_000;

/**
 * Receives a document for the company's application. A document can be larger than an action accepts, so it has its
 * own route, which limits the size while reading. A script gets the result as JSON; a browser without script is
 * redirected to the application, which shows the result.
 */
export async function POST(request: Request): Promise<Response> {
  const asking = await member();
  if (!asking.may("application.write")) return answer(request, asking, "not_allowed");
  try {
    const form = await readUpload(request);
    if (findMoved(form, asking)) return answer(request, asking, "moved");
    const { application, name, bytes } = await readFields(form);
    await addEvidence(asking.company.id, application, { file: { name, bytes }, by: asking });
    return answer(request, asking, "added");
  } catch (error) {
    const isExpected =
      error instanceof AppError && ["too_large", "bad_request", "conflict"].includes(error.code);
    return isExpected ? answer(request, asking, error.code) : answerError(error, requestIdOf(request));
  }
}

async function readUpload(request: Request): Promise<FormData> {
  const body = await readBytes(request, BODY_BYTES_MAX);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(Uint8Array.from(body), { headers }).formData().catch(() => null);
  if (!form) throw new AppError("bad_request", "No file was sent.");
  return form;
}

async function readFields(form: FormData) {
  const file = form.get("file");
  if (!(file instanceof File)) throw new AppError("bad_request", "No file was sent.");
  const application = form.get("application");
  if (typeof application !== "string") throw notFound();
  return { application, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Sends the result. The redirect uses a relative URL, because that works behind any proxy. */
function answer(request: Request, asking: Member, word: string): Response {
  if (request.headers.get("accept") === "application/json")
    return Response.json({ file: word }, { headers: { "cache-control": "no-store" } });
  const location = `${asking.pathOf("/settings/live/application")}?file=${word}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
