import { Banner } from "@/components/ui/banner";

/** The reasons why a link was not sent, by error code. */
const WHY: Readonly<Record<string, string>> = {
  invalid: "nothing can be sent to this address",
  too_many: "a limit on messages was reached",
  upstream_unavailable: "the provider did not answer",
  not_set_up: "no provider is set up on this server",
  production_only: "this server sends nothing in the test environment",
};

/** Shows the result of "Create and send". With a local outbox, nothing is sent. */
export function SentNote({ sent, isOutbox }: { sent: string; isOutbox: boolean }) {
  const why = Object.hasOwn(WHY, sent) ? WHY[sent] : undefined;
  return (
    <div className="mb-6">
      {sent === "yes" ? (
        <Banner tone="good" announce>
          {isOutbox
            ? "The request was created. Nothing was sent: the link is in this server’s outbox at /outbox."
            : "The request was created, and its link was sent. If the message doesn’t arrive, the timeline says so."}
        </Banner>
      ) : (
        <Banner tone="bad" announce>
          {`The request was created, but its link was not sent${why ? `: ${why}` : ""}. Try again below, or copy the link.`}
        </Banner>
      )}
    </div>
  );
}
