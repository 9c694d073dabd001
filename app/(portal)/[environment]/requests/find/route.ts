import { listStatusWords } from "@/components/portal/words";
import { findSearchedContact } from "@/lib/contract/contact-search";
import { memberToWithdraw } from "@/lib/http/member";
import { sendsNothing } from "@/lib/messages/link-channels";
import type { Scope } from "@/lib/scope";
import { listRequestPage } from "@/lib/store/read/request-page";

const RECENT_MAX = 5;
const FOUND_MAX = 8;
const TEXT_LENGTH_MAX = 200;

/**
 * Returns the requests that match the typed words, newest first, for the command palette. The words are in the body.
 * With `recent` and no words, returns the requests that changed last.
 */
export async function POST(request: Request): Promise<Response> {
  const asking = await memberToWithdraw();
  const typed = (await request.text()).slice(0, TEXT_LENGTH_MAX).replaceAll("\0", "").toWellFormed().trim();
  const isRecent = typed === "" && new URL(request.url).searchParams.has("recent");
  const rows = typed || isRecent ? await listFound(asking.scope, typed) : [];
  const data = rows.map(({ id, clientName, clientRef, listStatus }) => ({
    id,
    client_name: clientName,
    client_ref: clientRef,
    status: listStatusWords(listStatus, sendsNothing(asking.scope)).label,
  }));
  return Response.json({ data }, { headers: { "cache-control": "no-store" } });
}

async function listFound(scope: Scope, text: string) {
  const query = text
    ? ({
        limit: FOUND_MAX,
        order: "newest",
        text,
        contact: findSearchedContact(text) ?? undefined,
      } as const)
    : ({ limit: RECENT_MAX, order: "changed" } as const);
  return (await listRequestPage(scope, { ...query, from: null })).rows;
}
