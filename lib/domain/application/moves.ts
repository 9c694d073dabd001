/** The life of an application for live, as data, and the one question asked of it. */

export const APPLICATION_STATES = [
  "draft",
  "submitted",
  "questions",
  "answered",
  "approved",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What can happen to an application. Every change of its state is one of these. */
export const APPLICATION_TRIGGERS = ["submit", "ask", "answer", "approve", "reject", "withdraw"] as const;
export type ApplicationTrigger = (typeof APPLICATION_TRIGGERS)[number];

/** What the company's owners are told of. */
export const APPLICATION_NOTICES = [
  "application.questions",
  "application.approved",
  "application.rejected",
] as const;
export type ApplicationNotice = (typeof APPLICATION_NOTICES)[number];

/** Whose move it is: the company's or the operators'. */
export type ApplicationSide = "company" | "operator";

export type ApplicationMove = {
  by: ApplicationSide;
  to: ApplicationState;
  /** How the company's audit record names it. */
  action: string;
  notice: ApplicationNotice | null;
};

const withdraw: ApplicationMove = {
  by: "company",
  to: "withdrawn",
  action: "application.withdrawn",
  notice: null,
};
const ask: ApplicationMove = {
  by: "operator",
  to: "questions",
  action: "application.questioned",
  notice: "application.questions",
};
const approve: ApplicationMove = {
  by: "operator",
  to: "approved",
  action: "application.approved",
  notice: "application.approved",
};
const reject: ApplicationMove = {
  by: "operator",
  to: "rejected",
  action: "application.rejected",
  notice: "application.rejected",
};

/**
 * From the state an application is in, what each trigger leads to. A trigger missing from a row does not apply there:
 * while its questions wait for the company nothing is approved, and what is decided or withdrawn stays so.
 */
export const APPLICATION_MOVES: Readonly<
  Record<ApplicationState, Partial<Record<ApplicationTrigger, ApplicationMove>>>
> = {
  draft: {
    submit: { by: "company", to: "submitted", action: "application.submitted", notice: null },
    withdraw,
  },
  submitted: { ask, approve, reject, withdraw },
  questions: {
    answer: { by: "company", to: "answered", action: "application.answered", notice: null },
    ask,
    reject,
    withdraw,
  },
  answered: { ask, approve, reject, withdraw },
  approved: {},
  rejected: {},
  withdrawn: {},
};

/** Where `trigger` leads from `state`, or null when it does not apply there. */
export function findApplicationMove(
  state: ApplicationState,
  trigger: ApplicationTrigger,
): ApplicationMove | null {
  return APPLICATION_MOVES[state][trigger] ?? null;
}

/** True while something can still happen to it. */
export function isOpenApplication(state: ApplicationState): boolean {
  return Object.keys(APPLICATION_MOVES[state]).length > 0;
}

/** True while the company may change its answers and files: before it is sent, and while it is asked something. */
export function isEditable(state: ApplicationState): boolean {
  return state === "draft" || state === "questions";
}

/** The states that operators see: what was never sent is the company's own. */
export const SENT_STATES = APPLICATION_STATES.filter((state) => state !== "draft");

/** True while the answer is owed by the operators. */
export function awaitsOperator(state: ApplicationState): boolean {
  return state === "submitted" || state === "answered";
}
