import { ReceiptPage } from "@/components/consent/receipt-page";
import { toReceiptContent } from "@/components/receipt/content";
import { readLink } from "@/lib/connect/open-link";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import { resource } from "@/lib/http/resource";
import { toFrame, toPaths } from "../../link-props";
import { seeOther, show, visit } from "../../visit";

/** Shows the receipt of the consent while the consent lasts. Otherwise shows the page with the request's state. */
const get = visit(async ({ id, nonce }) => {
  const link = await readLink(id);
  const receipt = await findReceiptOf(link.scope, id);
  if (!receipt) return seeOther(toPaths(id).link);
  const content = toReceiptContent(receipt);
  return show(<ReceiptPage frame={toFrame(link, nonce)} paths={toPaths(id)} content={content} />);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
