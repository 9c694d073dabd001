import { readLink } from "@/lib/connect/open-link";
import { fetchReceiptPdf } from "@/lib/deliver/fetch-document";
import { resource } from "@/lib/http/resource";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/**
 * The receipt as a file, named for what it is and for nobody. Inline, because that works everywhere: a phone that can
 * show a PDF shows it, with its own button to keep it, and an old one that cannot downloads it under this name. Told to
 * download, old phones of Apple's had nowhere to put it.
 */
const get = visit(async ({ id }) => {
  const { scope } = await readLink(id);
  const bytes = await fetchReceiptPdf(scope, id);
  if (!bytes) return seeOther(toPaths(id).link);
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="receipt.pdf"',
      "cache-control": "no-store",
    },
  });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
