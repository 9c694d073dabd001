import { openLink, readLink } from "@/lib/connect/open-link";
import { LinkOperation } from "@/lib/contract/operations/links";
import { ok } from "@/lib/http/answer";
import { toLinkView } from "@/lib/http/link-view";
import { open } from "@/lib/http/open";
import { resource } from "@/lib/http/resource";

const get = open(LinkOperation, async ({ request, id }) => {
  // Mail scanners send HEAD; it says that the link exists and mints nothing.
  if (request.method === "HEAD") {
    await readLink(id);
    return ok({});
  }
  const link = await openLink(id);
  return toLinkView(link.request, link.company, link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
