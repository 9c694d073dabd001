import type { SummaryPart } from "@/components/report/customer-summary";
import type { NoteTarget, TargetGroup } from "@/components/report/note-targets";
import type { CustomerNote } from "@/lib/engine/document";

export const NOTE_KINDS_IN_WORDS: Readonly<Record<CustomerNote["kind"], string>> = {
  ONE_OFF: "This was a one-off",
  WILL_STOP: "This will stop",
  NOT_MINE: "This is not mine",
  OTHER: "Something else",
};

const WRONG = {
  target: "Choose the figure your note is about.",
  kind: "Choose what you want to say.",
  text: "Write a few words, up to 280 characters.",
  full: "You can add up to 50 notes. Remove one of yours, then add this one.",
} as const;

/** The customer's input, so that they need not type it again, and the name of the field with an error. */
export type NoteEntry = { target: string; kind: string; text: string; wrong: keyof typeof WRONG | null };

type Props = {
  action: string;
  part: SummaryPart | null;
  /** The URL to return to without writing a note. */
  back: string;
  /** The figure that the note is about; null if the customer still chooses it from `groups`. */
  about: NoteTarget | null;
  groups: readonly TargetGroup[];
  tried: NoteEntry;
};

/** A form for one note: the figure, the kind of note and the customer's text. */
export function NoteForm({ action, part, back, about, groups, tried }: Props) {
  const { wrong } = tried;
  const isWrong = (field: NoteEntry["wrong"]) => wrong === field || undefined;
  const described = (field: NoteEntry["wrong"], ...more: string[]) =>
    [...more, ...(wrong === field ? ["c-wrong"] : [])].join(" ") || undefined;
  return (
    <form method="post" action={action}>
      {part ? <input type="hidden" name="part" value={part} /> : null}
      {wrong === "full" ? <Wrong field="full" /> : null}
      {about ? (
        <input type="hidden" name="target" value={about.id} />
      ) : (
        <div className="field">
          <label htmlFor="c-target">Which figure?</label>
          {wrong === "target" ? <Wrong field="target" /> : null}
          <select
            id="c-target"
            name="target"
            required
            defaultValue={tried.target}
            aria-invalid={isWrong("target")}
            aria-describedby={described("target")}
          >
            <option value="">Choose one</option>
            <Options groups={groups} />
          </select>
        </div>
      )}
      <fieldset className="field" aria-describedby={described("kind")}>
        <legend>What should we know?</legend>
        {wrong === "kind" ? <Wrong field="kind" /> : null}
        <div className="choices">
          {Object.entries(NOTE_KINDS_IN_WORDS).map(([kind, label]) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} required defaultChecked={tried.kind === kind} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="c-text">In your words</label>
        <span className="hint" id="c-text-hint">
          Only needed for “Something else”. Up to 280 characters.
        </span>
        {wrong === "text" ? <Wrong field="text" /> : null}
        <textarea
          id="c-text"
          name="text"
          maxLength={280}
          defaultValue={tried.text}
          aria-invalid={isWrong("text")}
          aria-describedby={described("text", "c-text-hint")}
        />
      </div>
      <div className="acts">
        <button className="button" type="submit">
          Save this note
        </button>
        <a className="button second" href={back}>
          Go back
        </a>
      </div>
    </form>
  );
}

function Options({ groups }: { groups: readonly TargetGroup[] }) {
  return groups.map((group) => (
    <optgroup key={group.name} label={group.name}>
      {group.targets.map((target) => (
        <option key={target.id} value={target.id}>
          {target.label}
        </option>
      ))}
    </optgroup>
  ));
}

function Wrong({ field }: { field: keyof typeof WRONG }) {
  return (
    <p className="wrong" id="c-wrong" role="alert">
      <span className="hidden">Error: </span>
      {WRONG[field]}
    </p>
  );
}
