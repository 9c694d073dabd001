import type { DocumentFormat } from "@/lib/deliver/document-job";
import { fetchDocument } from "@/lib/deliver/fetch-document";
import { fetchReportBytes, getVerificationId } from "@/lib/deliver/fetch-report";
import { recordDownload } from "@/lib/deliver/record-download";
import { AppError } from "@/lib/errors";
import { document as answer } from "@/lib/http/answer";
import { member } from "@/lib/http/member";
import type { Scope } from "@/lib/scope";

type Made = { bytes: Uint8Array<ArrayBuffer>; verificationId: string };
/** `ending` is how the file's name ends after the verification id; else a dot and the format. */
type Format = { type: string; ending?: string; make: (scope: Scope, id: string) => Promise<Made> };

const documentIn = (format: DocumentFormat) => (scope: Scope, id: string) => fetchDocument(scope, id, format);

const FORMATS: Readonly<Record<string, Format>> = {
  json: {
    type: "application/json",
    make: async (scope, id) => ({
      verificationId: await getVerificationId(scope, id),
      bytes: await fetchReportBytes(scope, id),
    }),
  },
  html: { type: "text/html; charset=utf-8", make: documentIn("html") },
  xml: { type: "application/xml; charset=utf-8", make: documentIn("xml") },
  pdf: { type: "application/pdf", make: documentIn("pdf") },
  csv: { type: "text/csv; charset=utf-8", make: documentIn("csv") },
  "lines-csv": { type: "text/csv; charset=utf-8", ending: "-lines.csv", make: documentIn("lines-csv") },
};

type Context = { params: Promise<{ id: string; format: string }> };

/** A report as a file, which the request's record then tells of. Whoever cannot have it is sent to the page that says why. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, format } = await params;
  const asking = await member();
  const known = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!known || !asking.may("report.read")) return goTo(asking.place(`/requests/${encodeURIComponent(id)}`));
  try {
    const { bytes, verificationId } = await known.make(asking.scope, id);
    await recordDownload(asking.scope, id, format, asking.actor);
    const filename = `${verificationId}${known.ending ?? `.${format}`}`;
    const headers = { "content-disposition": `attachment; filename="${filename}"` };
    return answer(bytes, known.type, headers);
  } catch (error) {
    if (error instanceof AppError) return goTo(asking.place(`/requests/${encodeURIComponent(id)}`));
    throw error;
  }
}

/** A relative address, so that it holds behind whatever proxy stands in front. */
function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
