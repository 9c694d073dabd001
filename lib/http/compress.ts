import { promisify } from "node:util";
import { constants, gzip as gzipWithCallback } from "node:zlib";

const gzip = promisify(gzipWithCallback);

/** A smaller answer fits in one packet as it is. */
const WORTH_BYTES = 1_400;

/**
 * The answer compressed where the caller takes that, because the framework compresses its own pages alone and a report
 * on a slow line is ten times as fast. Done in Node's thread pool. For whole texts, never for streams: it reads them first.
 */
export async function compress(request: Request, answer: Response): Promise<Response> {
  if (!answer.body || answer.headers.has("content-encoding")) return answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append("vary", "accept-encoding");
  if (bytes.length < WORTH_BYTES || !takesGzip(request.headers.get("accept-encoding") ?? ""))
    return new Response(bytes, { status: answer.status, headers });
  headers.set("content-encoding", "gzip");
  const packed = await gzip(bytes, { level: constants.Z_DEFAULT_COMPRESSION });
  return new Response(new Uint8Array(packed), { status: answer.status, headers });
}

/** Whether the header names gzip without refusing it (RFC 9110, section 12.5.3). */
function takesGzip(accepted: string): boolean {
  return accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .some(([name, weight]) => (name === "gzip" || name === "*") && !/^q=0(\.0*)?$/.test(weight ?? ""));
}
