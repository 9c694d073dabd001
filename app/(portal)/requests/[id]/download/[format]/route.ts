import { type FetchedReport, fetchReport } from "@/lib/deliver/fetch-report";
import { AppError } from "@/lib/errors";
import { document as answer } from "@/lib/http/answer";
import { findMember } from "@/lib/http/member";
import { renderHtml } from "@/lib/render/html";
import { renderJson } from "@/lib/render/json";
import { renderPdf } from "@/lib/render/pdf-pool";
import { renderXml } from "@/lib/render/xml";

type Format = { type: string; render: (report: FetchedReport) => Promise<string | Uint8Array> | string };

const FORMATS: Readonly<Record<string, Format>> = {
  json: { type: "application/json", render: ({ document, integrity }) => renderJson(document, integrity) },
  html: {
    type: "text/html; charset=utf-8",
    render: ({ document, integrity }) => renderHtml(document, integrity),
  },
  xml: {
    type: "application/xml; charset=utf-8",
    render: ({ document, integrity }) => renderXml(document, integrity),
  },
  pdf: { type: "application/pdf", render: ({ document, integrity }) => renderPdf(document, integrity) },
};

type Context = { params: Promise<{ id: string; format: string }> };

/** A report as a file. Whoever cannot have it is sent to the page that says why. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, format } = await params;
  const asking = await findMember();
  if (!asking) return goTo("/sign-in");
  const known = FORMATS[format];
  if (!known || !asking.may("report.read")) return goTo(`/requests/${encodeURIComponent(id)}`);
  try {
    const report = await fetchReport(asking.scope, id);
    const body = await known.render(report);
    const filename = `${report.document.verification.id}.${format}`;
    const headers = { "content-disposition": `attachment; filename="${filename}"` };
    return answer(typeof body === "string" ? body : new Uint8Array(body), known.type, headers);
  } catch (error) {
    if (error instanceof AppError) return goTo(`/requests/${encodeURIComponent(id)}`);
    throw error;
  }
}

/** A relative address, so that it holds behind whatever proxy stands in front. */
function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
