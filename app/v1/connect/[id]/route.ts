import { openLink, readLink } from "@/lib/connect/open-link";
import { LinkOperation } from "@/lib/contract/operations/links";
import { bodiless } from "@/lib/http/answer";
import { toLinkView } from "@/lib/http/link-view";
import { open } from "@/lib/http/open";
import { resource } from "@/lib/http/resource";

const get = open(LinkOperation, async ({ request, id }) => {
  // Email scanners send HEAD. The response confirms that the link exists, but creates no consent URL.
  if (request.method === "HEAD") {
    await readLink(id);
    return bodiless(200, { "content-type": "application/json" });
  }
  const link = await openLink(id);
  return toLinkView(link.request, link.company, link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
