import { publicKeys } from "@/lib/analyse/sign-digest";
import { json, requestIdOf } from "@/lib/http/answer";

export const dynamic = "force-dynamic";

/** The public key reports are signed with; it may be kept for an hour. */
export async function GET(request: Request): Promise<Response> {
  return json(200, publicKeys(), {
    "x-request-id": requestIdOf(request),
    "cache-control": "public, max-age=3600",
  });
}
