import { checkHealth } from "@/lib/company/check-health";
import { json, requestIdOf, withHeaders } from "@/lib/http/answer";

export const dynamic = "force-dynamic";

/** Whether this process should be sent traffic: 503 while the database cannot be reached. */
export async function GET(request: Request): Promise<Response> {
  const health = await checkHealth();
  const status = health.components.database === "ok" ? 200 : 503;
  return withHeaders(json(status, health), { "x-request-id": requestIdOf(request) });
}
