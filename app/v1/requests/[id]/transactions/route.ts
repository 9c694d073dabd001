import { TransactionsOperation } from "@/lib/contract/operations/reports";
import { CURSOR_FAULT } from "@/lib/contract/query";
import { listTransactions } from "@/lib/documents/fetch-document";
import type { RowPosition } from "@/lib/documents/report-part";
import { env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { keyed, resource } from "@/lib/http/resource";
import type { Scope } from "@/lib/scope";

const get = keyed(TransactionsOperation, async ({ scope, id, query }) => {
  const { limit, from, to, account, category, min_amount } = query;
  const { verificationId, rows, next } = await listTransactions(scope, id, {
    filter: {
      from,
      to,
      category,
      accountNumber: account === undefined ? undefined : Number(account),
      minAmountCents: min_amount,
    },
    after: query.cursor === undefined ? null : readCursor(scope, query.cursor),
    limit,
  });
  return {
    verification_id: verificationId,
    data: rows,
    has_more: next !== null,
    next_cursor: next === null ? null : toRowCursor(scope, { verificationId, index: next }),
  };
});

/**
 * Encodes a row's position as a cursor. Every cursor contains a time and an id. In this cursor, the time contains the
 * row's index, and the id is the report's verification id.
 */
const toRowCursor = (scope: Scope, { verificationId, index }: RowPosition) =>
  toCursor(env().CURSOR_SECRET, scope, { createdAt: new Date(index), id: verificationId });

function readCursor(scope: Scope, cursor: string): RowPosition {
  const position = findPosition(env().CURSOR_SECRET, scope, cursor);
  if (position?.id.startsWith("SIQ-"))
    return { verificationId: position.id, index: position.createdAt.getTime() };
  const field = { ...CURSOR_FAULT, loc: ["query", "cursor"], input: cursor };
  throw new AppError("invalid", field.msg, { fields: [field] });
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
