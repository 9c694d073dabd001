import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { showFullReport } from "../../show-review";
import { visit } from "../../visit";

/**
 * Shows the whole report while the customer reviews it. Otherwise redirects to the link, which shows the request's
 * state.
 */
const get = visit(async ({ id, nonce }) => showFullReport(await readLink(id), nonce));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
