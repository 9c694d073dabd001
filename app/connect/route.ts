import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "./visit";

/** A link that was cut off when copied: the page says so, also without script. */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
