import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { showLink } from "../show-link";
import { visit } from "../visit";

/** Shows where the link stands and changes nothing, however often a mail scanner opens it. */
const get = visit(async ({ id, nonce, query }) => showLink(await readLink(id), nonce, query));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
