import { findReturn } from "@/lib/connect/find-return";
import { resource } from "@/lib/http/resource";
import { seeOther, visit } from "../visit";

/** Where a provider that knows one address only sends every customer back; each goes on to the page of their own request. */
const get = visit(async ({ query }) => seeOther(findReturn(query)));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
