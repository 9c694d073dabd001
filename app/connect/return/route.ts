import { findReturn } from "@/lib/connect/find-return";
import { resource } from "@/lib/http/resource";
import { seeOther, visit } from "../visit";

/**
 * The return URL for providers that support only one. Redirects each customer to the return page of their own request.
 */
const get = visit(async ({ query }) => seeOther(findReturn(query)));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
