import { Contact } from "./contact";
import type { Frame, Paths } from "./model";
import { Page } from "./page";

type Props = {
  frame: Frame;
  paths: Paths;
  /** True if the customer may have agreed at their bank, but the bank has not confirmed it yet. */
  isUnconfirmed: boolean;
};

/**
 * Shown for a locked link. The firm locked it, or it was locked automatically. Nothing is lost, and the firm can
 * unlock it.
 */
export function LockedPage({ frame, paths, isUnconfirmed }: Props) {
  const { name } = frame.firm;
  return (
    <Page frame={frame} title="This link is locked" state="locked">
      <h1>This link is locked for now</h1>
      <p className="lead">
        {isUnconfirmed
          ? "Your bank hasn’t told us that you agreed. If you finished at your bank, we’ll keep asking your bank. To check, open this link again later."
          : "You’ve shared nothing, and you’ve done nothing wrong."}{" "}
        A link is locked if it hasn’t been used for a while, or if {name} doesn’t want it used right now.
      </p>
      <div className="note">
        <strong>If you still want to share</strong>
        <p>Ask {name} to unlock the link. Then open the same link again.</p>
      </div>
      <Contact firm={frame.firm} />
      <p className="part">
        <a className="quietly" href={paths.withdraw}>
          I don’t want to share
        </a>
      </p>
    </Page>
  );
}
