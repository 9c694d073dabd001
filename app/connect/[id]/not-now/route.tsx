import { NotNowPage } from "@/components/consent/not-now-page";
import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { toFrame, toOnward, toPaths, toSharing } from "../../link-props";
import { show, visit } from "../../visit";

/** Leaving without a decision: it names where the way out leads, and changes nothing. */
const get = visit(async ({ id, nonce }) => {
  const link = await readLink(id);
  const onward = toOnward(link.request.cancelUri);
  const isClosed = toSharing(link) === null;
  return show(
    <NotNowPage frame={toFrame(link, nonce)} paths={toPaths(id)} onward={onward} isClosed={isClosed} />,
  );
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
