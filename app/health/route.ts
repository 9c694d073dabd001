import { checkHealth } from "@/lib/company/check-health";
import { ok, requestIdOf, withHeaders } from "@/lib/http/answer";

export const dynamic = "force-dynamic";

/** 200 for as long as the process lives; what it says of its parts may be worse. */
export async function GET(request: Request): Promise<Response> {
  return withHeaders(ok(await checkHealth()), { "x-request-id": requestIdOf(request) });
}
