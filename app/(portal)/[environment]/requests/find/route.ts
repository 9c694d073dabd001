import { memberToWithdraw } from "@/lib/http/member";
import { findNamed } from "@/lib/store/read/find-named";
import { listRequestPage } from "@/lib/store/read/request-page";

const FOUND_MAX = 8;
const TEXT_LENGTH_MAX = 200;

/** The requests that match a few typed words, latest first, for the command palette. The words are in the body. */
export async function POST(request: Request): Promise<Response> {
  const asking = await memberToWithdraw();
  const typed = (await request.text()).slice(0, TEXT_LENGTH_MAX).replaceAll("\0", "").toWellFormed().trim();
  const named = await findNamed(asking.scope, typed);
  const { rows } = named
    ? { rows: [named] }
    : typed === ""
      ? { rows: [] }
      : await listRequestPage(asking.scope, { limit: FOUND_MAX, order: "newest", from: null, text: typed });
  const data = rows.map(({ id, clientName, clientRef, stage }) => ({
    id,
    client_name: clientName,
    client_ref: clientRef,
    stage,
  }));
  return Response.json({ data }, { headers: { "cache-control": "no-store" } });
}
