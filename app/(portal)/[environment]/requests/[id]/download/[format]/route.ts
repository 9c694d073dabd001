import type { DocumentFormat } from "@/lib/deliver/document-job";
import { fetchDocument } from "@/lib/deliver/fetch-document";
import { fetchReportBytes, getVerificationId } from "@/lib/deliver/fetch-report";
import { AppError } from "@/lib/errors";
import { document as answer } from "@/lib/http/answer";
import { member } from "@/lib/http/member";
import type { Scope } from "@/lib/scope";

type Made = { bytes: Uint8Array<ArrayBuffer>; verificationId: string };
type Format = { type: string; make: (scope: Scope, id: string) => Promise<Made> };

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
};

type Context = { params: Promise<{ id: string; format: string }> };

/** A report as a file. Whoever cannot have it is sent to the page that says why. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, format } = await params;
  const asking = await member();
  const known = FORMATS[format];
  if (!known || !asking.may("report.read")) return goTo(asking.place(`/requests/${encodeURIComponent(id)}`));
  try {
    const { bytes, verificationId } = await known.make(asking.scope, id);
    const filename = `${verificationId}.${format}`;
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
