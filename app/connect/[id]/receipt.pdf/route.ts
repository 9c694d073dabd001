import { readLink } from "@/lib/connect/open-link";
import { fetchReceiptPdf } from "@/lib/documents/fetch-document";
import { resource } from "@/lib/http/resource";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/**
 * Serves the receipt as a PDF with a neutral file name. It is sent inline, because that works everywhere: phones that
 * can show a PDF offer to save it, and older ones download it under this name. Old iPhones could not save an
 * attachment.
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
