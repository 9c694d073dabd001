import { createHash } from "node:crypto";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { baseUrl } from "@/lib/env/env";
import { jsonText, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";

export const dynamic = "force-dynamic";

let made: { text: string; etag: string } | undefined;

/** The OpenAPI document and its ETag. Created once per process, because the document is constant. */
function documentText(): { text: string; etag: string } {
  if (made) return made;
  const text = JSON.stringify(toOpenApi(baseUrl()));
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  made = { text, etag };
  return made;
}

/** Serves the OpenAPI document. Any website may read it, because it contains no personal data. */
async function get(request: Request): Promise<Response> {
  const { text, etag } = documentText();
  const headers = {
    "x-request-id": requestIdOf(request),
    "cache-control": "public, max-age=300",
    "access-control-allow-origin": "*",
    etag,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return withHeaders(jsonText(200, text), headers);
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
