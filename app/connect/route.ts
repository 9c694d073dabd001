import { notFound } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { visit } from "./visit";

/** Explains that a link was cut off when it was copied. Works without script. */
const get = visit(async () => {
  throw notFound();
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
