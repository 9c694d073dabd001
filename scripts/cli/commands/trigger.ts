import type { WebhookEvent } from "../client";
import type { Command } from "../command";
import { toJson, toLines } from "../print";
import { choose } from "../usage-error";

const EVENTS = [
  "consent.completed",
  "report.awaiting_share",
  "report.ready",
  "report.refreshed",
  "request.withdrawn",
] as const satisfies readonly WebhookEvent["event"][];

const CUSTOMER = { client_name: "Sandbox Customer", report_type: "affordability" } as const;

export const TRIGGER: Command = {
  name: "trigger",
  words: ["event"],
  about: "Sends a webhook, signed like any other; test keys only",
  options: {
    request: { value: "id", help: "the id of the request that the event is about; default: a new request" },
  },
  more: `Events: ${EVENTS.join(", ")}. The request does not change; use \`consent\` to change it.`,
  async run({ words: [word = ""], value, has, terminal, connection }) {
    const event = choose("The event", word, EVENTS);
    const { requests, sandbox } = connection.testClient();
    const { signal } = terminal;
    const id = value("request") ?? (await requests.create(CUSTOMER, { signal })).id;
    const sent = await sandbox.simulateEvent(id, { event }, { signal });
    await terminal.out(has("json") ? toJson(sent) : toLines(sent));
    return 0;
  },
};
