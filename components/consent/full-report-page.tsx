import { REPORT_STYLE } from "@/components/report/style";
import { textColour } from "./brand-colour";
import type { Frame, Paths } from "./model";
import { Page } from "./page";

type Props = {
  frame: Frame;
  paths: Paths;
  /** The report as HTML from our renderer, which escapes all text. */
  html: string;
};

/** Shows the whole report as the firm would get it, with links to add notes to its figures. */
export function FullReportPage({ frame, paths, html }: Props) {
  // The report uses the firm's colour too, so that the page has only one accent colour.
  const style = `${REPORT_STYLE}.rp{--accent:${textColour(frame.firm.colour)}}`;
  return (
    <Page frame={frame} title="Your full report" state="awaiting_share" style={style} isWide>
      <div className="col">
        <p>
          <a className="quietly" href={paths.link}>
            Back to the summary
          </a>
        </p>
        <h1>Your full report</h1>
        <p className="lead">
          {frame.firm.name} can’t see this yet. Choose “Add a note” next to anything you’d like to explain.
        </p>
      </div>
      <section
        className="sheet"
        id="c-report"
        aria-label="Your report"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own renderer, in a worker thread.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <div className="col">
        <div className="acts">
          <a className="button" href={`${paths.link}#c-share`}>
            Share or don’t share
          </a>
        </div>
      </div>
    </Page>
  );
}
