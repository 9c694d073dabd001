import { AppError } from "@/lib/errors";
import { document as answer, answerError, requestIdOf } from "@/lib/http/answer";
import { attachment } from "@/lib/http/attachment";
import { operator } from "@/lib/http/operator";
import { getCheckFile } from "@/lib/store/read/application-file";

type Context = { params: Promise<{ id: string; item: string }> };

/** Serves the file of an operator's check as a download. It is never displayed as one of our pages. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await operator();
  const { id, item } = await params;
  try {
    const { name, type, bytes } = await getCheckFile(id, item);
    return answer(bytes, type, { "content-disposition": attachment(name) });
  } catch (error) {
    if (error instanceof AppError) return answerError(error, requestIdOf(request));
    throw error;
  }
}
