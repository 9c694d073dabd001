import { NOTE_WORDS } from "@/components/portal/words";
import { Card } from "@/components/ui/card";
import { Time } from "@/components/ui/time";
import type { Scope } from "@/lib/scope";
import { listNotes } from "@/lib/store/read/note";

/** Shows the notes that the customer wrote on figures during their review. Renders nothing without notes. */
export async function CustomerNotes({ scope, id }: { scope: Scope; id: string }) {
  const notes = await listNotes(scope, id);
  if (notes.length === 0) return null;
  return (
    <Card
      title="Customer’s notes"
      about="The customer added these notes when they reviewed the report. Each note appears next to a figure. The notes don’t change the figures."
    >
      <ul className="grid gap-3 text-sm">
        {notes.map(({ target, kind, text, createdAt }) => (
          <li key={`${target} ${createdAt.toISOString()}`} className="wrap-anywhere">
            <span className="font-medium">{NOTE_WORDS[kind]}</span>
            {text ? <span className="block max-w-prose">“{text}”</span> : null}
            <span className="block text-xs text-soft">
              <Time at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
