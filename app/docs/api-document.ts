import type { ApiDocument } from "@/components/docs/reference/document";
import { toOpenApi } from "@/lib/contract/openapi/document";
import { baseUrl } from "@/lib/env";

let made: ApiDocument | undefined;

/** The interface as its OpenAPI document says it, read once for the life of the process: nothing in it changes. */
export function apiDocument(): ApiDocument {
  made ??= toOpenApi(baseUrl()) as unknown as ApiDocument;
  return made;
}
