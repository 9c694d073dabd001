import type { ReactNode } from "react";
import { BankMark } from "./bank-mark";
import type { BankFace } from "./model";
import { Page } from "./page";

type GuidePerson = {
  id: string;
  name: string;
  customerNumber: string;
  bankName: string;
  story: string;
  expect: readonly string[];
};
type GuideScenario = { name: string; story: string; expect: readonly string[] };
type GuideEnding = { act: string; errorType: string; description: string };

type Props = {
  nonce: string;
  words: string;
  people: readonly GuidePerson[];
  scenarios: readonly GuideScenario[];
  endings: readonly GuideEnding[];
  banks: readonly BankFace[];
};

/** Lists every persona, bank and scenario of the sandbox, and what to expect of each. Anyone may open this page. */
export function GuidePage({ nonce, words, people, scenarios, endings, banks }: Props) {
  return (
    <Page nonce={nonce} bank={null} title="The people of the sandbox" isWide>
      <h1>The people of the sandbox</h1>
      <p className="lead">
        Create a request with a test key, open its consent link, pick any bank below and sign in as one of
        these people. Each has the same data every time, up to today.
      </p>
      <nav className="toc" aria-label="On this page">
        <a href="#people">People</a>
        <a href="#scenarios">Scenarios</a>
        <a href="#endings">Endings</a>
        <a href="#banks">Banks</a>
      </nav>
      <People words={words} people={people} />
      <Part id="scenarios" title="Scenarios">
        <p>
          Create a request with the header <code>X-Sandbox-Scenario</code> set to one of these scenarios. Each
          scenario works with any persona. If you also send <code>X-Sandbox-Household</code>, only that
          persona can sign in.
        </p>
        <ul className="entries two">
          {scenarios.map(({ name, story, expect }) => (
            <li key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <p>{story}</p>
              <Lines lines={expect} />
            </li>
          ))}
        </ul>
      </Part>
      <Endings endings={endings} />
      <Part id="banks" title="Banks">
        <p>Each bank writes its statements in its own style. Every person can sign in at every bank.</p>
        <ul className="entries two">
          {banks.map(({ id, name, colour, note }) => (
            <li key={id} className="pair">
              <BankMark id={id} colour={colour} />
              <div>
                <h3>{name}</h3>
                <p className="small soft">
                  <code>{id}</code>
                </p>
                {note ? <p>{note}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="dots small">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function People({ words, people }: Pick<Props, "words" | "people">) {
  const count = `${people.length} ${people.length === 1 ? "person" : "people"}`;
  const found = people.length === 0 ? `No one matches “${words}”.` : count;
  return (
    <Part id="people" title="People">
      <search>
        <form className="find" action="/sandbox#people" method="get">
          <label htmlFor="who">Find a person</label>
          <p id="who-hint" className="hint">
            By name, number, or a word from their story, such as mortgage or pension
          </p>
          <input
            className="entry"
            id="who"
            name="who"
            type="search"
            defaultValue={words}
            maxLength={100}
            autoComplete="off"
            aria-describedby="who-hint"
          />
          <button className="button plain" type="submit">
            Search
          </button>
        </form>
        <p role="status" className="soft">
          {found}{" "}
          {words ? (
            <a className="go" href="/sandbox#people">
              Show everyone
            </a>
          ) : null}
        </p>
      </search>
      <ul className="entries two">
        {people.map(({ id, name, customerNumber, bankName, story, expect }) => (
          <li key={id} id={id}>
            <h3>{name}</h3>
            <p className="keys">
              <span className="num">
                Customer number <b>{customerNumber}</b>, usually at {bankName}
              </span>
              <span>
                <code>X-Sandbox-Household: {id}</code>
              </span>
            </p>
            <p>{story}</p>
            <details>
              <summary>
                <span>
                  What a report should show<span className="hidden"> of {name}</span>
                </span>
              </summary>
              <Lines lines={expect} />
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Endings({ endings }: Pick<Props, "endings">) {
  return (
    <Part id="endings" title="Endings">
      <p>
        Except for the last one, these endings leave the request without a consent: the request stays at{" "}
        <code>pending_consent</code>, and its link still works. Each entry shows the code that the customer
        comes back with, and the <code>outcome</code> in{" "}
        <code>POST /v1/sandbox/requests/{"{id}"}/consent</code> that causes the ending. You can also cause an
        ending with the buttons on the pages, or under “Sandbox only: try another ending” on each page.
      </p>
      <ul className="entries two">
        {endings.map(({ act, errorType, description }) => (
          <li key={act}>
            <h3>
              <code>{errorType}</code>
            </h3>
            <p>{description}</p>
            <p className="keys">
              <span>
                <code>"outcome": "{act}"</code>
              </span>
            </p>
          </li>
        ))}
        <li>
          <h3>The customer doesn’t come back</h3>
          <p>
            The customer agrees and closes the window. When the bank confirms the consent, the request
            continues and becomes ready.
          </p>
          <p className="keys">
            <span>
              <code>"outcome": "authorise_and_leave"</code>
            </span>
          </p>
        </li>
      </ul>
    </Part>
  );
}
