import type { ReactNode } from "react";
import { dayAndTime, longDay } from "./days";
import type { Firm, Sharing } from "./model";
import { howOften, whatTheyGet } from "./terms";

/** What the customer agreed to and what came of it. The record they keep. */
export type ReceiptFacts = {
  institutions: string[];
  consentedAt: Date | null;
  consentEndsAt: Date | null;
  readyAt: Date | null;
  purgeAt: Date | null;
  verificationId: string | null;
};

type Props = { firm: Firm; sharing: Sharing; facts: ReceiptFacts };

/** The receipt: who, why, which banks, which data, how long, and how to stop. */
export function Receipt({ firm, sharing, facts }: Props) {
  return (
    <section className="part" aria-labelledby="c-receipt">
      <h2 id="c-receipt">Your receipt</h2>
      <dl className="facts">
        <Fact term="Shared with">{firm.name}</Fact>
        <Fact term="Why">{sharing.purpose}</Fact>
        <Fact term="What they get">{whatTheyGet(sharing)}</Fact>
        {facts.institutions.length > 0 ? <Fact term="Your bank">{facts.institutions.join(", ")}</Fact> : null}
        <Fact term="Data used">{sharing.clusters.map((cluster) => cluster.name).join(" · ")}</Fact>
        <Fact term="How far back">The last {sharing.historyMonths} months</Fact>
        {facts.consentedAt ? <Fact term="You agreed on">{dayAndTime(facts.consentedAt)}</Fact> : null}
        <Fact term="How often">{howOften(firm, sharing)}</Fact>
        {sharing.isOngoing && facts.consentEndsAt ? (
          <Fact term="Sharing ends">{longDay(facts.consentEndsAt)}, or when you stop it</Fact>
        ) : null}
        {facts.readyAt ? <Fact term="Report ready">{dayAndTime(facts.readyAt)}</Fact> : null}
        {facts.purgeAt ? <Fact term="Deleted on">{longDay(facts.purgeAt)}</Fact> : null}
        {facts.verificationId ? (
          <Fact term="Report number">
            <a className="code" href={`/verify/${facts.verificationId}`}>
              {facts.verificationId}
            </a>
          </Fact>
        ) : null}
        <Fact term="To stop">
          Open your private link again and choose “Stop sharing”. Or write to {firm.email ?? firm.name}. Or
          stop it with your bank.
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
