import type { ApiDocument } from "@/components/docs/reference/document";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { baseUrl } from "@/lib/env/env";

/** The URL in the contract's examples. This server's URL replaces it. */
const EXAMPLE_BASE = "https://surplus.example";

let made: ApiDocument | undefined;

/**
 * The API's OpenAPI document with this server's URL in its examples, so that samples and responses agree. Created once
 * for each process.
 */
export function apiDocument(): ApiDocument {
  made ??= withOwnAddress(toOpenApi(baseUrl()));
  return made;
}

const withOwnAddress = (document: unknown) =>
  JSON.parse(JSON.stringify(document).replaceAll(EXAMPLE_BASE, baseUrl())) as ApiDocument;
