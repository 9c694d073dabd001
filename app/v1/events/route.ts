import { ListEventsOperation } from "@/lib/contract/operations/webhooks";
import { REPLAY_DAYS_MAX } from "@/lib/contract/webhook";
import { AFTER_FAULT } from "@/lib/contract/webhook-api";
import { AppError } from "@/lib/errors";
import { jsonText } from "@/lib/http/answer";
import { keyed, resource } from "@/lib/http/resource";
import { listEvents } from "@/lib/store/read/event";

const DAY_MS = 86_400_000;

const get = keyed(ListEventsOperation, async ({ scope, query }) => {
  const oldest = new Date(Date.now() - REPLAY_DAYS_MAX * DAY_MS);
  const asked = query.created_after ?? oldest;
  const found = await listEvents(scope, {
    after: query.after ?? null,
    since: asked > oldest ? asked : oldest,
    type: query.type ?? null,
    limit: query.limit,
  });
  if (!found) {
    const field = { ...AFTER_FAULT, loc: ["query", "after"], input: query.after };
    throw new AppError("invalid", field.msg, { fields: [field] });
  }
  // The payloads are stored as JSON text. Insert them unchanged, because they are signed.
  return jsonText(200, `{"data":[${found.payloads.join(",")}],"has_more":${found.hasMore}}`);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
