import { checkHealth } from "@/lib/company/check-health";
import { json, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";

export const dynamic = "force-dynamic";

/** Reports whether this process should get traffic. Answers 503 while the database is unreachable or out of space. */
async function get(request: Request): Promise<Response> {
  const health = await checkHealth();
  const status = health.status === "ok" ? 200 : 503;
  return withHeaders(json(status, health), { "x-request-id": requestIdOf(request) });
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
