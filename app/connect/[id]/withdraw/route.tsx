import { WithdrawPage } from "@/components/consent/withdraw-page";
import { readLink } from "@/lib/connect/open-link";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { resource } from "@/lib/http/resource";
import { toFrame, toPaths, toSharing } from "../../link-props";
import { seeOther, show, visit } from "../../visit";

/** Explains what happens if the customer stops sharing. Opening this page stops nothing; only its form does. */
const get = visit(async ({ id, nonce }) => {
  const link = await readLink(id);
  const { request } = link;
  if (!toSharing(link)) return seeOther(toPaths(id).link);
  const reach = request.status === "ready" ? "report" : request.consentedAt ? "data" : "nothing";
  return show(<WithdrawPage frame={toFrame(link, nonce)} paths={toPaths(id)} reach={reach} />);
}, true);

const post = visit(async ({ id }) => {
  await withdrawByLink(id);
  return seeOther(toPaths(id).link);
}, true);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
