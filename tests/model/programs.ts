import {
  activeOf,
  agree,
  chooseBanks,
  closeIdleBanks,
  dataOf,
  endUpstream,
  expireConsent,
  expireShare,
  hearConsent,
  isClosed,
  isOpen,
  isReplacing,
  isUnfinished,
  MINTS_PER_HOUR,
  purge,
  type RequestModel,
  receiveReport,
  revoke,
  share,
  touchBanks,
  turnClock,
  withdraw,
} from "./request-model";

/**
 * The facts about a request that a use case read when it started. A program is the effect of a use case on a request's
 * model, in steps. Steps of other use cases may come in between. A step gets the current model and these facts, and
 * returns null to end the use case.
 */
export type Memory = {
  generation: number;
  consented: boolean;
  over?: "ended" | "expired";
  wasKnown?: boolean;
};
type Moment = { model: RequestModel; memory: Memory };
type Step = (moment: Moment) => Moment | null;
export type Program = readonly Step[];

const change =
  (alter: (model: RequestModel) => RequestModel): Step =>
  ({ model, memory }) => ({ model: alter(model), memory });
const only =
  (isTrue: (model: RequestModel) => boolean): Step =>
  (moment) =>
    isTrue(moment.model) ? moment : null;
const remember: Step = ({ model }) => ({
  model,
  memory: { generation: model.generation, consented: model.consented },
});

const pull = only(
  (model) =>
    !isClosed(model) && !model.expired && !model.collected && model.known && dataOf(model) === "complete",
);
const write =
  (applies: (model: RequestModel) => boolean): Step =>
  ({ model, memory }) =>
    applies(model) && model.generation === memory.generation ? { model: receiveReport(model), memory } : null;

const confirm = [only((model) => model.known && activeOf(model).length > 0), change(hearConsent)];

/** Advances the request as far as its data allows. */
const advance: Program = [
  only(isUnfinished),
  remember,
  ...confirm,
  change(closeIdleBanks),
  only(({ stage }) => stage !== "adding_banks"),
  pull,
  change((model) => (model.stage === "awaiting_data" ? { ...model, stage: "analysing" } : model)),
  write(isUnfinished),
];

const refresh: Program = [
  only(({ stage }) => stage === "ready"),
  remember,
  pull,
  write(({ stage }) => stage === "ready"),
];

/**
 * Checks the consent at the bank. If the consent was revoked there, the request ends, unless the customer may be
 * replacing the consent. If the consent has expired, `expireConsent` decides. If the request is still open, it
 * advances.
 */
const reconcile: Program = [
  only((model) => !isClosed(model)),
  remember,
  ({ model, memory }) => {
    const isOver = model.known && model.agreements.length > 0 && activeOf(model).length === 0;
    if (!isOver || !memory.consented || model.collected) return { model, memory };
    const ranOut = (model.agreements.at(-1)?.expiresIn ?? 0) <= 0;
    if (!ranOut && isReplacing(model)) return null;
    return { model, memory: { ...memory, over: ranOut ? "expired" : "ended" } };
  },
  ({ model, memory }) => {
    if (memory.over === undefined) return { model, memory };
    return { model: memory.over === "ended" ? withdraw(model) : expireConsent(model), memory };
  },
  ...advance,
];

const mint: Program = [
  only((model) => isOpen(model) && !model.isLive),
  only(({ mints }) => mints.filter((age) => age < 60).length < MINTS_PER_HOUR),
  change((model) => ({ ...model, mints: [...model.mints, 0] })),
  ({ model, memory }) => (isClosed(model) ? null : { model, memory: { ...memory, wasKnown: model.known } }),
  // If the bank creates a record while the request ends, the product stores the record so that it can delete the record
  // at the bank.
  ({ model, memory }) => ({ model: memory.wasKnown ? model : { ...model, known: true }, memory }),
  ({ model, memory }) => (isClosed(model) && !memory.wasKnown ? null : { model, memory }),
  // The customer agrees to the current terms. Later changes by the firm do not affect this customer.
  change((model) => (model.consented ? model : { ...model, agreedReview: model.isReviewed })),
  change(touchBanks),
];
const visit: Program = [...mint, only((model) => model.known), change(agree)];
const isRefreshable = (model: RequestModel) => model.isOngoing && model.stage === "ready";

export const PROGRAMS = {
  open: mint,
  consent: [...visit, ...advance],
  visit,
  deny: [...mint, ...advance],
  comeBack: advance,
  generate: advance,
  complete: [
    change((model) => (model.stage === "awaiting_consent" ? { ...model, stage: "awaiting_data" } : model)),
    ...advance,
  ],
  share: [change(share)],
  finish: [only(({ stage }) => stage === "adding_banks"), change(chooseBanks), ...advance],
  withdraw: [change(withdraw)],
  revoke: [change(revoke)],
  revokeByControl: [
    only((model) => !isClosed(model) && !model.collected && activeOf(model).length > 0),
    change(revoke),
    ...reconcile,
  ],
  refreshByFirm: [
    only(isRefreshable),
    only(({ consentIn }) => consentIn !== null && consentIn > 0),
    ...refresh,
  ],
  nothing: [],
  // Background work.
  refresh,
  reconcile,
  purge: [change(purge)],
  end_upstream: [change(endUpstream)],
  end_bank: [],
  plan_refresh: [],
  expire_share: [change(expireShare)],
  expire_consent: [change(expireConsent)],
  deliver: [],
  remind: [],
  send_receipt: [],
  send_withdrawal: [],
} satisfies Record<string, Program>;

/** Advances the sandbox's clock by `minutes` minutes, and does the work that becomes due. */
export function clockProgram(minutes: number): Program {
  return [
    only((model) => !isClosed(model) && model.consented),
    change((model) => ({ ...turnClock(model, minutes), turned: model.turned + minutes })),
    ...PROGRAMS.expire_share,
    ...PROGRAMS.purge,
    ...PROGRAMS.expire_consent,
    ...reconcile,
  ];
}
