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
import { activeOf, DAY, dataOf, isClosed, isOpen, type Life } from "./life";
import { type ModelState, SHARED, type Subject } from "./model-state";
import { clockProgram, PROGRAMS, type Program } from "./programs";

/** An action on one request: `run` does it, `program` predicts its effect, and `answer` predicts its response. */
export type Act = {
  run: (world: ModelState, subject: Subject, pick: number) => Promise<unknown>;
  program: (pick: number) => Program;
  /** Returns the expected status if no other user acts; 0 if there is no response. */
  answer: (life: Life, pick: number) => number;
};

const CLOCK_DAYS = [1, 7, 31, 91];
const clockDays = (pick: number) => CLOCK_DAYS[pick % CLOCK_DAYS.length] ?? 1;

const statusOf = async (answer: Promise<Answer>) => (await answer).status;
const route =
  (handler: Parameters<typeof call>[0], method: string, verb = "") =>
  (_world: ModelState, { key, id }: Subject): Promise<number> =>
    statusOf(call(handler, { method, path: `/v1/requests/${id}${verb}`, key, params: { id } }));

/** Maps an error that the use case throws to its HTTP status. */
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

const isFull = ({ mints }: Life) => mints.filter((age) => age < 60).length >= 10;
const onLink = (life: Life) => (isOpen(life) && !life.isLive && isFull(life) ? 429 : 200);
const atBank = (life: Life) => {
  if (life.isLive) return 403;
  return isOpen(life) ? onLink(life) : 409;
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

const press409 = (isRight: (life: Life) => boolean) => (life: Life) =>
  life.isLive ? 403 : isRight(life) ? 200 : 409;

export const ACTS = {
  open: {
    run: (_world, { id }) => refused(openLink(id)),
    program: () => PROGRAMS.open,
    answer: onLink,
  },
  consent: {
    run: (_world, { key, id }) => statusOf(press(key, id, "consent", { outcome: "authorise", ...SHARED })),
    program: () => PROGRAMS.consent,
    answer: atBank,
  },
  visit: {
    run: (_world, subject) => refused(visitBank(subject)),
    program: () => PROGRAMS.visit,
    answer: onLink,
  },
  deny: {
    run: (_world, { key, id }, pick) =>
      statusOf(press(key, id, "consent", { outcome: pick % 2 === 0 ? "deny" : "cancel" })),
    program: () => PROGRAMS.deny,
    answer: atBank,
  },
  finish: {
    run: (_world, { key, id }) => statusOf(press(key, id, "consent", { outcome: "finish" })),
    program: () => PROGRAMS.finish,
    answer: press409(({ stage }) => stage === "adding_banks"),
  },
  comeBack: {
    run: (_world, { scope, id }) => refused(advance(scope, id)),
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
    run: (_world, { scope, id }) => refused(shareReport(scope, id)),
    program: () => PROGRAMS.share,
    answer: ({ stage }) => (stage === "awaiting_share" || stage === "ready" ? 200 : 409),
  },
  note: {
    run: (_world, subject, pick) => refused(note(subject, pick)),
    program: () => PROGRAMS.nothing,
    answer: always(200),
  },
  withdrawByCustomer: {
    run: (_world, { id }) => refused(withdrawByLink(id)),
    program: () => PROGRAMS.withdraw,
    answer: always(200),
  },
  withdrawByFirm: { run: route(one.DELETE, "DELETE"), program: () => PROGRAMS.withdraw, answer: always(200) },
  revokeSilently: { run: revokeSilently, program: () => PROGRAMS.revoke, answer: always(0) },
  revoke: {
    run: (_world, { key, id }) => statusOf(press(key, id, "revoke")),
    program: () => PROGRAMS.revokeByControl,
    answer: press409((life) => !isClosed(life) && !life.collected && activeOf(life).length > 0),
  },
  refresh: {
    run: route(refresh.POST, "POST", "/refresh"),
    program: () => PROGRAMS.refreshByFirm,
    answer: (life) => {
      const isExpired = life.consentIn !== null && life.consentIn <= 0;
      if (!life.isOngoing || life.stage !== "ready" || isExpired) return 409;
      return dataOf(life) === "failing" ? 503 : 200;
    },
  },
  clock: {
    run: (_world, { key, id }, pick) => statusOf(press(key, id, "clock", { advance_days: clockDays(pick) })),
    program: (pick) => clockProgram(clockDays(pick) * DAY),
    answer: press409((life) => !isClosed(life) && life.consented),
  },
  simulate: {
    run: (_world, { key, id }) => statusOf(press(key, id, "events", { event: "report.ready" })),
    program: () => PROGRAMS.nothing,
    answer: always(0),
  },
} satisfies Record<string, Act>;
export type ActName = keyof typeof ACTS;
