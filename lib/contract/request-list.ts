import { z } from "zod";
import { Cursor, Term } from "@/lib/contract/query";
import { findDay } from "@/lib/engine/calendar/day";
import { LIST_OWNERS, LIST_STATUSES } from "@/lib/rules/list-status";
import { REPORT_TYPES } from "@/lib/rules/request";

/** The choices of rows per page of the portal's list. */
const PAGE_SIZES = ["25", "50", "100"] as const;

/**
 * The parameters in the URL of the portal's request list. Each parameter is parsed separately, and an invalid one is
 * ignored, because people edit URLs.
 */
const Part = {
  q: Term,
  status: z.literal(LIST_STATUSES).optional(),
  owner: z.literal(LIST_OWNERS).optional(),
  report_type: z.literal(REPORT_TYPES).optional(),
  client_ref: Term,
  from: z.string().refine(isDay).optional(),
  to: z.string().refine(isDay).optional(),
  sort: z.literal(["newest", "oldest", "changed"]).optional(),
  rows: z.literal(PAGE_SIZES).optional(),
  after: Cursor,
  before: Cursor,
};

type PartName = keyof typeof Part;
export type RequestListQuery = { [Name in PartName]?: z.infer<(typeof Part)[Name]> };

function isDay(text: string): boolean {
  return findDay(text) !== null && text >= "1900-01-01";
}

/** Reads the portal's list query from a URL. */
export function readListQuery(
  asked: Readonly<Record<string, string | string[] | undefined>>,
): RequestListQuery {
  const text = (name: PartName) => {
    const value = asked[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
  };
  return {
    q: Part.q.safeParse(text("q")).data,
    status: Part.status.safeParse(text("status")).data,
    owner: Part.owner.safeParse(text("owner")).data,
    report_type: Part.report_type.safeParse(text("report_type")).data,
    client_ref: Part.client_ref.safeParse(text("client_ref")).data,
    from: Part.from.safeParse(text("from")).data,
    to: Part.to.safeParse(text("to")).data,
    sort: Part.sort.safeParse(text("sort")).data,
    rows: Part.rows.safeParse(text("rows")).data,
    after: Part.after.safeParse(text("after")).data,
    before: Part.before.safeParse(text("before")).data,
  };
}
