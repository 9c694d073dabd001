"use server";

import { redirect } from "next/navigation";
import { chooseRequests } from "@/lib/bulk/choose-requests";
import { startRun } from "@/lib/bulk/start-run";
import { readListQuery } from "@/lib/contract/request-list";
import { fieldsOf, refused } from "@/lib/http/form";
import { type Member, memberAction } from "@/lib/http/member";
import { BULK_ACTS, BULK_ROWS_MAX, type BulkAct, isRun } from "@/lib/rules/bulk";
import { getRun } from "@/lib/store/read/bulk-run";
import { listRequestIds } from "@/lib/store/read/request-page";
import { actsOf } from "../acts-of";
import { toPageWish } from "../list-query";

const refusalOf = ({ role, company }: Member) =>
  `Your role (${role}) may not do this. An owner or admin of ${company.name} can.`;

const mayDo = (asking: Member, act: BulkAct | undefined): act is BulkAct =>
  act !== undefined && actsOf(asking).includes(act);

/**
 * Keeps an act on the chosen requests and redirects to its page, which shows what it would do. `which` is the ticked rows,
 * the shown page, or all that match the list's filters, 500 at most.
 */
export const choose = memberAction(
  null,
  async (asking, form) => {
    const fields = fieldsOf(form);
    const act = BULK_ACTS.find((one) => one === fields.act);
    if (!mayDo(asking, act)) return refused(form, refusalOf(asking));
    const requestIds = await listChosen(asking, form);
    const id = await chooseRequests(asking.scope, { act, requestIds, actor: asking.actor });
    if (!id) return refused(form, "No request was chosen. Tick one or more rows, or choose all of them.");
    redirect(asking.place(`/requests/runs/${id}`));
  },
  { whileSuspended: true },
);

async function listChosen(asking: Member, form: FormData): Promise<string[]> {
  const fields = fieldsOf(form);
  if (fields.which === "match") {
    const wish = { ...toPageWish(asking, readListQuery(fields)), from: null };
    return listRequestIds(asking.scope, wish, BULK_ROWS_MAX);
  }
  const ids = fields.which === "page" ? (fields.shown ?? "").split(" ") : form.getAll("id").map(String);
  return ids.slice(0, BULK_ROWS_MAX);
}

/** Starts a run that was shown. Pressing twice starts it once. */
export const start = memberAction(
  null,
  async (asking, form) => {
    const run = await getRun(asking.scope, String(form.get("id") ?? ""));
    if (!isRun(run.act) || !mayDo(asking, run.act)) return refused(form, refusalOf(asking));
    await startRun(asking.scope, run.id, asking.actor);
    redirect(asking.place(`/requests/runs/${run.id}`));
  },
  { whileSuspended: true },
);
