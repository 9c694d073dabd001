import { checkHealth } from "@/lib/company/check-health";
import { ok, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";

export const dynamic = "force-dynamic";

/** 200 for as long as the process lives; what it says of its parts may be worse. */
async function get(request: Request): Promise<Response> {
  return withHeaders(ok(await checkHealth()), { "x-request-id": requestIdOf(request) });
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
