import { GenerateOperation } from "@/lib/contract/operations/reports";
import { toProgressView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";
import { startAdvance } from "@/lib/pipeline";

const post = keyed(GenerateOperation, async ({ scope, id }) => toProgressView(await startAdvance(scope, id)));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
