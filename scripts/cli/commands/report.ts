import { open, stat } from "node:fs/promises";
import path from "node:path";
import { COPY_FORMATS, MAPPED_FORMATS, REPORT_FORMATS, type ReportFormat } from "../client/reports";
import type { Command } from "../command";
import { plainLines } from "../print";
import { choose, UsageError } from "../usage-error";

/** The report formats whose names are also file name extensions. */
const ENDINGS = ["json", "html", "xml", "pdf", "xlsx", "csv"] as const satisfies ReportFormat[];
const BINARY: ReadonlySet<ReportFormat> = new Set(["pdf", "xlsx"]);

export const REPORT: Command = {
  name: "report",
  words: ["id"],
  about: "Fetches a finished report, byte for byte",
  options: {
    format: {
      value: "format",
      help: `${REPORT_FORMATS.join(", ")}; default: the file extension of --out, or json`,
    },
    map: { value: "name", help: `uses the headings of this category map, in ${MAPPED_FORMATS.join(", ")}` },
    assessed: { help: "the assessed copy, with your adjustments and the report's figures" },
    out: {
      value: "file",
      help: "writes to this file instead of standard output; the file's folder must exist",
    },
  },
  more: 'Example: report 4Kq… --format lines --map "Harbour Bank" --out lines.csv',
  async run({ words: [id = ""], value, has, terminal, connection }) {
    const out = value("out");
    const format = readFormat(value("format"), out);
    const map = value("map");
    if (map !== undefined && !MAPPED_FORMATS.includes(format))
      throw new UsageError(`--map is for the formats ${MAPPED_FORMATS.join(", ")}, not ${format}.`);
    const copyFormat = has("assessed") ? choose("--format", format, COPY_FORMATS) : null;
    if (BINARY.has(format) && out === undefined && terminal.isTty)
      throw new UsageError(`A file of this format can't be shown in a terminal: add --out report.${format}.`);
    const file = out === undefined ? null : await outputFile(path.resolve(terminal.folder, out));
    const { reports } = connection.client();
    const options = { map, signal: terminal.signal };
    const bytes =
      copyFormat === null
        ? await reports.bytes(id, format, options)
        : await reports.assessedBytes(id, copyFormat, options);
    if (file !== null) {
      await write(file, bytes);
      terminal.say(`${out}: ${bytes.length} bytes`);
    } else {
      // Other people wrote the names and descriptions in the document, so control characters are replaced for a
      // terminal. A pipe gets the bytes unchanged.
      await terminal.out(terminal.isTty ? plainLines(new TextDecoder().decode(bytes)) : bytes);
    }
    return 0;
  },
};

/**
 * Returns the requested format. If none was requested, returns the format of the file's extension, or JSON if there is
 * no file. Throws UsageError for an unknown format or extension.
 */
function readFormat(wanted: string | undefined, out: string | undefined): ReportFormat {
  if (wanted !== undefined) return choose("--format", wanted, REPORT_FORMATS);
  if (out === undefined) return "json";
  const ending = path.extname(out).slice(1).toLowerCase();
  const named = ENDINGS.find((format) => format === ending);
  if (named) return named;
  throw new UsageError(
    `--out: ${JSON.stringify(path.basename(out).slice(0, 60))} does not end in ${ENDINGS.map((format) => `.${format}`).join(", ")}. Name its format with --format.`,
  );
}

/**
 * Checks the file's folder before the report is fetched. A missing folder is not created, because the path is more
 * likely a typo.
 */
async function outputFile(file: string): Promise<string> {
  const folder = path.dirname(file);
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new UsageError(`--out: there is no folder ${folder}. Create it first.`);
  if ((await stat(file).catch(() => null))?.isDirectory())
    throw new UsageError(`--out: ${file} is a folder. Name a file in it.`);
  return file;
}

/**
 * Writes the file so that only its owner can read it, even if the file existed before, because a report is bank data.
 */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    const handle = await open(file, "w", 0o600);
    try {
      if ((await handle.stat()).isFile()) await handle.chmod(0o600);
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
}
