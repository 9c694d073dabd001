import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";

/**
 * The statuses of logged refusals: the request is malformed, too large, not signed in, not permitted or one of too
 * many.
 */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 413, 429]);

/**
 * The largest number of lines that a process logs in a second, so that a flood of refused requests does not fill a
 * disk.
 */
const PER_SECOND_MAX = 20;
let second = 0;
let logged = 0;
let unlogged = 0;

/**
 * Logs the method, status and id of a refused request once its response has been sent. Does not log the URL or the
 * content.
 */
export function logRefusal(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    const { statusCode: status } = response;
    if (!REFUSED.has(status)) return;
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) [second, logged] = [now, 0];
    if (logged++ >= PER_SECOND_MAX) {
      unlogged++;
      return;
    }
    const more = unlogged > 0 ? { unlogged } : {};
    unlogged = 0;
    const ids = { request_id: request.headers["x-request-id"] };
    log().info({ ...ids, method: request.method, status, ...more }, "a request was refused");
  });
}

type Refused = { userId: string; role: string; company: { id: string } };

/**
 * Logs that a member asked for something that their role does not allow. `what` is our own text and contains nothing
 * from the caller.
 */
export function logRoleRefusal({ userId, role, company }: Refused, what: string): void {
  log().info(
    { user_id: userId, company_id: company.id, role, what },
    "a member's role did not allow an action",
  );
}
