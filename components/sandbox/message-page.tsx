import { Page } from "./page";

const WORDS: Readonly<Record<number, { title: string; text: string }>> = {
  404: {
    title: "We don’t know this link",
    text: "You may have copied only part of it, or its page has been deleted. Go back to the page you came from and start again from there.",
  },
  413: {
    title: "That was too long",
    text: "You sent more than any form on these pages can hold. Go back and try again.",
  },
};

const OTHER = {
  title: "Something went wrong on our side",
  text: "Nothing was shared. Please try again in a few minutes.",
};

/** Shows a refusal in plain words that do not reveal which sessions exist. */
export function MessagePage({ nonce, status }: { nonce: string; status: number }) {
  const { title, text } = WORDS[status] ?? OTHER;
  return (
    <Page nonce={nonce} bank={null} title={title}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
    </Page>
  );
}
