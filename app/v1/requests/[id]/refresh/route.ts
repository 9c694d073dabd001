import { requireRefreshable } from "@/lib/analyse/require-refreshable";
import { ok } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { toProgressView } from "@/lib/http/request-view";
import { resource } from "@/lib/http/resource";
import { startRefresh } from "@/lib/pipeline";

const post = keyed({ idempotent: true }, async ({ scope, id }) => {
  await requireRefreshable(scope, id);
  const { request, done } = await startRefresh(scope, id);
  return ok({ ...toProgressView(request), refresh: done ? "done" : "pending" });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
