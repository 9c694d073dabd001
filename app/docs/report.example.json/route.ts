import { jsonText, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";
import { exampleReport } from "../example-report";

export const dynamic = "force-dynamic";

/** A whole report of a test persona, without personal data. */
async function get(request: Request): Promise<Response> {
  const headers = { "x-request-id": requestIdOf(request), "cache-control": "public, max-age=300" };
  return withHeaders(jsonText(200, exampleReport()), headers);
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
