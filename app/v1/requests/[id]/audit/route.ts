import { AuditOperation } from "@/lib/contract/operations/requests";
import { keyed, resource } from "@/lib/http/resource";
import { listAudit } from "@/lib/store/read/request";

const get = keyed(AuditOperation, async ({ scope, id }) => {
  const lines = await listAudit(scope, id);
  return {
    id,
    data: lines.map(({ seq, action, actorKind, at, detail }) => ({
      seq,
      action,
      actor: actorKind,
      at: at.toISOString(),
      detail,
    })),
  };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
