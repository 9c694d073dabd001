import { NotNowPage } from "@/components/consent/not-now-page";
import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { awaitsConsent } from "@/lib/rules/request";
import { toFrame, toOnward, toPaths } from "../../link-props";
import { seeOther, show, visit } from "../../visit";

/**
 * The page for leaving without a decision. It changes nothing. If it links to the firm's site, it names the site's
 * host.
 */
const get = visit(async ({ id, nonce }) => {
  const link = await readLink(id);
  // The customer may have shared data in another tab. In that case, this page must not say that they shared nothing.
  if (!awaitsConsent(link.request) || link.isLocked) return seeOther(toPaths(id).link);
  const onward = toOnward(link.request.cancelUri);
  return show(<NotNowPage frame={toFrame(link, nonce)} paths={toPaths(id)} onward={onward} />);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
