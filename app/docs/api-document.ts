import type { ApiDocument } from "@/components/docs/reference/document";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { baseUrl } from "@/lib/env";

/** The host that the contract's examples name, in the place of a server's own. */
const EXAMPLE_BASE = "https://surplus.example";

let made: ApiDocument | undefined;

/**
 * The interface as its OpenAPI document says it, with this server's address in the examples, so that a sample and the
 * answer beside it agree. Read once for the life of the process: nothing in it changes.
 */
export function apiDocument(): ApiDocument {
  made ??= withOwnAddress(toOpenApi(baseUrl()));
  return made;
}

const withOwnAddress = (document: unknown) =>
  JSON.parse(JSON.stringify(document).replaceAll(EXAMPLE_BASE, baseUrl())) as ApiDocument;
