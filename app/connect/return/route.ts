import { findReturn } from "@/lib/connect/find-return";
import { resource } from "@/lib/http/resource";
import { seeOther, visit } from "../visit";

/**
 * Where a provider with a single return URL sends every customer back; redirects each to the page of their own
 * request.
 */
const get = visit(async ({ query }) => seeOther(findReturn(query)));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
