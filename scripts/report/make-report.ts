import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { listProblemLines, newProblems } from "@/lib/engine/input/problem";
import { composeLocalReport } from "./compose-local-report";
import { readInput } from "./read-input";
import { renderAs, withNewline } from "./render-as";
import type { Options } from "./report-options";

/**
 * The lines to show to the user, and the document. The document is null if the input was refused or the file could not
 * be written. If the option `out` is set, the document is also written to that file.
 */
export type Made = { lines: string[]; content: string | Uint8Array | null };

/** Reads, checks, analyses and renders the input. Writes no file until all of this has succeeded. */
export async function makeReport(options: Options): Promise<Made> {
  const problems = newProblems();
  const input = await readInput(options, problems);
  if (problems.count > 0) return { lines: listProblemLines(problems), content: null };
  const composed = composeLocalReport(input, options, problems);
  if (composed === null) return { lines: listProblemLines(problems), content: null };
  const { document, integrity, json } = composed;
  const content =
    options.format === "json" ? withNewline(json) : await renderAs(options.format, document, integrity);
  if (options.out !== null) {
    const failure = await write(options.out, content);
    if (failure !== null) return { lines: [failure], content: null };
  }
  const lines = composed.notes.map((note) => `Note: ${note}`);
  if (options.format === "csv" && options.profile === "insight")
    lines.push("Note: an insight report shows no individual transactions, so the table is empty.");
  return { lines, content };
}

async function write(file: string, content: string | Uint8Array): Promise<string | null> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return null;
  } catch (error) {
    return `${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"})`;
  }
}

/**
 * Turns an internal error into a result, for a run that makes several reports. Shows only the kind of error, because
 * the message may quote bank data.
 */
export function refuseFault(error: unknown): Made {
  const kind = error instanceof Error ? error.name : "unknown";
  return {
    lines: [`The report could not be prepared because of an error in this program (${kind}).`],
    content: null,
  };
}
