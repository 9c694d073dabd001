// The lifecycle of an application for live access, as data, and the functions that read it.

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

/** The triggers that can change an application's state. Nothing else changes the state. */
export const APPLICATION_TRIGGERS = ["submit", "ask", "answer", "approve", "reject", "withdraw"] as const;
export type ApplicationTrigger = (typeof APPLICATION_TRIGGERS)[number];

/** The notices that a company gets about its application. */
export const APPLICATION_NOTICES = [
  "application.questions",
  "application.approved",
  "application.rejected",
] as const;
type ApplicationNotice = (typeof APPLICATION_NOTICES)[number];

/** A party that can move an application to another state: the company or the operators. */
type ApplicationSide = "company" | "operator";

type ApplicationMove = {
  by: ApplicationSide;
  to: ApplicationState;
  /** The action's name in the company's audit log. */
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
 * For each state, the state that each trigger leads to. A trigger that is missing from a state is not allowed there.
 * For example, an application cannot be approved while it waits for the company's answers. A decided or withdrawn
 * application is final.
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

/** The move that `trigger` makes from `state`, or null if it is not allowed there. */
export function findApplicationMove(
  state: ApplicationState,
  trigger: ApplicationTrigger,
): ApplicationMove | null {
  return APPLICATION_MOVES[state][trigger] ?? null;
}

/** True until the application is decided or withdrawn. */
export function isOpenApplication(state: ApplicationState): boolean {
  return Object.keys(APPLICATION_MOVES[state]).length > 0;
}

/**
 * True while the company may change its answers and files: before submission, and while it has a question to answer.
 */
export function isEditable(state: ApplicationState): boolean {
  return state === "draft" || state === "questions";
}

/** The states that operators see; a draft is visible only to the company. */
export const SENT_STATES = APPLICATION_STATES.filter((state) => state !== "draft");

/** True while the operators owe an answer. */
export function awaitsOperator(state: ApplicationState): boolean {
  return state === "submitted" || state === "answered";
}
