import { ListSandboxOperation } from "@/lib/contract/operations/sandbox";
import { listSandbox } from "@/lib/controls/list-sandbox";
import { admitTest } from "@/lib/controls/require-test";
import { keyed, resource } from "@/lib/http/resource";

const get = keyed(ListSandboxOperation, async () => listSandbox(), admitTest);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
