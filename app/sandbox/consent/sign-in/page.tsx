import type { Metadata } from "next";
import { SubmitButton } from "@/components/sandbox/button";
import { DigitsField } from "@/components/sandbox/field";
import { SandboxNote } from "@/components/sandbox/notice";
import { type Person, PersonButton } from "@/components/sandbox/person-card";
import { SessionForm } from "@/components/sandbox/session-form";
import { Step } from "@/components/sandbox/step";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { OpenSession } from "@/lib/sandbox/sessions";
import { enterStep, readSearch, type Search } from "../session";

export const metadata: Metadata = { title: "Sign in" };

/** Everyone who may sign in, those who usually bank here first. */
function peopleOf({ bank, cast }: OpenSession): Person[] {
  const bankId = bank?.id;
  const expected = HOUSEHOLDS.filter((household) => cast === null || household.id === cast.id);
  const here = expected.filter((household) => household.homeBank === bankId);
  const elsewhere = expected.filter((household) => household.homeBank !== bankId);
  return [...here, ...elsewhere].map((household) => ({
    name: household.person,
    customerNumber: household.customerNumber,
    story: household.story,
    note: household.homeBank === bankId ? "Usually banks here" : null,
  }));
}

export default async function SignInPage({ searchParams }: { searchParams: Search }) {
  const { sessionId, error } = await readSearch(searchParams);
  const session = await enterStep("/sign-in", sessionId);
  const { bank, cast } = session;
  const unknown =
    error === "unknown_customer"
      ? cast
        ? `This request was made for ${cast.person}; nobody else can sign in.`
        : "Nobody here has that customer number."
      : undefined;
  return (
    <Step sessionId={sessionId} number={2} title="Sign in with your customer number" bank={bank}>
      <SessionForm action="/sandbox/consent/choose-customer" sessionId={sessionId} className="space-y-4">
        <DigitsField
          name="customer"
          label="Customer number"
          hint="Eight digits. No password is needed."
          error={unknown}
          autoComplete="off"
          maxLength={20}
        />
        <SubmitButton>Continue</SubmitButton>
      </SessionForm>
      <SandboxNote>
        <p>Or press one of these made-up people to sign in as them.</p>
      </SandboxNote>
      <SessionForm
        action="/sandbox/consent/choose-customer"
        sessionId={sessionId}
        label="People of the sandbox"
      >
        <ul className="space-y-3">
          {peopleOf(session).map((person) => (
            <li key={person.customerNumber}>
              <PersonButton person={person} />
            </li>
          ))}
        </ul>
      </SessionForm>
    </Step>
  );
}
