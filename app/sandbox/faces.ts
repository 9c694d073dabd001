import type { BankFace, PersonFace, StepContext } from "@/components/sandbox/model";
import { type Bank, HEALTH_NOTES } from "@/lib/sandbox/banks";
import { listTrials, type StepName } from "@/lib/sandbox/endings";
import type { Household } from "@/lib/sandbox/households/types";
import { openingOf } from "@/lib/sandbox/people";
import type { OpenSession } from "@/lib/sandbox/sessions";

export function toBankFace({ id, name, colour, health }: Bank): BankFace {
  return { id, name, colour, note: HEALTH_NOTES[health] };
}

export function toPersonFace(household: Household, bankId: string | undefined): PersonFace {
  const { person, customerNumber, story, expect, homeBank, accounts } = household;
  const isAtHome = homeBank === bankId || accounts.some(({ bank }) => bank !== undefined && bank === bankId);
  const opening = openingOf(story);
  return { name: person, customerNumber, opening, story, expect, isAtHome };
}

/**
 * Returns the data that every page of a step needs. The first step does not show a bank, even if a bank was
 * picked before.
 */
export function toStepContext({ id, bank }: OpenSession, step: StepName, nonce: string): StepContext {
  const face = bank && step !== "bank" ? toBankFace(bank) : null;
  return { nonce, sessionId: id, bank: face, trials: listTrials(step) };
}
