import type { Deferred, Panel, RowFilter, RowPage } from "../../report/panel/model";

/** The result of a query: the data, or a message. `isOver` means that the whole page is out of date. */
export type Answer<T> = { data: T } | { fault: string; isOver: boolean };

type Question =
  | { ask: "standing" }
  | { ask: "deferred" }
  | { ask: "panel"; key: string }
  | { ask: "rows"; filter: SentFilter };

/** A filter with the field names that the server expects. */
type SentFilter = Omit<RowFilter, "minCents" | "maxCents"> & {
  min_cents: number | null;
  max_cents: number | null;
};

type AnswerBody = { deferred?: Deferred; panel?: Panel; rows?: RowPage; detail?: unknown; code?: unknown };

/** The errors after which the report on this page can no longer be queried. */
const OVER: ReadonlySet<unknown> = new Set(["conflict", "gone", "not_found", "not_ready"]);
const FAILED = "The server did not answer. Check your connection and try again.";

/** The URL for a report page's queries, and the version of the report that it shows. */
export type ReportAddress = { href: string; version: string };

async function ask(
  address: ReportAddress,
  question: Question,
  signal?: AbortSignal,
): Promise<Answer<AnswerBody>> {
  try {
    const answer = await fetch(address.href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...question, version: address.version }),
      cache: "no-store",
      ...(signal ? { signal } : {}),
    });
    const body = (await answer.json()) as AnswerBody;
    if (answer.ok) return { data: body };
    const fault = typeof body.detail === "string" ? body.detail : FAILED;
    const isNoKey = question.ask === "panel" && body.code === "not_found";
    return { fault, isOver: OVER.has(body.code) && !isNoKey };
  } catch {
    return { fault: FAILED, isOver: false };
  }
}

const failed = { fault: FAILED, isOver: false };

export async function askPanel(
  address: ReportAddress,
  key: string,
  signal: AbortSignal,
): Promise<Answer<Panel>> {
  const body = await ask(address, { ask: "panel", key }, signal);
  if (!("data" in body)) return body;
  return body.data.panel ? { data: body.data.panel } : failed;
}

export async function askRows(
  address: ReportAddress,
  { minCents, maxCents, ...rest }: RowFilter,
  signal: AbortSignal,
): Promise<Answer<RowPage>> {
  const filter = { ...rest, min_cents: minCents, max_cents: maxCents };
  const body = await ask(address, { ask: "rows", filter }, signal);
  if (!("data" in body)) return body;
  return body.data.rows ? { data: body.data.rows } : failed;
}

export async function askDeferred(address: ReportAddress, signal: AbortSignal): Promise<Answer<Deferred>> {
  const body = await ask(address, { ask: "deferred" }, signal);
  if (!("data" in body)) return body;
  return body.data.deferred ? { data: body.data.deferred } : failed;
}

/** Asks the server whether the report on an open page is still current. */
export async function checkIsCurrent(address: ReportAddress): Promise<Answer<AnswerBody>> {
  return ask(address, { ask: "standing" });
}
