import { labelOf, listTargets, type TargetGroup } from "@/components/report/note-targets";
import { toPrintableText } from "@/components/report/printable";
import type { CustomerNote } from "@/lib/domain/document";
import { NOTE_KINDS_IN_WORDS } from "./note-form";

type Props = {
  /** Where notes are written and removed. */
  action: string;
  groups: readonly TargetGroup[];
  notes: readonly CustomerNote[];
};

/** The customer's own words beside the figures. They explain a figure; they never change it. */
export function KeptNotes({ action, groups, notes }: Props) {
  return (
    <section className="part col" id="c-notes" aria-labelledby="c-notes-title">
      <h2 id="c-notes-title">{notes.length === 0 ? "Add a note, if you like" : "Your notes"}</h2>
      <p>
        Is a payment a one-off? Will something stop soon? Choose “Add a note” beside it in the report. A note
        stands beside the figure. It does not change the figure.
      </p>
      {notes.length === 0 ? null : (
        <ul className="noted" aria-label="Your notes">
          {notes.map((note) => (
            <KeptNote key={note.target} action={action} groups={groups} note={note} />
          ))}
        </ul>
      )}
      <div className="acts">
        <a className="button second" href={action}>
          {notes.length === 0 ? "Choose a figure from a list" : "Add another note"}
        </a>
      </div>
    </section>
  );
}

function KeptNote({ action, groups, note }: Omit<Props, "notes"> & { note: CustomerNote }) {
  const label = labelOf(groups, note.target);
  const number = listTargets(groups).findIndex(({ id }) => id === note.target);
  return (
    <li>
      <strong>{label}</strong>
      <span>
        {NOTE_KINDS_IN_WORDS[note.kind]}
        {note.text ? `: ${toPrintableText(note.text)}` : ""}
      </span>
      <form method="post" action={action}>
        <input type="hidden" name="target" value={note.target} />
        {number < 0 ? null : (
          <a className="quietly" href={`${action}?about=${number}`}>
            Change<span className="hidden"> the note on {label}</span>
          </a>
        )}
        <button type="submit" name="remove" value="1">
          Remove<span className="hidden"> the note on {label}</span>
        </button>
      </form>
    </li>
  );
}
