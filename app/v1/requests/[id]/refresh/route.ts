import { beginRefresh } from "@/lib/analyse/refresh";
import { RefreshOperation } from "@/lib/contract/operations/requests";
import { toProgressView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";
import { startRefresh } from "@/lib/pipeline";

const post = keyed(RefreshOperation, async ({ scope, id, actor }) => {
  await beginRefresh(scope, id, actor);
  const { request, done } = await startRefresh(scope, id);
  return { ...toProgressView(request), refresh: done ? ("done" as const) : ("pending" as const) };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
