import { createRequest, toRequestInput } from "@/lib/connect/create-request";
import { CreateRequestOperation, ListRequestsOperation } from "@/lib/contract/operations/requests";
import { CURSOR_FAULT } from "@/lib/contract/query";
import { ListQuery } from "@/lib/contract/request";
import { createSandboxRequest, findPersonaChoice } from "@/lib/controls/create-sandbox-request";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { json } from "@/lib/http/answer";
import { findPosition, toCursor, toNextLink } from "@/lib/http/cursor";
import { consentUrlOf, toRequestView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";
import type { Scope } from "@/lib/scope";
import { listRequests } from "@/lib/store/read/request";
import { requireApproval } from "@/lib/store/require-approval";

const admit = ({ scope }: { scope: Scope }) => requireApproval(scope);

const post = keyed(
  CreateRequestOperation,
  async ({ scope, actor, body, headers, attempt }) => {
    const persona = findPersonaChoice(headers);
    const request = persona
      ? await createSandboxRequest(scope, { input: toRequestInput(body), persona, actor, attempt })
      : await createRequest(scope, { input: toRequestInput(body), actor, attempt });
    const { id, status, stage, reportType, clientRef } = request;
    return {
      id,
      status,
      report_type: reportType,
      consent_url: consentUrlOf(id),
      stage,
      client_ref: clientRef,
    };
  },
  admit,
);

const get = keyed(ListRequestsOperation, async ({ request, scope, query }) => {
  const secret = env().CURSOR_SECRET;
  const after = query.cursor === undefined ? null : findPosition(secret, scope, query.cursor);
  if (query.cursor !== undefined && !after) {
    const field = { ...CURSOR_FAULT, loc: ["query", "cursor"], input: query.cursor };
    throw new AppError("invalid", field.msg, { fields: [field] });
  }
  const { rows, hasMore } = await listRequests(scope, {
    limit: query.limit,
    after,
    status: query.status,
    reportType: query.report_type,
    clientRef: query.client_ref,
    createdAfter: query.created_after,
    createdBefore: query.created_before,
    updatedAfter: query.updated_after,
    text: query.q,
  });
  const last = rows.at(-1);
  const next = hasMore && last ? toCursor(secret, scope, last) : null;
  const page = { data: rows.map((row) => toRequestView(row)), has_more: hasMore, next_cursor: next };
  return next ? json(200, page, { link: toNextLink(request.url, Object.keys(ListQuery.shape), next) }) : page;
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
