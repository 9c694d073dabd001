import { awaitsNewBank } from "@/lib/connect/choose-banks";
import { noteReturn } from "@/lib/connect/note-return";
import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { advance, reconcile } from "@/lib/pipeline";
import { findReturnReason, outcomeOfReturn } from "@/lib/rules/bank-attempt";
import { awaitsBank, awaitsConsent } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { withFlash } from "../../flash";
import { goOn } from "../../go-on";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/**
 * The URL to which the bank's pages return the customer, in any browser. We ask the data provider whether the customer
 * consented. The URL only says how the visit ended, which is recorded once for each visit. Without an open visit (for
 * example if an email scanner opens the URL), nothing changes.
 */
const get = visit(async ({ id, query }) => {
  const { scope, request: before } = await readLink(id);
  const banksBefore = before.status === "ready" ? await listSharedBanks(scope, id) : [];
  // If the report is ready, the customer may have renewed a consent or added a bank, so read the consents again. If
  // not, continue the request.
  await goOn(before.status === "ready" ? reconcile(scope, id) : advance(scope, id));
  const reason = findReturnReason(query);
  // The checking page calls this route again with `try`. Only the first call is recorded as a return.
  if (!query.has("try")) await noteReturn(scope, id, outcomeOfReturn(reason));
  const { request } = await readLink(id);
  const { link } = toPaths(id);
  const isAdding = awaitsBank(request);
  if (!awaitsConsent(request) && !isAdding) return seeOther(link);
  const added = banksBefore.length > 0 ? await findAdded(scope, id, banksBefore) : null;
  if (added) return withFlash(seeOther(link), id, { change: "added", bankId: added });
  if (isAdding && !reason && !(await awaitsNewBank(scope, id))) return seeOther(link);
  if (reason) return withFlash(seeOther(link), id, { notice: reason });
  return seeOther(`${link}?notice=checking&try=${toCount(query.get("try"))}`);
});

/** Finds a bank whose data is shared now but was not before the customer returned. */
async function findAdded(
  scope: Scope,
  id: string,
  before: readonly { id: string }[],
): Promise<string | null> {
  const banks = await listSharedBanks(scope, id);
  return banks.find((bank) => !before.some((each) => each.id === bank.id))?.id ?? null;
}

function toCount(text: string | null): number {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
