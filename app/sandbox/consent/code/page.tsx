import type { Metadata } from "next";
import { SubmitButton } from "@/components/sandbox/button";
import { DigitsField } from "@/components/sandbox/field";
import { SandboxNote } from "@/components/sandbox/notice";
import { SessionForm } from "@/components/sandbox/session-form";
import { Step } from "@/components/sandbox/step";
import { codeOf } from "@/lib/sandbox/sessions";
import { enterStep, readSearch, type Search } from "../session";

export const metadata: Metadata = { title: "One-time code" };

export default async function CodePage({ searchParams }: { searchParams: Search }) {
  const { sessionId, error } = await readSearch(searchParams);
  const { bank, household, codesLeft } = await enterStep("/code", sessionId);
  const tries = codesLeft === 1 ? "One try is left." : `${codesLeft} tries are left.`;
  return (
    <Step sessionId={sessionId} number={3} title="Enter your one-time code" bank={bank}>
      <p>We have sent a code to the phone of {household?.person}.</p>
      <SandboxNote>
        <p>
          A real bank sends this by text message. Here it is:{" "}
          <strong className="text-lg tracking-widest">{codeOf(sessionId)}</strong>
        </p>
      </SandboxNote>
      <SessionForm action="/sandbox/consent/enter-code" sessionId={sessionId} className="space-y-4">
        <DigitsField
          name="code"
          label="One-time code"
          hint="Six digits"
          error={error === "wrong_code" ? `That code is not right. ${tries}` : undefined}
          autoComplete="one-time-code"
          maxLength={7}
        />
        <SubmitButton>Continue</SubmitButton>
      </SessionForm>
    </Step>
  );
}
