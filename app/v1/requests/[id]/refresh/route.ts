import { requireRefreshable } from "@/lib/analyse/require-refreshable";
import { RefreshOperation } from "@/lib/contract/operations/requests";
import { keyed } from "@/lib/http/keyed";
import { toProgressView } from "@/lib/http/request-view";
import { resource } from "@/lib/http/resource";
import { startRefresh } from "@/lib/pipeline";

const post = keyed(RefreshOperation, async ({ scope, id }) => {
  await requireRefreshable(scope, id);
  const { request, done } = await startRefresh(scope, id);
  return { ...toProgressView(request), refresh: done ? ("done" as const) : ("pending" as const) };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
