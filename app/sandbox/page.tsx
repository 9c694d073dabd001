import type { Metadata } from "next";
import { BankMark } from "@/components/sandbox/bank-mark";
import { BANKS, HEALTH_NOTES } from "@/lib/sandbox/banks";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { tellScenarios } from "@/lib/sandbox/tell-scenarios";

export const metadata: Metadata = { title: "The people of the sandbox" };

export default function SandboxPage() {
  return (
    <div className="space-y-8">
      <header className="space-y-3">
        <h1 className="text-2xl font-bold">The people of the sandbox</h1>
        <p>
          Make a request with a test key, open its consent link, pick any bank below and sign in as one of
          these people. Each has the same data every time, up to today.
        </p>
      </header>
      <section aria-labelledby="people" className="space-y-4">
        <h2 id="people" className="text-xl font-bold">
          People
        </h2>
        <ul className="space-y-4">
          {HOUSEHOLDS.map((household) => (
            <li key={household.id} className="space-y-2 rounded-lg border border-line p-4">
              <h3 className="text-lg font-semibold">{household.person}</h3>
              <p className="text-soft">
                Customer number {household.customerNumber}, <code>X-Sandbox-Household: {household.id}</code>
              </p>
              <p>{household.story}</p>
              <p className="font-medium">What a report should show:</p>
              <ul className="list-disc pl-6">
                {household.expect.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="scenarios" className="space-y-4">
        <h2 id="scenarios" className="text-xl font-bold">
          Scenarios
        </h2>
        <p>
          Create a request with the header <code>X-Sandbox-Scenario</code> and one of these befalls it. It
          goes with any person, and with <code>X-Sandbox-Household</code>, which lets nobody else sign in.
        </p>
        <ul className="space-y-4">
          {tellScenarios().map(({ name, story, expect }) => (
            <li key={name} className="space-y-2 rounded-lg border border-line p-4">
              <h3 className="text-lg font-semibold">
                <code>{name}</code>
              </h3>
              <p>{story}</p>
              <ul className="list-disc pl-6">
                {expect.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="banks" className="space-y-4">
        <h2 id="banks" className="text-xl font-bold">
          Banks
        </h2>
        <p>Each bank words its statements in its own way. Anyone can sign in at any of them.</p>
        <ul className="space-y-3">
          {BANKS.map((bank) => (
            <li key={bank.id} className="flex items-center gap-3">
              <BankMark initials={bank.initials} colour={bank.colour} />
              <span>
                <span className="font-semibold">{bank.name}</span>
                {HEALTH_NOTES[bank.health] ? (
                  <span className="block text-soft">{HEALTH_NOTES[bank.health]}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
