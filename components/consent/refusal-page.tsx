import { FirmReach } from "./contact";
import { MessagePage } from "./message-page";
import type { Frame, Paths } from "./model";
import { Page } from "./page";

const WORDS: Readonly<Record<number, { title: string; text: string }>> = {
  403: {
    title: "Your answer came from another site",
    text: "To keep you safe, we only accept answers from our own page. Open your link again and answer there.",
  },
  404: {
    title: "This page doesn’t exist",
    text: "Make sure you have the whole link. If you do, ask the firm that sent it to you.",
  },
  409: {
    title: "Something changed in the meantime",
    text: "Open your link again to see what you can do now.",
  },
  413: {
    title: "That was too long",
    text: "Nothing was lost. Go back, write less and try again.",
  },
  429: {
    title: "Please wait a little",
    text: "There were too many attempts in a short time. Your link still works, and nothing is lost.",
  },
  503: {
    title: "Not available right now",
    text: "We can’t reach banks at the moment. Nothing was shared. Please try again later.",
  },
};

const AWAY = {
  title: "Not available right now",
  text: "We can’t open this page at the moment. Nothing is lost, and your link keeps working.",
};

const OTHER = {
  title: "Something went wrong on our side",
  text: "Nothing is lost, and your link keeps working. Please try again in a few minutes.",
};

type Props = {
  nonce: string;
  status: number;
  /** True if our own database cannot be reached. */
  isAway?: boolean;
  /** Seconds until the customer should try again; null if unknown. */
  waitSeconds: number | null;
  /** The firm and the link, if the link is known. */
  own: { frame: Frame; paths: Paths } | null;
};

function inWords(seconds: number): string {
  if (seconds <= 90) return "in about a minute";
  return seconds > 50 * 60 ? "in about an hour" : `in about ${Math.ceil(seconds / 60)} minutes`;
}

/**
 * Shows a refusal in plain words. All unknown links get the same words, so that the page does not reveal which links
 * exist.
 */
export function RefusalPage({ nonce, status, isAway = false, waitSeconds, own }: Props) {
  const { title, text } = isAway ? AWAY : (WORDS[status] ?? OTHER);
  const lead = waitSeconds === null ? text : `${text} Try again ${inWords(waitSeconds)}.`;
  if (!own)
    return (
      <MessagePage nonce={nonce} title={title} state="refused">
        <p className="lead">{lead}</p>
      </MessagePage>
    );
  const { frame, paths } = own;
  return (
    <Page frame={frame} title={title} state="refused">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="acts">
        <a className="button" href={paths.link}>
          Back to your page
        </a>
      </div>
      <p className="part">
        Need help? <FirmReach firm={frame.firm} />
      </p>
    </Page>
  );
}
