import { setTimeout as sleep } from "node:timers/promises";
import { type Command, UsageError } from "../command";
import { toJson, toLines } from "../print";

const DEFAULT_TIMEOUT_SECONDS = 600;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

export const WAIT: Command = {
  name: "wait",
  words: ["id"],
  about: "Waits until a request's report is ready",
  options: {
    timeout: { value: "seconds", help: `gives up after so long; default ${DEFAULT_TIMEOUT_SECONDS}` },
  },
  more: "Exit code 1 when the request was withdrawn or purged instead, or the time is up.",
  async run({ words: [id = ""], value, has, terminal, connection }) {
    const seconds = Number(value("timeout") ?? DEFAULT_TIMEOUT_SECONDS);
    if (!(seconds > 0)) throw new UsageError("--timeout must be a number of seconds, such as 60.");
    const { requests } = connection.client();
    const deadline = Date.now() + seconds * 1000;
    let told = "";
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      const request = await requests.get(id, { signal: terminal.signal });
      const isOver = request.status === "withdrawn" || request.status === "purged";
      if (request.status === "ready" || isOver) {
        await terminal.out(has("json") ? toJson(request) : toLines(request));
        return isOver ? 1 : 0;
      }
      const stands = `${request.status}, ${request.stage}`;
      if (stands !== told) terminal.say(`The request is ${stands}. Waiting …`);
      told = stands;
      if (Date.now() + pause > deadline) {
        terminal.say(`The time is up; the request is still ${request.status}.`);
        return 1;
      }
      await sleep(pause, undefined, { signal: terminal.signal });
    }
  },
};
