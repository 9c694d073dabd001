import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ButtonLink, SubmitButton } from "@/components/sandbox/button";
import { SessionForm } from "@/components/sandbox/session-form";
import { isSharing } from "@/lib/sandbox/consents";
import { type ClosedSession, findSession } from "@/lib/sandbox/sessions";
import { readSearch, type Search, stepUrl } from "../session";

export const metadata: Metadata = { title: "This link has been used" };

const WORDS: Readonly<Record<ClosedSession["outcome"], { title: string; text: string }>> = {
  authorised: {
    title: "You have shared your data",
    text: "This link has done its work and cannot be used to share again.",
  },
  denied: {
    title: "You did not agree to share",
    text: "Nothing was shared. To change your mind, go back and start again.",
  },
  cancelled: {
    title: "You cancelled",
    text: "Nothing was shared. To change your mind, go back and start again.",
  },
  code_failed: {
    title: "The code was wrong too often",
    text: "To keep the account safe, this link was closed. Nothing was shared. Go back and start again.",
  },
  expired: {
    title: "This link has run out",
    text: "Links last five days. Nothing was shared. Go back and start again.",
  },
};

const STOPPED = {
  title: "Sharing has stopped",
  text: "The bank gives out nothing more. To share again, start again.",
};

export default async function EndedPage({ searchParams }: { searchParams: Search }) {
  const { sessionId } = await readSearch(searchParams);
  const session = await findSession(sessionId);
  if (!session) notFound();
  if (session.state === "open") redirect(stepUrl("", sessionId));
  const sharing = session.outcome === "authorised" && (await isSharing(sessionId));
  const { title, text } = session.outcome === "authorised" && !sharing ? STOPPED : WORDS[session.outcome];
  return (
    <div className="space-y-4">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p>{text}</p>
      <ButtonLink href={session.returnUrl}>Go back</ButtonLink>
      {sharing ? (
        <SessionForm
          action="/sandbox/consent/stop"
          sessionId={sessionId}
          className="space-y-3 border-t border-line pt-4"
        >
          <p>You can stop sharing at any time. The bank then tells the firm, and gives out nothing more.</p>
          <SubmitButton tone="plain">Stop sharing</SubmitButton>
        </SessionForm>
      ) : null}
    </div>
  );
}
