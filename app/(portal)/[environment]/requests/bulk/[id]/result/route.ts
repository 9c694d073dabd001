import { AppError } from "@/lib/errors";
import { document } from "@/lib/http/answer";
import { member } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { renderRequestCsv } from "@/lib/render/request-csv";
import { getBatch } from "@/lib/store/read/batch";
import { recordExport } from "@/lib/store/write/audit-export";

type Context = { params: Promise<{ id: string }> };

/** Downloads the requests created from an imported file: their ids and links next to the firm's own references. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const asking = await member();
  if (!asking.may("request.write")) return new Response(null, { status: 403 });
  try {
    const { lines } = await getBatch(asking.scope, id);
    const results = lines.map(({ requestId, isMade, ...rest }) => ({
      ...rest,
      id: requestId,
      result: isMade ? ("made" as const) : ("existed" as const),
      consentUrl: consentUrlOf(requestId),
    }));
    const count = results.filter((line) => line.id !== null).length;
    await recordExport(
      asking.scope,
      { action: "requests.links_downloaded", detail: { batch: id, count } },
      asking.actor,
    );
    return document(new TextEncoder().encode(renderRequestCsv(results)), "text/csv; charset=utf-8", {
      "content-disposition": `attachment; filename="requests-${id}.csv"`,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return new Response(null, { status: 404 });
    throw error;
  }
}
