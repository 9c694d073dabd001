import type { Metadata } from "next";
import { BankMark } from "@/components/sandbox/bank-mark";
import { SubmitButton } from "@/components/sandbox/button";
import { Alert } from "@/components/sandbox/notice";
import { SessionForm } from "@/components/sandbox/session-form";
import { Step } from "@/components/sandbox/step";
import { HEALTH_NOTES, listBanks } from "@/lib/sandbox/banks";
import { enterStep, readSearch, type Search } from "./session";

export const metadata: Metadata = { title: "Choose your bank" };

export default async function ChooseBankPage({ searchParams }: { searchParams: Search }) {
  const { sessionId, error, q } = await readSearch(searchParams);
  await enterStep("", sessionId);
  const banks = listBanks(q);
  return (
    <Step sessionId={sessionId} number={1} title="Choose your bank" bank={null}>
      {error === "bank_down" ? (
        <Alert>That bank cannot be reached right now. Choose another, or cancel and try again later.</Alert>
      ) : null}
      <p>
        Surplus sandbox asks for your bank data. You choose the bank and the accounts, and you can stop at any
        time. No password is asked for.
      </p>
      <search>
        <SessionForm
          action="/sandbox/consent"
          method="get"
          sessionId={sessionId}
          className="flex flex-wrap items-end gap-3"
        >
          <div className="min-w-0 grow">
            <label htmlFor="q" className="block font-semibold">
              Find a bank by name
            </label>
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
              autoComplete="off"
              className="block min-h-12 w-full rounded-lg border-2 border-ink bg-paper px-3 text-ink"
            />
          </div>
          <SubmitButton tone="plain">Search</SubmitButton>
        </SessionForm>
      </search>
      <p role="status" className={q ? "text-soft" : "sr-only"}>
        {banks.length === 0
          ? `No bank is called “${q}”.`
          : `${banks.length} ${banks.length === 1 ? "bank" : "banks"}`}
      </p>
      <SessionForm action="/sandbox/consent/choose-bank" sessionId={sessionId} label="Banks">
        <ul className="space-y-2">
          {banks.map((bank) => (
            <li key={bank.id}>
              <button
                type="submit"
                name="bank"
                value={bank.id}
                className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg border-2 border-line bg-paper p-2 text-left font-semibold hover:border-ink hover:bg-mist"
              >
                <BankMark initials={bank.initials} colour={bank.colour} />
                <span>
                  {bank.name}
                  {HEALTH_NOTES[bank.health] ? (
                    <span className="block text-sm font-normal text-soft">{HEALTH_NOTES[bank.health]}</span>
                  ) : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </SessionForm>
    </Step>
  );
}
