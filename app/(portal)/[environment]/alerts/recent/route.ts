import { z } from "zod";
import { member } from "@/lib/http/member";
import { listRecentAlerts, readBrowserChoice } from "@/lib/store/read/alert";

const BODY_LENGTH_MAX = 200;
const Body = z.object({ after: z.string().nullable().catch(null) }).catch({ after: null });

/**
 * Returns the updates since the last call, which an open portal shows as browser notifications. The response contains
 * kinds and ids, but no customer and no figure. `on` is false if this member wants no notifications.
 */
export async function POST(request: Request): Promise<Response> {
  const { scope, userId, company } = await member();
  const choice = await readBrowserChoice(company.id, userId);
  const answer = (body: unknown) => Response.json(body, { headers: { "cache-control": "no-store" } });
  if (choice === "none") return answer({ on: false });
  const { after } = Body.parse(readJson((await request.text()).slice(0, BODY_LENGTH_MAX)));
  const ownerId = choice === "mine" ? userId : null;
  return answer({ on: true, ...(await listRecentAlerts(scope, { after, ownerId })) });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
