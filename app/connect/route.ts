import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "./visit";

/** A link that lost its end, as when half of it was copied: the page says so, without a script too. */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
