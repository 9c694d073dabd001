import type { SummaryPart } from "@/components/report/customer-summary";
import type { NoteTarget, TargetGroup } from "@/components/report/note-targets";
import type { Frame, Paths } from "./model";
import { NoteForm, type NoteTry } from "./note-form";
import { Page } from "./page";

type Props = {
  frame: Frame;
  paths: Paths;
  groups: readonly TargetGroup[];
  about: NoteTarget | null;
  /** The line of the summary it was begun from; null for one begun in the whole report. */
  part: SummaryPart | null;
  /** Where on the report's page the figure stands. */
  back: string;
  /** True when a note stands there already. */
  isKept: boolean;
  tried: NoteTry;
};

/** One note on one figure, on a page of its own: a phone shows all of it. */
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
