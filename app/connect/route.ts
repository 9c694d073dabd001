import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "./visit";

/**
 * Handles /connect without a request id, for example because the link was cut off. Shows the 404 page, which asks the
 * customer to check that they copied the whole link. Works without script.
 */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
