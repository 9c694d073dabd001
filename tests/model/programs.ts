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
  type Life,
  MINTS_PER_HOUR,
  purge,
  receiveReport,
  revoke,
  share,
  touchBanks,
  turnClock,
  withdraw,
} from "./life";

/**
 * The facts about a life that a use case read when it started.
 * A program is the effect of a use case on a life, in steps. Steps of other use cases may come in between. A step gets
 * the current life and these facts, and returns null to end the use case.
 */
export type Memory = {
  generation: number;
  consented: boolean;
  over?: "ended" | "expired";
  wasKnown?: boolean;
};
type Moment = { life: Life; memory: Memory };
type Step = (moment: Moment) => Moment | null;
export type Program = readonly Step[];

const change =
  (alter: (life: Life) => Life): Step =>
  ({ life, memory }) => ({ life: alter(life), memory });
const only =
  (isTrue: (life: Life) => boolean): Step =>
  (moment) =>
    isTrue(moment.life) ? moment : null;
const remember: Step = ({ life }) => ({
  life,
  memory: { generation: life.generation, consented: life.consented },
});

const pull = only(
  (life) => !isClosed(life) && !life.expired && !life.collected && life.known && dataOf(life) === "complete",
);
const write =
  (applies: (life: Life) => boolean): Step =>
  ({ life, memory }) =>
    applies(life) && life.generation === memory.generation ? { life: receiveReport(life), memory } : null;

const confirm = [only((life) => life.known && activeOf(life).length > 0), change(hearConsent)];

/** Advances the request as far as its data allows. */
const advance: Program = [
  only(isUnfinished),
  remember,
  ...confirm,
  change(closeIdleBanks),
  only(({ stage }) => stage !== "adding_banks"),
  pull,
  change((life) => (life.stage === "awaiting_data" ? { ...life, stage: "analysing" } : life)),
  write(isUnfinished),
];

const refresh: Program = [
  only(({ stage }) => stage === "ready"),
  remember,
  pull,
  write(({ stage }) => stage === "ready"),
];

/**
 * Checks the consent at the bank. If it has ended there, the request ends, unless the customer may be replacing the
 * consent; otherwise the request advances.
 */
const reconcile: Program = [
  only((life) => !isClosed(life)),
  remember,
  ({ life, memory }) => {
    const isOver = life.known && life.agreements.length > 0 && activeOf(life).length === 0;
    if (!isOver || !memory.consented || life.collected) return { life, memory };
    const ranOut = (life.agreements.at(-1)?.expiresIn ?? 0) <= 0;
    if (!ranOut && isReplacing(life)) return null;
    return { life, memory: { ...memory, over: ranOut ? "expired" : "ended" } };
  },
  ({ life, memory }) => {
    if (memory.over === undefined) return { life, memory };
    return { life: memory.over === "ended" ? withdraw(life) : expireConsent(life), memory };
  },
  ...advance,
];

const mint: Program = [
  only((life) => isOpen(life) && !life.isLive),
  only(({ mints }) => mints.filter((age) => age < 60).length < MINTS_PER_HOUR),
  change((life) => ({ ...life, mints: [...life.mints, 0] })),
  ({ life, memory }) => (isClosed(life) ? null : { life, memory: { ...memory, wasKnown: life.known } }),
  // If the bank creates a record while the request ends, the product stores the record so that it can delete it at the
  // bank.
  ({ life, memory }) => ({ life: memory.wasKnown ? life : { ...life, known: true }, memory }),
  ({ life, memory }) => (isClosed(life) && !memory.wasKnown ? null : { life, memory }),
  // The customer agrees to the current terms. Later changes by the firm do not affect this customer.
  change((life) => (life.consented ? life : { ...life, agreedReview: life.isReviewed })),
  change(touchBanks),
];
const visit: Program = [...mint, only((life) => life.known), change(agree)];
const isRefreshable = (life: Life) => life.isOngoing && life.stage === "ready";

export const PROGRAMS = {
  open: mint,
  consent: [...visit, ...advance],
  visit,
  deny: [...mint, ...advance],
  comeBack: advance,
  generate: advance,
  complete: [
    change((life) => (life.stage === "awaiting_consent" ? { ...life, stage: "awaiting_data" } : life)),
    ...advance,
  ],
  share: [change(share)],
  finish: [only(({ stage }) => stage === "adding_banks"), change(chooseBanks), ...advance],
  withdraw: [change(withdraw)],
  revoke: [change(revoke)],
  revokeByControl: [
    only((life) => !isClosed(life) && !life.collected && activeOf(life).length > 0),
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

/** Advances the sandbox's clock by this many minutes, and does the work that becomes due. */
export function clockProgram(minutes: number): Program {
  return [
    only((life) => !isClosed(life) && life.consented),
    change((life) => ({ ...turnClock(life, minutes), turned: life.turned + minutes })),
    ...PROGRAMS.expire_share,
    ...PROGRAMS.purge,
    ...PROGRAMS.expire_consent,
    ...reconcile,
  ];
}
