import { AppError } from "@/lib/errors";
import { type Route, refusal, requestIdOf, withHeaders } from "@/lib/http/answer";
import { keyedRefusal } from "@/lib/http/keyed";

type Methods = Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Route>>;

const EVERY = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Builds all handlers of a path from the methods it declares. HEAD is a GET without its body, OPTIONS lists the
 * methods, and any other method is refused with 405 and `Allow`. If the path needs a key, a caller without one gets
 * 401 instead of 405.
 */
export function resource(methods: Methods): Record<(typeof EVERY)[number], Route> {
  const declared = new Set<string>([...Object.keys(methods), "OPTIONS", ...(methods.GET ? ["HEAD"] : [])]);
  const allow = EVERY.filter((method) => declared.has(method)).join(", ");
  const isKeyed = Object.values(methods).some(({ operation }) => operation?.auth === "key");
  const refuseAnyone: Route = async (request) => {
    const requestId = requestIdOf(request);
    const response = refusal(new AppError("method_not_allowed", "Method Not Allowed"), requestId);
    return withHeaders(response, { allow, "x-request-id": requestId });
  };
  const refuse = isKeyed ? keyedRefusal(allow) : refuseAnyone;
  const options: Route = async (request) =>
    new Response(null, { status: 204, headers: { allow, "x-request-id": requestIdOf(request) } });
  const { GET } = methods;
  const head: Route = async (request, context) => {
    const response = GET ? await GET(request, context) : await refuse(request, context);
    return new Response(null, { status: response.status, headers: response.headers });
  };
  if (GET?.operation) head.operation = GET.operation;
  return {
    GET: methods.GET ?? refuse,
    POST: methods.POST ?? refuse,
    PUT: methods.PUT ?? refuse,
    PATCH: methods.PATCH ?? refuse,
    DELETE: methods.DELETE ?? refuse,
    OPTIONS: options,
    HEAD: GET ? head : refuse,
  };
}
