import { z } from "zod";
import { madeFor } from "@/lib/http/form";
import { member } from "@/lib/http/member";
import { listRecentAlerts, readBrowserChoice } from "@/lib/store/read/alert";

const BODY_LENGTH_MAX = 200;
const Body = z
  .object({ after: z.string().nullable().catch(null), reader: z.string().catch("") })
  .catch({ after: null, reader: "" });

/**
 * Returns the updates since the last call. An open portal page shows them as browser notifications. The response
 * contains kinds and ids, but no customer and no figure. `on` is false if this member wants no notifications. Refuses
 * the call of a page that was rendered for another company or user. All tabs share a session, so another tab may have
 * switched the user or the company.
 */
export async function POST(request: Request): Promise<Response> {
  const asking = await member();
  const { scope, userId, company } = asking;
  const { after, reader } = Body.parse(readJson((await request.text()).slice(0, BODY_LENGTH_MAX)));
  if (reader !== madeFor(asking).value) return new Response(null, { status: 409 });
  const choice = await readBrowserChoice(company.id, userId);
  const answer = (body: unknown) => Response.json(body, { headers: { "cache-control": "no-store" } });
  if (choice === "none") return answer({ on: false });
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
