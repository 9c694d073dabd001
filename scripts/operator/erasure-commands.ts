import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { replayErasures } from "@/lib/erase/replay-erasures";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { isRequestId } from "@/lib/ids";
import { SYSTEM } from "@/lib/scope";
import { findRequestScope } from "@/lib/store/read/request";
import { type Erasure, listErasures } from "@/lib/store/write/erase";
import type { Command, Said, Say } from "./command";

const SINCE = "--since";

export const ERASE: Command = {
  name: "erase",
  help: [["erase <request id>", "withdraws a request of any company and erases its data"]],
  takes: ([id = "", ...more]) => isRequestId(id) && more.length === 0,
  run: erase,
};

export const ERASURES: Command = {
  name: "erasures",
  help: [["erasures [--since <date>]", "lists all erasures; store the list outside the database"]],
  takes: (rest) =>
    rest.length === 0 || (rest.length === 2 && rest[0] === SINCE && !Number.isNaN(Date.parse(rest[1] ?? ""))),
  run: list,
};

export const REPLAY_ERASURES: Command = {
  name: "replay-erasures",
  help: [
    [
      "replay-erasures <file>",
      "after a restore, repeats the erasures in a file: the output of `erasures`, or a log",
    ],
  ],
  takes: ([file = "", ...more]) => file !== "" && !file.startsWith("-") && more.length === 0,
  run: replay,
};

async function erase([id = ""]: readonly string[]): Promise<Said> {
  const scope = await findRequestScope(id);
  if (!scope) return { lines: ["There is no request with that id."], code: 1 };
  const { moved, status } = await withdrawRequest(scope, id, { by: "system", actor: SYSTEM });
  return {
    lines: [moved ? "Erased. The firm and the provider are notified." : `The request was already ${status}.`],
    code: 0,
  };
}

async function list([, since]: readonly string[], say: Say): Promise<Said> {
  for await (const erasure of listErasures(new Date(since ?? 0))) say(JSON.stringify(erasure));
  return { lines: [], code: 0 };
}

/** Replays erasures from the lines of a list or of a log. Skips lines that are not erasures. */
async function replay([file = ""]: readonly string[]): Promise<Said> {
  const erasures: Erasure[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines++;
    const erasure = readErasure(line);
    if (erasure) erasures.push(erasure);
  }
  const { known, again } = await replayErasures(erasures);
  return { lines: [`${lines} lines, ${known} erasures in them, ${again} replayed.`], code: 0 };
}

function readErasure(line: string): Erasure | null {
  try {
    const { erased, as, by = null, at } = JSON.parse(line) as Partial<Erasure>;
    const isOne = /^[0-9a-f]{64}$/.test(erased ?? "") && (as === "withdrawn" || as === "purged");
    return isOne && at && !Number.isNaN(Date.parse(at)) ? ({ erased, as, by, at } as Erasure) : null;
  } catch {
    return null;
  }
}
