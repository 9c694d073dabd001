import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { readFlash, withoutFlash } from "../flash";
import { showLink } from "../show-link";
import { showState, visit } from "../visit";

/** Shows the link's state and changes nothing, because email scanners open links. */
const get = visit(async ({ request, id, nonce, query }) => {
  const link = await readLink(id);
  // A waiting page polls with HEAD and needs only the state, so the report is not rendered.
  if (request.method === "HEAD" && link.request.stage === "awaiting_share")
    return showState("awaiting_share");
  const flash = readFlash(request, id);
  const page = await showLink(link, { nonce, query, flash });
  return flash && request.method === "GET" ? withoutFlash(page) : page;
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
