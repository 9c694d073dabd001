import { type Command, choose } from "../command";
import { toJson, toLines } from "../print";

const OUTCOMES = ["authorise", "deny", "cancel"] as const;

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
    await terminal.out(has("json") ? toJson(request) : toLines(request));
    return 0;
  },
};
