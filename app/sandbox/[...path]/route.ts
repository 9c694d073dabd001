import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "../visit";

/** Other paths under the bank's do not exist, and the bank's own page says so. */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: get });
