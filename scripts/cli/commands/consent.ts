import type { Request } from "../client";
import { type Command, choose } from "../command";
import { toJson, toLines } from "../print";

const OUTCOMES = ["authorise", "deny", "cancel"] as const;
type Outcome = (typeof OUTCOMES)[number];

export const CONSENT: Command = {
  name: "consent",
  words: ["id"],
  about: "Goes through the bank's pages as the customer; test keys only",
  options: { outcome: { value: "outcome", help: "authorise (default), deny or cancel" } },
  more: "The events that follow are real ones, and the report can then be fetched.",
  async run({ words: [id = ""], value, has, terminal, connection }) {
    const outcome = choose("--outcome", value("outcome") ?? "authorise", OUTCOMES);
    const { sandbox } = connection.testClient();
    const request = await sandbox.consent(id, { outcome }, { signal: terminal.signal });
    terminal.say(tell(outcome, request));
    await terminal.out(has("json") ? toJson(request) : toLines(request));
    return 0;
  },
};

/** A request whose customer refused looks as it did before, so what happened is said beside it. */
function tell(outcome: Outcome, { status }: Request): string {
  if (status !== "pending_consent") return `The customer agreed at the bank. The request is ${status}.`;
  const what = {
    authorise: "The customer went through the bank's pages, but no consent came of it",
    deny: "The customer refused at the bank",
    cancel: "The customer left the bank's pages without an answer",
  }[outcome];
  return `${what}: the request is still ${status}, and its link can be used again.`;
}
