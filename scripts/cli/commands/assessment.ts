import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SetAdjustments, SetAssessment } from "../client";
import type { Command, Terminal } from "../command";
import { toJson } from "../print";
import { UsageError } from "../usage-error";

const SET = { set: { value: "file", help: "a JSON file with the new values" } };

export const ASSESSMENT: Command = {
  name: "assessment",
  words: ["id"],
  about: "Prints your inputs for the assessment of a request, or sets them from a file",
  options: SET,
  more: "The file contains the body of PUT /v1/requests/{id}/assessment; /docs/assessment shows one.",
  async run({ words: [id = ""], value, terminal, connection }) {
    const { requests } = connection.client();
    const { signal } = terminal;
    const file = value("set");
    // Only the service checks the file's contents. Its error names the invalid fields.
    const inputs =
      file === undefined
        ? await requests.assessment(id, { signal })
        : await requests.assess(id, (await readJson(file, terminal)) as SetAssessment, { signal });
    await terminal.out(toJson(inputs));
    return 0;
  },
};

export const ADJUSTMENTS: Command = {
  name: "adjustments",
  words: ["id"],
  about: "Prints the adjustments of a report with their version, or sets them from a file",
  options: SET,
  more: "The file contains the whole list of adjustments and the version of the list that it replaces. You can edit the printed list and send it back with --set.",
  async run({ words: [id = ""], value, terminal, connection }) {
    const { requests } = connection.client();
    const { signal } = terminal;
    const file = value("set");
    const list =
      file === undefined
        ? await requests.adjustments(id, { signal })
        : await requests.adjust(id, (await readJson(file, terminal)) as SetAdjustments, { signal });
    await terminal.out(toJson(list));
    return 0;
  },
};

async function readJson(file: string, { folder }: Terminal): Promise<unknown> {
  const text = await readFile(path.resolve(folder, file), "utf8").catch(() => null);
  if (text === null) throw new UsageError(`--set: ${JSON.stringify(file)} can't be read.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--set: ${JSON.stringify(file)} is not JSON.`);
  }
}
