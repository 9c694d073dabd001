import { notFound } from "@/lib/errors";
import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { DataProblem } from "@/lib/rules/data-problem";
import type { ListCount, ListStatus } from "@/lib/rules/list-status";
import type { ReportType, Stage, Status } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { ask, inScope } from "@/lib/store/client";
import { contactDigest } from "@/lib/store/contact-digest";
import { findNamed } from "@/lib/store/read/find-named";
import { foldText } from "@/lib/store/read/fold-text";
import { PAGE_SIZE_MAX } from "@/lib/store/read/request";

/** A request as lists show it: without contact details or sealed values. */
export type ListedRequest = {
  id: string;
  listStatus: ListStatus;
  status: Status;
  stage: Stage;
  reportType: ReportType;
  clientName: string;
  clientRef: string | null;
  ownerId: string | null;
  createdAt: Date;
  changedAt: Date;
  openedAt: Date | null;
  consentedAt: Date | null;
  readyAt: Date | null;
  withdrawnAt: Date | null;
  purgedAt: Date | null;
  linkLocksAt: Date | null;
  invitedAt: Date | null;
  remindedAt: Date | null;
  remindersStoppedAt: Date | null;
  reminders: number;
  /**
   * True if we store an address or number to which the link was sent. False before the first send, after the provider
   * refused a reminder to that address, and after the request was erased.
   */
  hasInvite: boolean;
  /**
   * The outcome of the customer's latest finished visit to their bank, and the bank if known. Null until a visit has
   * finished.
   */
  attemptOutcome: AttemptOutcome | null;
  attemptInstitution: string | null;
  /** The reason why no data arrives although the customer agreed; null without a problem. */
  dataProblem: DataProblem | null;
};

const REQUEST_ORDERS = ["newest", "oldest", "changed"] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];

/**
 * The row at which a page starts: the page shows the rows after it or, with `isBack`, the rows before it. `at` is the
 * row's value of the timestamp that the list is sorted by.
 */
export type PageFrom = { at: Date; id: string; isBack: boolean };

export type PageQuery = {
  limit: number;
  order: RequestOrder;
  from: PageFrom | null;
  status?: ListStatus | undefined;
  /** The user id of an owner; empty for requests without an owner. */
  owner?: string | undefined;
  reportType?: ReportType | undefined;
  clientRef?: string | undefined;
  /** The first and the last day on which a listed request was created, in Sydney, YYYY-MM-DD. */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  /**
   * Words that must all occur in the customer's name or the caller's reference, ignoring case; or a whole request id
   * or verification id.
   */
  text?: string | undefined;
  /**
   * A whole email address or phone number in normal form. Lists the requests that have it; if none has it, lists the
   * requests that match `text`.
   */
  contact?: string | undefined;
  /**
   * The ids that settleSearch found; they replace `text` and `contact`. Null without a search, or if the search matches
   * too many requests.
   */
  ids?: readonly string[] | null | undefined;
};

type Row = {
  id: string;
  list_status: ListStatus;
  status: Status;
  stage: Stage;
  report_type: ReportType;
  client_name: string;
  client_ref: string | null;
  owner_id: string | null;
  reminders: number;
  has_invite: boolean;
  attempt_outcome: AttemptOutcome | null;
  attempt_institution: string | null;
  data_problem: DataProblem | null;
} & Record<"created_at" | "changed_at", Date> &
  Record<
    | "opened_at"
    | "consented_at"
    | "ready_at"
    | "withdrawn_at"
    | "purged_at"
    | "link_locks_at"
    | "invited_at"
    | "reminded_at"
    | "reminders_stopped_at",
    Date | null
  >;

/** The largest number of words of a search; further words are ignored. */
const WORDS_MAX = 8;

/** Builds a LIKE pattern for each word, which finds the word anywhere. Escapes the wildcards of LIKE. */
function toPatterns(text: string): string[] | null {
  const words = foldText(text).split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return words.length > 0 ? words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`) : null;
}

export type ListedPage = { rows: ListedRequest[]; hasBefore: boolean; hasAfter: boolean };

/** The largest number of requests that a search finds by id before the page is read. */
const FOUND_MAX = 500;

/** The ids of the requests with this address or number; null if there are none, or if `contact` is not given. */
async function findByContact(scope: Scope, contact: string | undefined): Promise<string[] | null> {
  if (!contact) return null;
  const digest = contactDigest(scope, contact);
  const found = await inScope(scope, (tx) =>
    tx.request.findMany({
      where: { ...scope, OR: [{ emailDigest: digest }, { phoneDigest: digest }] },
      select: { id: true },
      take: FOUND_MAX,
    }),
  );
  return found.length > 0 ? found.map(({ id }) => id) : null;
}

/** The ids of the requests that match every pattern; null if more than FOUND_MAX requests match. */
async function findByText({ companyId, environment }: Scope, patterns: string[]): Promise<string[] | null> {
  const rows = await ask<{ id: string }>(
    "find_matches",
    "select id from find_matches($1, $2, $3, $4) as id",
    [companyId, environment, patterns, FOUND_MAX + 1],
  );
  return rows.length > FOUND_MAX ? null : rows.map(({ id }) => id);
}

/**
 * Runs the search of a list once, and returns the query with the found ids in `ids`. The list's page and its counts
 * both use them.
 */
export async function settleSearch<Query extends Pick<PageQuery, "text" | "contact" | "ids">>(
  scope: Scope,
  query: Query,
): Promise<Query & { ids: readonly string[] | null }> {
  if (query.ids !== undefined) return { ...query, ids: query.ids };
  const named = query.text ? await findNamed(scope, query.text) : null;
  if (named) return { ...query, ids: [named] };
  const byContact = await findByContact(scope, query.contact);
  const patterns = query.text ? toPatterns(query.text) : null;
  return { ...query, ids: byContact ?? (patterns && (await findByText(scope, patterns))) };
}

/** The first `query.limit` rows after the row at which the page starts, or before it with `isBack`. */
async function readRows({ companyId, environment }: Scope, query: PageQuery): Promise<Row[]> {
  const { ids, ...filters } = query;
  const isBack = filters.from?.isBack ?? false;
  return ask<Row>(
    "page_requests",
    "select * from page_requests($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
    [
      companyId,
      environment,
      filters.limit,
      filters.order === "changed",
      (filters.order !== "oldest") !== isBack,
      filters.from?.at ?? null,
      filters.from?.id ?? null,
      filters.status ?? null,
      filters.reportType ?? null,
      filters.clientRef ?? null,
      filters.firstDay ?? null,
      filters.lastDay ?? null,
      filters.text && !ids ? toPatterns(filters.text) : null,
      ids,
      filters.owner ?? null,
    ],
  );
}

/**
 * Lists one page of the company's requests in the given order, and reports whether there are pages before and after
 * it.
 */
export async function listRequestPage(scope: Scope, query: PageQuery): Promise<ListedPage> {
  const settled = await settleSearch(scope, query);
  const limit = Math.min(query.limit, PAGE_SIZE_MAX);
  const isBack = query.from?.isBack ?? false;
  const found = await readRows(scope, { ...settled, limit: limit + 1 });
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit).map(toListed);
  if (isBack) return { rows: rows.reverse(), hasBefore: hasMore, hasAfter: true };
  return { rows, hasBefore: query.from !== null, hasAfter: hasMore };
}

/**
 * Maps each of these ids to the request as the list shows it. Other pages use this to show the same status as the list.
 * Leaves out the ids of other companies and of the other environment.
 */
export async function findListed(scope: Scope, ids: readonly string[]): Promise<Map<string, ListedRequest>> {
  const rows = await readRows(scope, { limit: ids.length, order: "newest", from: null, ids });
  return new Map(rows.map((row) => [row.id, toListed(row)]));
}

/** The request with this id as the list shows it. Throws not_found. */
export async function getListed(scope: Scope, id: string): Promise<ListedRequest> {
  const request = (await findListed(scope, [id])).get(id);
  if (!request) throw notFound();
  return request;
}

function toListed(row: Row): ListedRequest {
  return {
    id: row.id,
    listStatus: row.list_status,
    status: row.status,
    stage: row.stage,
    reportType: row.report_type,
    clientName: row.client_name,
    clientRef: row.client_ref,
    ownerId: row.owner_id,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    openedAt: row.opened_at,
    consentedAt: row.consented_at,
    readyAt: row.ready_at,
    withdrawnAt: row.withdrawn_at,
    purgedAt: row.purged_at,
    linkLocksAt: row.link_locks_at,
    invitedAt: row.invited_at,
    remindedAt: row.reminded_at,
    remindersStoppedAt: row.reminders_stopped_at,
    reminders: row.reminders,
    hasInvite: row.has_invite,
    attemptOutcome: row.attempt_outcome,
    attemptInstitution: row.attempt_institution,
    dataProblem: row.data_problem,
  };
}

/** Counts requests by status and owner; all other filters apply. `mine` are the requests of the user `me`. */
export async function countRequests(scope: Scope, query: PageQuery, me: string): Promise<ListCount[]> {
  const { companyId, environment } = scope;
  const { ids, ...filters } = await settleSearch(scope, query);
  const rows = await ask<{ list_status: ListStatus; owner: ListCount["owner"]; count: number }>(
    "count_requests",
    "select * from count_requests($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    [
      companyId,
      environment,
      filters.reportType ?? null,
      filters.clientRef ?? null,
      filters.firstDay ?? null,
      filters.lastDay ?? null,
      filters.text && !ids ? toPatterns(filters.text) : null,
      ids,
      me,
    ],
  );
  return rows.map(({ list_status: status, owner, count }) => ({ status, owner, count }));
}

/** Lists the ids of the first requests that match `query`, at most `most`, in the order of the list. */
export async function listRequestIds(scope: Scope, query: PageQuery, most: number): Promise<string[]> {
  const filters = await settleSearch(scope, query);
  const ids: string[] = [];
  let from: PageFrom | null = null;
  for (;;) {
    const limit = Math.min(PAGE_SIZE_MAX, most - ids.length);
    const page: ListedPage = await listRequestPage(scope, { ...filters, from, limit });
    ids.push(...page.rows.map(({ id }) => id));
    const last = page.rows.at(-1);
    if (!last || !page.hasAfter || ids.length >= most) return ids;
    from = { at: filters.order === "changed" ? last.changedAt : last.createdAt, id: last.id, isBack: false };
  }
}
