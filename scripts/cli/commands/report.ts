import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { REPORT_FORMATS } from "../client/reports";
import { type Command, choose, UsageError } from "../command";

export const REPORT: Command = {
  name: "report",
  words: ["id"],
  about: "Fetches a finished report, byte for byte",
  options: {
    format: {
      value: "format",
      help: `${REPORT_FORMATS.join(", ")}; default: by the ending of --out, else json`,
    },
    out: { value: "file", help: "writes it there instead of printing it" },
  },
  async run({ words: [id = ""], value, terminal, connection }) {
    const out = value("out");
    const ending = path.extname(out ?? "").slice(1);
    const byEnding = REPORT_FORMATS.find((format) => format === ending) ?? "json";
    const format = choose("--format", value("format") ?? byEnding, REPORT_FORMATS);
    if (format === "pdf" && out === undefined && terminal.isTty)
      throw new UsageError("A PDF is not for a terminal: add --out report.pdf.");
    const bytes = await connection.client().reports.bytes(id, format, { signal: terminal.signal });
    if (out === undefined) await terminal.out(bytes);
    else await write(path.resolve(terminal.folder, out), bytes);
    if (out !== undefined) terminal.say(`${out}: ${bytes.length} bytes`);
    return 0;
  },
};

/** A report is bank data: the file is its owner's alone. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
}
