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
  429: {
    title: "Please wait a little",
    text: "This page was opened very often. Your link is fine. Wait a while and try again.",
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

/** A refusal in plain words. For an unknown link it says the same as for any other, and nothing can be learned from it. */
export function RefusalPage({ nonce, status }: { nonce: string; status: number }) {
  const { title, text } = WORDS[status] ?? OTHER;
  return (
    <MessagePage nonce={nonce} title={title} state="refused">
      <p className="lead">{text}</p>
    </MessagePage>
  );
}
