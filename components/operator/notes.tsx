import type { FormAction } from "@/lib/contract/form";
import { Time } from "../ui/time";
import { ReasonForm } from "./reason-form";

type Note = { id: string; operatorEmail: string; body: string; createdAt: Date };

/**
 * Lists the operators' notes, oldest first, with a form to add one. `noteId` is the id of the next note, so that
 * sending the form twice stores it once.
 */
export function OperatorNotes({
  id,
  noteId,
  notes,
  action,
}: {
  id: string;
  noteId: string;
  notes: readonly Note[];
  action: FormAction;
}) {
  return (
    <div className="grid gap-5">
      {notes.length > 0 ? (
        <ol className="grid gap-4 text-sm">
          {notes.map((note) => (
            <li key={note.id} className="border-l-2 border-line pl-3">
              <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
              <p className="mt-0.5 text-xs wrap-anywhere text-soft">
                {note.operatorEmail}, <Time at={note.createdAt} />
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <ReasonForm
        action={action}
        hidden={{ id, note: noteId }}
        field="body"
        label="Note"
        button="Save note"
        kind="plain"
      />
    </div>
  );
}
