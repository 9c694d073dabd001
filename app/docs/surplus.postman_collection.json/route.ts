import { jsonText, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";
import { apiDocument } from "../api-document";
import { exampleReport } from "../example-report";
import { toPostmanCollection } from "../postman/collection";

export const dynamic = "force-dynamic";

/** The URL of the example report in the document. */
const REPORT_EXAMPLE = "/docs/report.example.json";

let text: string | undefined;

/** The API as a Postman collection with this server's URL. Created once for each process. */
async function get(request: Request): Promise<Response> {
  text ??= JSON.stringify(toPostmanCollection(apiDocument(), { [REPORT_EXAMPLE]: exampleReport() }), null, 2);
  const headers = {
    "x-request-id": requestIdOf(request),
    "cache-control": "public, max-age=300",
    "content-disposition": 'attachment; filename="surplus.postman_collection.json"',
  };
  return withHeaders(jsonText(200, text), headers);
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
