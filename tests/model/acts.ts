import * as complete from "@/app/v1/requests/[id]/consent-complete/route";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as refresh from "@/app/v1/requests/[id]/refresh/route";
import * as one from "@/app/v1/requests/[id]/route";
import { findPreview } from "@/lib/analyse/find-preview";
import { addNote } from "@/lib/analyse/review-notes";
import { shareReport } from "@/lib/analyse/share-report";
import { openLink } from "@/lib/connect/open-link";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { AppError } from "@/lib/errors";
import { advance } from "@/lib/pipeline";
import { removeNote } from "@/lib/store/write/note";
import { type Answer, call } from "@/tests/support/call";
import { press } from "@/tests/support/sandbox";
import { postOwed, revokeSilently, sendMessage, visitBank } from "./bank";
import { type ModelState, SHARED, type Subject } from "./model-state";
import { clockProgram, PROGRAMS, type Program } from "./programs";
import { activeOf, DAY, dataOf, isClosed, isOpen, type RequestModel } from "./request-model";

/** An action on one request: `run` does it, `program` predicts its effect, and `answer` predicts its response. */
export type ModelAction = {
  run: (state: ModelState, subject: Subject, pick: number) => Promise<unknown>;
  program: (pick: number) => Program;
  /** Returns the expected status if no other user acts; 0 if the result is not checked. */
  answer: (model: RequestModel, pick: number) => number;
};

const CLOCK_DAYS = [1, 7, 31, 91];
const clockDays = (pick: number) => CLOCK_DAYS[pick % CLOCK_DAYS.length] ?? 1;

const statusOf = async (answer: Promise<Answer>) => (await answer).status;
const route =
  (handler: Parameters<typeof call>[0], method: string, verb = "") =>
  (_state: ModelState, { key, id }: Subject): Promise<number> =>
    statusOf(call(handler, { method, path: `/v1/requests/${id}${verb}`, key, params: { id } }));

/** Returns the HTTP status of a use case: 200, or the status of the error that it throws. */
async function refused(work: Promise<unknown>): Promise<number> {
  try {
    await work;
    return 200;
  } catch (error) {
    if (error instanceof AppError)
      return error.code === "too_many" ? 429 : error.code === "conflict" ? 409 : 400;
    if ((error as Error).name === "UpstreamFault") return 503;
    throw error;
  }
}

const isFull = ({ mints }: RequestModel) => mints.filter((age) => age < 60).length >= 10;
const onLink = (model: RequestModel) => (isOpen(model) && !model.isLive && isFull(model) ? 429 : 200);
const atBank = (model: RequestModel) => {
  if (model.isLive) return 403;
  return isOpen(model) ? onLink(model) : 409;
};
const always = (status: number) => () => status;

async function note(subject: Subject, pick: number): Promise<void> {
  const preview = await findPreview(subject.scope, subject.id);
  const targets =
    preview?.document.expenses.groups.flatMap(({ leaves }) => leaves.map(({ code }) => code)) ?? [];
  const target = targets[pick % Math.max(1, targets.length)];
  if (!target) return;
  await addNote(subject.scope, subject.id, { target, kind: "ONE_OFF", text: "A gift, once" });
  if (pick % 3 === 0) await removeNote(subject.scope, subject.id, target);
}

const press409 = (isRight: (model: RequestModel) => boolean) => (model: RequestModel) =>
  model.isLive ? 403 : isRight(model) ? 200 : 409;

export const ACTS = {
  open: {
    run: (_state, { id }) => refused(openLink(id)),
    program: () => PROGRAMS.open,
    answer: onLink,
  },
  consent: {
    run: (_state, { key, id }) => statusOf(press(key, id, "consent", { outcome: "authorise", ...SHARED })),
    program: () => PROGRAMS.consent,
    answer: atBank,
  },
  visit: {
    run: (_state, subject) => refused(visitBank(subject)),
    program: () => PROGRAMS.visit,
    answer: onLink,
  },
  deny: {
    run: (_state, { key, id }, pick) =>
      statusOf(press(key, id, "consent", { outcome: pick % 2 === 0 ? "deny" : "cancel" })),
    program: () => PROGRAMS.deny,
    answer: atBank,
  },
  finish: {
    run: (_state, { key, id }) => statusOf(press(key, id, "consent", { outcome: "finish" })),
    program: () => PROGRAMS.finish,
    answer: press409(({ stage }) => stage === "adding_banks"),
  },
  comeBack: {
    run: (_state, { scope, id }) => refused(advance(scope, id)),
    program: () => PROGRAMS.comeBack,
    answer: always(0),
  },
  generate: {
    run: route(generate.POST, "POST", "/generate"),
    program: () => PROGRAMS.generate,
    answer: always(200),
  },
  complete: {
    run: route(complete.POST, "POST", "/consent-complete"),
    program: () => PROGRAMS.complete,
    answer: always(200),
  },
  message: { run: sendMessage, program: () => PROGRAMS.nothing, answer: always(0) },
  owed: { run: postOwed, program: () => PROGRAMS.nothing, answer: always(0) },
  share: {
    run: (_state, { scope, id }) => refused(shareReport(scope, id)),
    program: () => PROGRAMS.share,
    answer: ({ stage }) => (stage === "awaiting_share" || stage === "ready" ? 200 : 409),
  },
  note: {
    run: (_state, subject, pick) => refused(note(subject, pick)),
    program: () => PROGRAMS.nothing,
    answer: always(200),
  },
  withdrawByCustomer: {
    run: (_state, { id }) => refused(withdrawByLink(id)),
    program: () => PROGRAMS.withdraw,
    answer: always(200),
  },
  withdrawByFirm: { run: route(one.DELETE, "DELETE"), program: () => PROGRAMS.withdraw, answer: always(200) },
  revokeSilently: { run: revokeSilently, program: () => PROGRAMS.revoke, answer: always(0) },
  revoke: {
    run: (_state, { key, id }) => statusOf(press(key, id, "revoke")),
    program: () => PROGRAMS.revokeByControl,
    answer: press409((model) => !isClosed(model) && !model.collected && activeOf(model).length > 0),
  },
  refresh: {
    run: route(refresh.POST, "POST", "/refresh"),
    program: () => PROGRAMS.refreshByFirm,
    answer: (model) => {
      const isExpired = model.consentIn !== null && model.consentIn <= 0;
      if (!model.isOngoing || model.stage !== "ready" || isExpired) return 409;
      return dataOf(model) === "failing" ? 503 : 200;
    },
  },
  clock: {
    run: (_state, { key, id }, pick) => statusOf(press(key, id, "clock", { advance_days: clockDays(pick) })),
    program: (pick) => clockProgram(clockDays(pick) * DAY),
    answer: press409((model) => !isClosed(model) && model.consented),
  },
  simulate: {
    run: (_state, { key, id }) => statusOf(press(key, id, "events", { event: "report.ready" })),
    program: () => PROGRAMS.nothing,
    answer: always(0),
  },
} satisfies Record<string, ModelAction>;
export type ActName = keyof typeof ACTS;
