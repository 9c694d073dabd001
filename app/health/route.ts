import { checkHealth } from "@/lib/company/check-health";
import { HealthOperation } from "@/lib/contract/operations/status";
import { ok, type Route, requestIdOf, withHeaders } from "@/lib/http/answer";
import { resource } from "@/lib/http/resource";

export const dynamic = "force-dynamic";

/** Answers 200 as long as the process runs, even while some of its parts report problems. */
const get: Route = async (request) =>
  withHeaders(ok(await checkHealth()), { "x-request-id": requestIdOf(request) });
get.operation = HealthOperation;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
