import { noteOpened } from "@/lib/connect/note-opened";
import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/**
 * Records that a person, not only an email scanner, uses the link's page. The page's script calls this route once; the
 * response is empty.
 */
const post = visit(async ({ id }) => {
  await noteOpened(await readLink(id));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
});

const get = visit(async ({ id }) => {
  await readLink(id);
  return seeOther(toPaths(id).link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
