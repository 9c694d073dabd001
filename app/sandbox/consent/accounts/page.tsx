import type { Metadata } from "next";
import { SubmitButton } from "@/components/sandbox/button";
import { Alert } from "@/components/sandbox/notice";
import { SessionForm } from "@/components/sandbox/session-form";
import { Step } from "@/components/sandbox/step";
import { listShareable } from "@/lib/sandbox/consents";
import { enterStep, readSearch, type Search } from "../session";

export const metadata: Metadata = { title: "Choose accounts" };

export default async function AccountsPage({ searchParams }: { searchParams: Search }) {
  const { sessionId, error, accounts: chosen } = await readSearch(searchParams);
  const session = await enterStep("/accounts", sessionId);
  const missing = error === "no_account";
  return (
    <Step sessionId={sessionId} number={4} title="Choose the accounts to share" bank={session.bank}>
      {missing ? <Alert id="accounts-error">Choose at least one account to go on.</Alert> : null}
      <SessionForm action="/sandbox/consent/review" method="get" sessionId={sessionId} className="space-y-4">
        <fieldset className="space-y-2" aria-describedby={missing ? "accounts-error" : undefined}>
          <legend className="font-semibold">Accounts</legend>
          {listShareable(session).map((account) => (
            <label
              key={account.id}
              className="flex min-h-14 cursor-pointer items-center gap-4 rounded-lg border-2 border-line p-3 hover:border-ink"
            >
              <input
                type="checkbox"
                name="account"
                value={account.id}
                defaultChecked={!missing && (chosen.length === 0 || chosen.includes(account.id))}
                className="size-6 shrink-0"
              />
              <span>
                <span className="block font-semibold">{account.name}</span>
                <span className="block text-soft">{account.product}</span>
                {account.isJoint ? (
                  <span className="block">
                    Joint account: the other holder has agreed to sharing and will be told.
                  </span>
                ) : null}
              </span>
            </label>
          ))}
        </fieldset>
        <SubmitButton>Continue</SubmitButton>
      </SessionForm>
    </Step>
  );
}
