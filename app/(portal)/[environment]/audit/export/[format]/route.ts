import { exportAudit } from "@/lib/company/export-audit";
import { AuditQuery, EXPORT_FORMATS, toAuditFilter } from "@/lib/contract/audit-log";
import { NOTHING_RUNS } from "@/lib/http/default-headers";
import { member } from "@/lib/http/member";

const TYPES = { csv: "text/csv; charset=utf-8", ndjson: "application/x-ndjson; charset=utf-8" } as const;

type Context = { params: Promise<{ format: string }> };

/** Streams the audit log as a file. Takes the same filters as the page of the audit log. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { format: asked } = await params;
  const { may, scope, actor } = await member();
  const format = EXPORT_FORMATS.find((each) => each === asked);
  if (!format) return new Response("Not Found", { status: 404 });
  if (!may("audit.read")) return new Response("Your role cannot read the audit log.", { status: 403 });
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== "");
  const query = AuditQuery.safeParse(Object.fromEntries(given)).data ?? AuditQuery.parse({});
  const pieces = await exportAudit(scope, { filter: toAuditFilter(query), format, actor });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(toStream(pieces), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": `attachment; filename="audit-${scope.environment}-${day}.${format}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": NOTHING_RUNS,
    },
  });
}

/** Turns text into a stream of bytes. Fetches each piece only after the reader has taken the previous one. */
function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
