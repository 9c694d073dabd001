import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "../visit";

/** Whatever else is asked for under the bank's path does not exist, and the bank says so itself. */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: get });
