import { ChangesOperation } from "@/lib/contract/operations/changes";
import { fetchChanges } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";

const get = keyed(ChangesOperation, ({ scope, id }) => fetchChanges(scope, id));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
