import { MessagePage } from "./message-page";

const WORDS: Readonly<Record<number, { title: string; text: string }>> = {
  403: {
    title: "That came from another site",
    text: "For your safety we only take answers from our own page. Open your link again and try there.",
  },
  404: {
    title: "This page does not exist",
    text: "Please check the link. If you copied it, make sure that all of it is there. Or ask the firm that sent it to you.",
  },
  409: {
    title: "Something changed in the meantime",
    text: "Open your link again to see where things are.",
  },
  413: {
    title: "That was too long",
    text: "Nothing was lost. Go back, write less and try again.",
  },
  429: {
    title: "Please wait a little",
    text: "This was tried many times in a short while. Your link is fine and nothing is lost.",
  },
  503: {
    title: "Not available right now",
    text: "Banks cannot be reached from here at the moment. Nothing was shared. Please try again later.",
  },
};

const OTHER = {
  title: "Something went wrong on our side",
  text: "Nothing is lost, and your link keeps working. Please try again in a few minutes.",
};

type Props = {
  nonce: string;
  status: number;
  /** When it can be tried again; null where that is not known. */
  waitSeconds: number | null;
};

const inWords = (seconds: number): string =>
  seconds <= 90 ? "in about a minute" : `in about ${Math.ceil(seconds / 60)} minutes`;

/** A refusal in plain words. For an unknown link it says the same as for any other, and nothing can be learned from it. */
export function RefusalPage({ nonce, status, waitSeconds }: Props) {
  const { title, text } = WORDS[status] ?? OTHER;
  return (
    <MessagePage nonce={nonce} title={title} state="refused">
      <p className="lead">
        {text}
        {waitSeconds === null ? null : ` Try again ${inWords(waitSeconds)}.`}
      </p>
    </MessagePage>
  );
}
