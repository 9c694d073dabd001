import { AppError, notFound } from "@/lib/errors";
import { document as answer, answerError, requestIdOf } from "@/lib/http/answer";
import { attachment } from "@/lib/http/attachment";
import { member } from "@/lib/http/member";
import { getFile } from "@/lib/store/read/application-file";

type Context = { params: Promise<{ file: string }> };

/** Serves a document of the company's own application as a download. It is never displayed as one of our pages. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { company, may } = await member();
  try {
    if (!may("application.write")) throw notFound();
    const { name, type, bytes } = await getFile(company.id, (await params).file);
    return answer(bytes, type, { "content-disposition": attachment(name) });
  } catch (error) {
    if (error instanceof AppError) return answerError(error, requestIdOf(request));
    throw error;
  }
}
