import type { ConsentAsCustomer } from "../api-types";
import type { Request } from "../client";
import type { Command } from "../command";
import { toJson, toLines } from "../print";
import { choose } from "../usage-error";

const OUTCOMES = [
  "authorise",
  "authorise_and_leave",
  "finish",
  "deny",
  "cancel",
  "fail_code",
  "time_out",
  "be_ineligible",
  "lose_bank",
  "expire",
] as const satisfies readonly ConsentAsCustomer["outcome"][];
type ConsentOutcome = (typeof OUTCOMES)[number];

/** The result in words, for outcomes after which the request looks unchanged. */
const SAID: Readonly<Record<Exclude<ConsentOutcome, "authorise_and_leave" | "finish">, string>> = {
  authorise: "The customer went through the bank's pages, but no consent was created",
  deny: "The customer refused at the bank",
  cancel: "The customer left the bank's pages without an answer",
  fail_code: "The customer's one-time code failed",
  time_out: "The customer took too long",
  be_ineligible: "The bank found that the customer is not eligible to share",
  lose_bank: "The bank stopped working in the middle of the visit",
  expire: "The customer used a link that had expired",
};

export const CONSENT: Command = {
  name: "consent",
  words: ["id"],
  about: "Goes through the bank's pages as the customer; test keys only",
  options: { outcome: { value: "outcome", help: `authorise (default), or ${OUTCOMES.slice(1).join(", ")}` } },
  more: "The events that follow are real ones, and the report can then be fetched.",
  async run({ words: [id = ""], value, has, terminal, connection }) {
    const outcome = choose("--outcome", value("outcome") ?? "authorise", OUTCOMES);
    const { sandbox } = connection.testClient();
    const request = await sandbox.consent(id, { outcome }, { signal: terminal.signal });
    terminal.say(describeOutcome(outcome, request));
    await terminal.out(has("json") ? toJson(request) : toLines(request));
    return 0;
  },
};

/**
 * Describes the result of the customer's visit. After a refusal the request looks unchanged, so a note says what
 * happened.
 */
function describeOutcome(outcome: ConsentOutcome, { status, stage }: Request): string {
  if (outcome === "finish") return `The customer has added all their banks. The request is ${status}.`;
  if (stage === "adding_banks")
    return "The customer can add another bank. Use --outcome finish when the customer has added all banks.";
  if (status !== "pending_consent") return `The customer agreed at the bank. The request is ${status}.`;
  if (outcome === "authorise_and_leave")
    return `The customer agreed and did not come back. The request is ${status} until the bank confirms the consent.`;
  return `${SAID[outcome]}: the request is still ${status}, and its link can be used again.`;
}
