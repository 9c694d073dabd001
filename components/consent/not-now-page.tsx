import { FirmReach } from "./contact";
import type { ExternalLink, Frame, Paths } from "./model";
import { Page } from "./page";

type Props = { frame: Frame; paths: Paths; onward: ExternalLink | null };

/** Says that the customer can leave without deciding: nothing changes, and the link stays valid. */
export function NotNowPage({ frame, paths, onward }: Props) {
  return (
    <Page frame={frame} title="Not now" state="not_now">
      <h1>That’s fine. Nothing is shared</h1>
      <p className="lead">You can open your link again when you’re ready.</p>
      <div className="acts">
        {onward ? (
          <a className="button" href={onward.href} rel="noreferrer">
            Go to {onward.host}
          </a>
        ) : null}
        <a className="button second" href={paths.link}>
          Back
        </a>
      </div>
      {onward ? null : <p className="under">Or close this page.</p>}
      <p className="under">
        Questions? <FirmReach firm={frame.firm} />
      </p>
    </Page>
  );
}
