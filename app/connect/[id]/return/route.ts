import { findNotice } from "@/components/consent/notices";
import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { describeError, log } from "@/lib/log";
import { advance, reconcile } from "@/lib/pipeline";
import { awaitsConsent } from "@/lib/rules/request";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/** How long the customer is kept waiting for the report itself; after that the waiting page takes over. */
const PATIENCE_MS = 4_000;

/**
 * Where the hosted flow sends the customer back, in whichever browser. What happened is asked of upstream; the address
 * only lends words to a refusal. Opening it without having consented, as a scanner might, changes nothing.
 */
const get = visit(async ({ id, query }) => {
  const { scope, request: before } = await readLink(id);
  // Of a report that is there, what was renewed is read; one that is not is carried on.
  await goOn(before.status === "ready" ? reconcile(scope, id) : advance(scope, id));
  const { request } = await readLink(id);
  const { link } = toPaths(id);
  if (!awaitsConsent(request)) return seeOther(link);
  const notice = findNotice(query);
  if (notice) return seeOther(`${link}?notice=${notice}`);
  return seeOther(`${link}?notice=checking&try=${toCount(query.get("try"))}`);
});

/** Moves the request as far as its data allows. A fault upstream is not the customer's; background work tries again. */
async function goOn(work: Promise<unknown>): Promise<void> {
  const going = work.catch((error: unknown) => {
    log().warn({ error: describeError(error) }, "a return could not be carried on at once");
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([going, patience]);
  clearTimeout(timer);
}

function toCount(text: string | null): number {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
