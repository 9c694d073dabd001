import { readEvidence } from "@/lib/company/operator/read-evidence";
import { AppError } from "@/lib/errors";
import { document as answer, answerError, requestIdOf } from "@/lib/http/answer";
import { attachment } from "@/lib/http/attachment";
import { operator } from "@/lib/http/operator";

type Context = { params: Promise<{ id: string; file: string }> };

/**
 * Serves a document of an application as a download, and records that the operator read it. The document is never
 * displayed as one of our pages.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asking = await operator();
  const { id, file } = await params;
  try {
    const { name, type, bytes } = await readEvidence(id, file, asking);
    return answer(bytes, type, { "content-disposition": attachment(name) });
  } catch (error) {
    if (error instanceof AppError) return answerError(error, requestIdOf(request));
    throw error;
  }
}
