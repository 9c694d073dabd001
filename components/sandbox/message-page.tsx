import { Page } from "./page";

const WORDS: Readonly<Record<number, { title: string; text: string }>> = {
  404: {
    title: "This link is not known",
    text: "It may have been copied only in part, or what it led to has been deleted. Go back to the page you came from and start again from there.",
  },
  413: {
    title: "That was too much to read",
    text: "What was sent is larger than any form of these pages. Go back and try again.",
  },
};

const OTHER = {
  title: "Something went wrong on our side",
  text: "Nothing was shared by it. Please try again in a few minutes.",
};

/** Shows a refusal in plain words that reveal nothing. */
export function MessagePage({ nonce, status }: { nonce: string; status: number }) {
  const { title, text } = WORDS[status] ?? OTHER;
  return (
    <Page nonce={nonce} bank={null} title={title}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </Page>
  );
}
