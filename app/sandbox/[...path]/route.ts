import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "../visit";

/** Answers every other path under /sandbox with the mock bank's own "not found" page. */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: get });
