import { labelOf, listTargets, type TargetGroup } from "@/components/report/note-targets";
import { toPrintableText } from "@/components/report/printable";
import type { CustomerNote } from "@/lib/engine/document";
import { NOTE_KINDS_IN_WORDS } from "./note-form";

type Props = {
  /** The URL for writing and removing notes. */
  action: string;
  groups: readonly TargetGroup[];
  notes: readonly CustomerNote[];
};

/** Shows the customer's notes. A note explains a figure but never changes it. */
export function KeptNotes({ action, groups, notes }: Props) {
  return (
    <section className="part" id="c-notes" aria-labelledby="c-notes-title">
      <h2 id="c-notes-title">Your notes</h2>
      <ul className="noted" aria-label="Your notes">
        {notes.map((note) => (
          <KeptNote key={note.target} action={action} groups={groups} note={note} />
        ))}
      </ul>
      <p>
        <a className="quietly" href={`${action}?part=left`}>
          Add another note
        </a>
      </p>
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
          <a className="quietly" href={`${action}?about=${number}&part=left`}>
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
