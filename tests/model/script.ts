import fc from "fast-check";
import type { ActName } from "./acts";
import type { Step, StepName } from "./walk";

/** The relative frequency of each kind of step. */
const WEIGHTS: Record<StepName, number> = {
  create: 14,
  open: 2,
  consent: 14,
  visit: 8,
  deny: 2,
  comeBack: 5,
  generate: 4,
  complete: 6,
  message: 6,
  owed: 7,
  finish: 8,
  share: 8,
  note: 3,
  withdrawByCustomer: 1,
  withdrawByFirm: 1,
  revokeSilently: 2,
  revoke: 1,
  refresh: 9,
  clock: 2,
  simulate: 1,
  pass: 8,
  work: 7,
  workOne: 5,
  workTwo: 5,
  die: 5,
  sweep: 2,
  mode: 1,
};

const named = <Name extends string>(weights: Partial<Record<Name, number>>) =>
  fc.oneof(
    ...(Object.entries(weights) as [Name, number][]).map(([name, weight]) => ({
      weight,
      arbitrary: fc.constant(name),
    })),
  );

/** The relative frequency of each action that runs concurrently with a step. */
const MEANWHILE: Partial<Record<ActName, number>> = {
  withdrawByCustomer: 5,
  withdrawByFirm: 5,
  generate: 4,
  complete: 4,
  comeBack: 3,
  share: 3,
  finish: 3,
  refresh: 4,
  message: 2,
  owed: 2,
  note: 1,
  revokeSilently: 2,
  revoke: 1,
  clock: 2,
  consent: 3,
  visit: 2,
  open: 1,
};

const number = fc.nat(1_000_000);
const step: fc.Arbitrary<Step> = fc.record({
  name: named(WEIGHTS),
  who: number,
  pick: number,
  also: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: named(MEANWHILE) }),
});

export const scriptOf = (steps: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: steps, maxLength: steps, size: "max" });
