import type { ReactNode } from "react";
import { BankMark } from "./bank-mark";
import { SubmitButton } from "./button";
import { SessionForm } from "./session-form";

export type BankFace = { name: string; initials: string; colour: string };

type Props = {
  sessionId: string;
  number: number;
  title: string;
  bank: BankFace | null;
  children: ReactNode;
};

const STEPS = 5;

/** One step of the consent: where the customer is, the step itself, and the way out that every step has. */
export function Step({ sessionId, number, title, bank, children }: Props) {
  return (
    <div className="space-y-6">
      <header className="space-y-3">
        <p className="text-soft">
          Step {number} of {STEPS}
        </p>
        {bank ? (
          <p className="flex items-center gap-3 text-lg font-semibold">
            <BankMark initials={bank.initials} colour={bank.colour} />
            {bank.name}
          </p>
        ) : null}
        <h1 className="text-2xl font-bold text-balance">{title}</h1>
      </header>
      {children}
      <SessionForm
        action="/sandbox/consent/cancel"
        sessionId={sessionId}
        className="border-t border-line pt-4"
      >
        <SubmitButton tone="quiet">Cancel and go back</SubmitButton>
      </SessionForm>
    </div>
  );
}
