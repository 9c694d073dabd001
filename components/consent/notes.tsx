import { toPrintableText } from "@/components/report/printable";
import type { CustomerNote } from "@/lib/domain/document";
import { labelOf, type TargetGroup } from "./note-targets";

type Kind = CustomerNote["kind"];
export type Note = { target: string; kind: Kind; text: string | null };

/** What was wrong with a note, by field, and what had been chosen, so that nothing need be typed twice. */
export type NoteTry = {
  target: string;
  kind: string;
  text: string;
  wrong: "target" | "kind" | "text" | null;
};

export const EMPTY_TRY: NoteTry = { target: "", kind: "", text: "", wrong: null };

const KINDS: { kind: Kind; label: string }[] = [
  { kind: "ONE_OFF", label: "This was a one-off" },
  { kind: "WILL_STOP", label: "This will stop" },
  { kind: "NOT_MINE", label: "This is not mine" },
  { kind: "OTHER", label: "Something else" },
];

const WRONG = {
  target: "Choose the figure your note is about.",
  kind: "Choose what you want to say.",
  text: "Write a few words, 280 letters at most.",
} as const;

type Props = { action: string; groups: TargetGroup[]; notes: Note[]; tried: NoteTry };

/** The customer's own words beside the figures. They explain a figure; they never change it. */
export function Notes({ action, groups, notes, tried }: Props) {
  return (
    <section className="part col" id="c-notes" aria-labelledby="c-notes-title">
      <h2 id="c-notes-title">Add a note, if you like</h2>
      <p>
        Is a payment a one-off? Will something stop soon? A note stands beside the figure in the report. It
        does not change the figure.
      </p>
      <KeptNotes action={action} groups={groups} notes={notes} />
      <NoteForm action={action} groups={groups} tried={tried} />
    </section>
  );
}

function KeptNotes({ action, groups, notes }: Omit<Props, "tried">) {
  if (notes.length === 0) return null;
  return (
    <ul className="noted" aria-label="Your notes">
      {notes.map((note) => {
        const label = labelOf(groups, note.target);
        return (
          <li key={note.target}>
            <strong>{label}</strong>
            <span>
              {KINDS.find(({ kind }) => kind === note.kind)?.label}
              {note.text ? `: ${toPrintableText(note.text)}` : ""}
            </span>
            <form method="post" action={action}>
              <input type="hidden" name="target" value={note.target} />
              <button type="submit" name="remove" value="1">
                Remove<span className="hidden"> the note on {label}</span>
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}

function NoteForm({ action, groups, tried }: Omit<Props, "notes">) {
  const { wrong } = tried;
  const described = (field: NoteTry["wrong"], ...more: string[]) =>
    [...more, ...(wrong === field ? ["c-wrong"] : [])].join(" ") || undefined;
  return (
    <form method="post" action={action}>
      <div className="field">
        <label htmlFor="c-target">Which figure?</label>
        <select
          id="c-target"
          name="target"
          required
          defaultValue={tried.target}
          aria-invalid={wrong === "target" || undefined}
          aria-describedby={described("target")}
        >
          <option value="">Choose one</option>
          {groups.map((group) => (
            <optgroup key={group.name} label={group.name}>
              {group.targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {target.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {wrong === "target" ? <Wrong field="target" /> : null}
      </div>
      <fieldset className="field" aria-describedby={described("kind")}>
        <legend>What about it?</legend>
        <div className="choices">
          {KINDS.map(({ kind, label }) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} required defaultChecked={tried.kind === kind} />
              {label}
            </label>
          ))}
        </div>
        {wrong === "kind" ? <Wrong field="kind" /> : null}
      </fieldset>
      <div className="field">
        <label htmlFor="c-text">In your words</label>
        <span className="hint" id="c-text-hint">
          Only needed for “Something else”. At most 280 letters.
        </span>
        <textarea
          id="c-text"
          name="text"
          maxLength={280}
          defaultValue={tried.text}
          aria-invalid={wrong === "text" || undefined}
          aria-describedby={described("text", "c-text-hint")}
        />
        {wrong === "text" ? <Wrong field="text" /> : null}
      </div>
      <div className="acts">
        <button className="button second" type="submit">
          Add this note
        </button>
      </div>
    </form>
  );
}

function Wrong({ field }: { field: keyof typeof WRONG }) {
  return (
    <p className="wrong" id="c-wrong" role="alert">
      {WRONG[field]}
    </p>
  );
}
