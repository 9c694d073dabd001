import { NotReadyError, type Request } from "../client";
import type { Command } from "../command";
import { toJson, toLines } from "../print";
import { UsageError } from "../usage-error";

const DEFAULT_TIMEOUT_SECONDS = 600;
const TIMEOUT_SECONDS_MAX = 86_400;

export const WAIT: Command = {
  name: "wait",
  words: ["id"],
  about: "Waits until a request's report is ready",
  options: {
    timeout: { value: "seconds", help: `the longest time to wait; default ${DEFAULT_TIMEOUT_SECONDS}` },
  },
  more: "Exit code 1 if the request is withdrawn or purged instead, or if the time is up.",
  async run({ words: [id = ""], value, has, terminal, connection }) {
    const seconds = Number(value("timeout") ?? DEFAULT_TIMEOUT_SECONDS);
    if (!(seconds > 0 && seconds <= TIMEOUT_SECONDS_MAX))
      throw new UsageError(`--timeout must be a number of seconds up to ${TIMEOUT_SECONDS_MAX}, such as 60.`);
    const { requests } = connection.client();
    const seen = { last: null as Request | null, shown: "" };
    const onProgress = (request: Request) => {
      seen.last = request;
      const stands = `${request.status}, ${request.stage}`;
      if (stands !== seen.shown && request.status.startsWith("pending"))
        terminal.say(`The request is ${stands}. Waiting …`);
      seen.shown = stands;
    };
    const print = (request: Request) => terminal.out(has("json") ? toJson(request) : toLines(request));
    try {
      await print(await requests.wait(id, { waitMs: seconds * 1000, onProgress, signal: terminal.signal }));
      return 0;
    } catch (error) {
      if (!(error instanceof NotReadyError)) throw error;
      terminal.say(error.message);
      if (seen.last && !error.status.startsWith("pending")) await print(seen.last);
      return 1;
    }
  },
};
