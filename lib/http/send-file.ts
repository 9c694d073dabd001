import { bodiless, document } from "@/lib/http/answer";
import { ENCODINGS, type Encoding } from "@/lib/store/pack";

/** Functions that read one file of a report. */
type FileSource = {
  /** Returns the file's digest, without opening the file; null if it is not rendered yet. */
  findDigest: () => Promise<string | null>;
  /** Reads the file. `content` is in the requested encoding. */
  fetch: (
    encoding: Encoding,
  ) => Promise<{ verificationId: string; digest: string; content: Uint8Array<ArrayBuffer> }>;
};

type FileType = {
  mediaType: string;
  /** True for a format that compression does not make smaller. */
  isCompact?: boolean;
  /** Headers in addition to the headers of every file. */
  headers?: (verificationId: string) => Record<string, string>;
};

/**
 * Sends a file of a report with a strong ETag, in the encoding that the client prefers (RFC 9110, sections 8.8.3 and
 * 12.5.3). The ETag is the file's digest, followed by the encoding if there is one, because encoded bytes differ.
 * Answers a matching `If-None-Match` with 304 and a HEAD with only the headers; neither renders the file.
 */
export async function sendFile(request: Request, source: FileSource, type: FileType): Promise<Response> {
  const encoding = type.isCompact ? "identity" : chooseEncoding(request.headers.get("accept-encoding"));
  const condition = request.headers.get("if-none-match");
  const isHead = request.method === "HEAD";
  if (isHead || condition !== null) {
    const digest = await source.findDigest();
    if (digest && condition !== null && isMatch(condition, digest))
      return bodiless(304, { etag: toTag(digest, encoding) });
    if (isHead && !digest) return bodiless(200, { "content-type": type.mediaType });
  }
  const file = await source.fetch(encoding);
  const headers = {
    etag: toTag(file.digest, encoding),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    ...type.headers?.(file.verificationId),
  };
  return document(file.content, type.mediaType, headers);
}

const toTag = (digest: string, encoding: Encoding) =>
  encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;

/** Reports whether an `If-None-Match` header names this file, in any encoding. */
function isMatch(condition: string, digest: string): boolean {
  if (condition.trim() === "*") return true;
  const known = new Set(ENCODINGS.map((encoding) => toTag(digest, encoding)));
  return condition.split(",").some((tag) => known.has(tag.trim().replace(/^W\//, "")));
}

/**
 * The acceptable encoding with the highest weight; gzip if weights are equal, because text is stored as gzip.
 * `identity` if the client names no encoding or refuses every encoding that we offer.
 */
export function chooseEncoding(accepted: string | null): Encoding {
  if (accepted === null) return "identity";
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0 : (weights.get("*") ?? 0));
  const best = Math.max(...ENCODINGS.map(weightOf));
  return (best > 0 && ENCODINGS.find((encoding) => weightOf(encoding) === best)) || "identity";
}
