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
  /** The summary line from which it was started; null for one started in the whole report. */
  part: SummaryPart | null;
  /** The position of the figure on the report's page. */
  back: string;
  /** True if there already is a note. */
  isKept: boolean;
  tried: NoteTry;
};

/** One note on one figure, on its own page, so that a phone shows all of it. */
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
