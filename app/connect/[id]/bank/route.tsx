import { StopBankPage } from "@/components/consent/stop-bank-page";
import { readLink } from "@/lib/connect/open-link";
import { stopBank } from "@/lib/erase/stop-bank";
import { readBytes } from "@/lib/http/read-input";
import { resource } from "@/lib/http/resource";
import { dropStoppedBanks } from "@/lib/pipeline";
import { awaitsBank } from "@/lib/rules/request";
import { withFlash } from "../../flash";
import { goOn } from "../../go-on";
import { toFrame, toPaths } from "../../link-props";
import { listBanks } from "../../show-banks";
import { seeOther, show, visit } from "../../visit";

/** The largest form in bytes. The form contains only a bank's id. */
const FORM_BYTES_MAX = 1_024;

/** Explains what happens if the customer stops sharing from this bank. Only the form on this page stops the sharing. */
const get = visit(async ({ id, nonce, query }) => {
  const link = await readLink(id);
  const paths = toPaths(id);
  const banks = awaitsBank(link.request) ? await listBanks(link) : [];
  const bank = banks.find((each) => each.id === query.get("id"));
  if (!bank) return seeOther(paths.link);
  const hasReport = link.request.status === "ready";
  const isLast = banks.length === 1;
  const page = { frame: toFrame(link, nonce), paths, bank, isLast, hasReport };
  return show(<StopBankPage {...page} />, { state: "stop_bank" });
}, true);

const post = visit(async ({ request, id }) => {
  const { scope, request: before } = await readLink(id);
  const form = new URLSearchParams(Buffer.from(await readBytes(request, FORM_BYTES_MAX)).toString("utf8"));
  if (awaitsBank(before)) {
    const bankId = form.get("id") ?? "";
    const stop = await stopBank(scope, id, bankId);
    if (stop === "stopped") {
      await goOn(dropStoppedBanks(scope, id));
      return withFlash(seeOther(toPaths(id).link), id, { change: "stopped", bankId });
    }
  }
  return seeOther(toPaths(id).link);
}, true);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
