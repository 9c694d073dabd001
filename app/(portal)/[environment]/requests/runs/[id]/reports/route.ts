import { Readable } from "node:stream";
import { fetchDocument } from "@/lib/documents/fetch-document";
import { recordDownload } from "@/lib/documents/record-access";
import { AppError } from "@/lib/errors";
import { type Member, member } from "@/lib/http/member";
import { type ZipEntry, zip } from "@/lib/render/zip";
import { unpack } from "@/lib/store/pack";
import { getRun } from "@/lib/store/read/bulk-run";

type Context = { params: Promise<{ id: string }> };

/**
 * Downloads the PDFs of the run's finished reports as one archive, streamed as they are rendered. Each PDF gets an
 * audit entry.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const asking = await member();
  if (!asking.may("report.read")) return new Response(null, { status: 403 });
  try {
    const { rows, act } = await getRun(asking.scope, id);
    if (act !== "reports") return new Response(null, { status: 404 });
    const ready = rows.filter(({ facts }) => facts.status === "ready").map(({ requestId }) => requestId);
    const archive = Readable.toWeb(
      Readable.from(zip(listReports(asking, ready))),
    ) as ReadableStream<Uint8Array>;
    return new Response(archive, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="reports-${id}.zip"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return new Response(null, { status: 404 });
    throw error;
  }
}

/** Yields the reports as PDFs. Omits a report that was deleted or replaced in the meantime. */
async function* listReports({ scope, actor }: Member, ids: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const id of ids) {
    try {
      const file = await fetchDocument(scope, id, { format: "pdf" });
      const bytes = await unpack(file.content);
      await recordDownload(scope, id, { format: "pdf", actor });
      yield { name: `${file.verificationId}.pdf`, bytes: Buffer.from(bytes) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
