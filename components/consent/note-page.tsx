import type { SummaryPart } from "@/components/report/customer-summary";
import type { NoteTarget, TargetGroup } from "@/components/report/note-targets";
import type { Frame, Paths } from "./model";
import { type NoteEntry, NoteForm } from "./note-form";
import { Page } from "./page";

type Props = {
  frame: Frame;
  paths: Paths;
  groups: readonly TargetGroup[];
  about: NoteTarget | null;
  /** The summary line on which the customer started the note; null if they started it in the whole report. */
  part: SummaryPart | null;
  /** The URL of the figure in the report. */
  back: string;
  /** True if the figure already has a note. */
  isKept: boolean;
  tried: NoteEntry;
};

/** Shows one note on its own page, so that all of it fits on a phone. */
export function NotePage({ frame, paths, groups, part, about, back, isKept, tried }: Props) {
  return (
    <Page frame={frame} title={tried.wrong ? "Error: check your note" : "Add a note"} state="note">
      <h1>{isKept ? "Change your note" : "Add a note"}</h1>
      {about ? <p className="about">{about.label}</p> : null}
      <p className="under">
        Your note appears next to the figure if you share the report with {frame.firm.name}. It doesn’t change
        the figure.
      </p>
      <NoteForm action={paths.note} part={part} back={back} about={about} groups={groups} tried={tried} />
    </Page>
  );
}
