import { readLink } from "@/lib/connect/open-link";
import { fetchReceiptPdf } from "@/lib/documents/fetch-document";
import { resource } from "@/lib/http/resource";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/**
 * The receipt as a file with a neutral name. Inline, because that works everywhere: a phone that can show a PDF shows
 * it, with its own save button, and an old one downloads it under this name. As an attachment, old iPhones had
 * nowhere to save it.
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
