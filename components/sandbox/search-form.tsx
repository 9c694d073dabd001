import { SessionForm } from "./session-form";

type Props = {
  step: string;
  sessionId: string;
  name: string;
  label: string;
  hint?: string;
  words: string;
  found: string;
};

/** Searches the page's list by reloading the page with the results. */
export function SearchForm({ step, sessionId, name, label, hint, words, found }: Props) {
  return (
    <search>
      <SessionForm step={step} sessionId={sessionId} method="get" className="find">
        <label htmlFor={name}>{label}</label>
        {hint ? (
          <p id={`${name}-hint`} className="hint">
            {hint}
          </p>
        ) : null}
        <input
          className="entry"
          id={name}
          name={name}
          type="search"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
          aria-describedby={hint ? `${name}-hint` : undefined}
        />
        <button className="button plain" type="submit">
          Search
        </button>
      </SessionForm>
      <p role="status" className={words ? "soft" : "hidden"}>
        {found}
      </p>
    </search>
  );
}
