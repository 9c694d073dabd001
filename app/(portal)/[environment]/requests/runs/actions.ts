"use server";

import { refresh as refreshPage } from "next/cache";
import { redirect } from "next/navigation";
import { COMPARE, outcomeWords } from "@/components/portal/bulk-words";
import { chooseRequests } from "@/lib/bulk/choose-requests";
import { startRun } from "@/lib/bulk/start-run";
import type { FormState } from "@/lib/contract/form";
import { readListQuery } from "@/lib/contract/request-list";
import { done, fieldsOf, refused } from "@/lib/http/form";
import { type Member, memberAction, refuseRole } from "@/lib/http/member";
import { findLinkChannels } from "@/lib/messages/link-channels";
import { type ReminderResult, remindNow } from "@/lib/messages/remind-customer";
import { REMINDERS_MAX } from "@/lib/messages/reminder-schedule";
import { BULK_ACTS, BULK_ROWS_MAX, type BulkAct, findSkip, isRun } from "@/lib/rules/bulk";
import { getRun, toBulkFacts } from "@/lib/store/read/bulk-run";
import { getRequest } from "@/lib/store/read/request";
import { listRequestIds } from "@/lib/store/read/request-page";
import { actsOf } from "../acts-of";
import { toPageQuery } from "../list-query";

const mayDo = (asking: Member, act: BulkAct | undefined): act is BulkAct =>
  act !== undefined && actsOf(asking).includes(act);

/**
 * Stores a bulk action on the chosen requests, then redirects to a page that shows what it would do. `which` selects
 * the ticked rows, the shown page, or everything that matches the filters, at most 500. A comparison, or the reminder
 * of a single row, starts immediately and is not stored.
 */
export const chooseRequestsAction = memberAction(
  null,
  async (asking, form) => {
    const fields = fieldsOf(form);
    if (fields.remind) return remindOne(asking, form, fields.remind);
    if (fields.act === COMPARE) return compareChosen(asking, form);
    const act = BULK_ACTS.find((one) => one === fields.act);
    if (!act) return refused(form, "Choose what to do with the requests.");
    if (!mayDo(asking, act)) return refuseRole(asking, form);
    const requestIds = await listChosen(asking, form);
    const id = await chooseRequests(asking.scope, { act, requestIds, actor: asking.actor });
    if (!id) return refused(form, "No request was chosen. Tick one or more rows, or choose all rows.");
    redirect(asking.pathOf(`/requests/runs/${id}`));
  },
  { whileSuspended: true },
);

/** Redirects to the comparison of the two chosen requests. Both must have a report. */
async function compareChosen(asking: Member, form: FormData): Promise<FormState> {
  if (!asking.may("report.read")) return refuseRole(asking, form);
  const [first, second, third] = [...new Set(await listChosen(asking, form))];
  if (!first || !second || third) return refused(form, "Choose exactly two requests to compare.");
  const chosen = await Promise.all([getRequest(asking.scope, first), getRequest(asking.scope, second)]);
  const unfinished = chosen.find(({ status }) => status !== "ready");
  if (unfinished) return refused(form, `${unfinished.clientName}: there is no report to compare.`);
  redirect(asking.pathOf(`/requests/${first}/compare/${second}`));
}

/** Sends the next reminder of one request, from its row in the list. */
async function remindOne(asking: Member, form: FormData, id: string): Promise<FormState> {
  if (!mayDo(asking, "remind")) return refuseRole(asking, form);
  const request = await getRequest(asking.scope, id);
  const skip = findSkip("remind", toBulkFacts(request), new Date(), REMINDERS_MAX);
  if (skip)
    return refused(
      form,
      `No reminder was sent to ${request.clientName}. ${outcomeWords(skip, false).label}.`,
    );
  const { outcome } = await remindNow(asking.scope, id, asking.actor);
  refreshPage();
  const [tone, words] = REMINDED_WORDS[outcome];
  const isKept = outcome === "sent" && findLinkChannels(asking.scope)?.isOutbox;
  return tone === "good"
    ? done(`${request.clientName}: ${isKept ? KEPT_WORDS : words}`)
    : refused(form, `${request.clientName}: ${words}`);
}

const KEPT_WORDS = "the reminder is in this server’s outbox at /outbox. It isn’t sent to anyone.";
const REMINDED_WORDS: Readonly<Record<ReminderResult["outcome"], readonly ["good" | "bad", string]>> = {
  sent: ["good", "the reminder was sent."],
  held: ["good", "a reminder is being sent."],
  refused: [
    "bad",
    "the provider refused the email address or mobile number, so no reminder was sent. Open the request to correct the address or number.",
  ],
  full: ["bad", "too many messages were sent recently. Try again later."],
  erased: ["bad", "the request has ended, so no reminder was sent."],
  none: ["bad", "there is no reminder left to send."],
};

async function listChosen(asking: Member, form: FormData): Promise<string[]> {
  const fields = fieldsOf(form);
  if (fields.which === "match") {
    const query = { ...toPageQuery(asking, readListQuery(fields)), from: null };
    return listRequestIds(asking.scope, query, BULK_ROWS_MAX);
  }
  const ids = fields.which === "page" ? (fields.shown ?? "").split(" ") : form.getAll("id").map(String);
  return ids.slice(0, BULK_ROWS_MAX);
}

/** Starts a run that was previewed. Pressing the button twice starts it only once. */
export const startRunAction = memberAction(
  null,
  async (asking, form) => {
    const run = await getRun(asking.scope, String(form.get("id") ?? ""));
    if (!isRun(run.act) || !mayDo(asking, run.act)) return refuseRole(asking, form);
    const ownerId = run.act === "assign" ? String(form.get("owner") ?? "") || null : null;
    await startRun(asking.scope, run.id, { actor: asking.actor, ownerId });
    redirect(asking.pathOf(`/requests/runs/${run.id}`));
  },
  { whileSuspended: true },
);
