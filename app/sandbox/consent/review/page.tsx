import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ButtonLink, SubmitButton } from "@/components/sandbox/button";
import { Clusters } from "@/components/sandbox/clusters";
import { SessionForm } from "@/components/sandbox/session-form";
import { Step } from "@/components/sandbox/step";
import { consentEnd, listShareable } from "@/lib/sandbox/consents";
import { enterStep, readSearch, type Search, stepUrl } from "../session";

export const metadata: Metadata = { title: "Check and authorise" };

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });

export default async function ReviewPage({ searchParams }: { searchParams: Search }) {
  const { sessionId, accounts: asked } = await readSearch(searchParams);
  const session = await enterStep("/review", sessionId);
  const accounts = listShareable(session).filter((account) => asked.includes(account.id));
  if (accounts.length === 0) redirect(stepUrl("/accounts", sessionId, { error: "no_account" }));
  const chosen = new URLSearchParams([["sess_id", sessionId], ...accounts.map(({ id }) => ["account", id])]);
  return (
    <Step sessionId={sessionId} number={5} title="Check what you share, then authorise" bank={session.bank}>
      <section aria-labelledby="what" className="space-y-3">
        <h2 id="what" className="text-lg font-bold">
          What Surplus sandbox will receive
        </h2>
        <Clusters />
      </section>
      <section aria-labelledby="accounts" className="space-y-3">
        <h2 id="accounts" className="text-lg font-bold">
          From these accounts
        </h2>
        <ul className="list-disc pl-6">
          {accounts.map((account) => (
            <li key={account.id}>
              {account.name}
              {account.isJoint ? " (joint account)" : ""}
            </li>
          ))}
        </ul>
        <ButtonLink tone="plain" href={`/sandbox/consent/accounts?${chosen}`}>
          Change accounts
        </ButtonLink>
      </section>
      <section aria-labelledby="period" className="space-y-2">
        <h2 id="period" className="text-lg font-bold">
          For this period
        </h2>
        <p>
          Transactions of the last 12 months, and new ones until {longDate.format(consentEnd(new Date()))}.
        </p>
        <p>
          You can stop sharing before then, with the firm or, by opening this same link again, at your bank.
        </p>
      </section>
      <div className="flex flex-col gap-3 sm:flex-row">
        <SessionForm action="/sandbox/consent/authorise" sessionId={sessionId}>
          {accounts.map((account) => (
            <input key={account.id} type="hidden" name="account" value={account.id} />
          ))}
          <SubmitButton>Authorise</SubmitButton>
        </SessionForm>
        <SessionForm action="/sandbox/consent/deny" sessionId={sessionId}>
          <SubmitButton tone="plain">Deny</SubmitButton>
        </SessionForm>
      </div>
    </Step>
  );
}
