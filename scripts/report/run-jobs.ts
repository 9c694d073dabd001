import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { PROFILES, REPORT_TYPES } from "@/lib/rules/request";
import { makeReport, refuseFault } from "./make-report";
import type { Options } from "./report-options";

const FORMATS = ["json", "html", "xml", "pdf", "csv", "lines-csv"] as const;
const LINE_MAX_CHARACTERS = 200_000_000;

const Job = z.strictObject({
  /** The result repeats the name, so that the caller can match the result to its job. */
  name: z.string().max(200),
  /** A path, or the bank data itself. */
  input: z.union([z.string().min(1), z.record(z.string(), z.unknown())]),
  as_of: z.iso.date().nullish(),
  client: z.string().max(200).nullish(),
  type: z.enum(REPORT_TYPES).default("affordability"),
  profile: z.enum(PROFILES).default("full"),
  /**
   * The file for the document, whose extension chooses the format. If omitted, the result contains the JSON document.
   */
  out: z.string().min(1).nullish(),
});

type JobAnswer = {
  name: string | null;
  /** The job's line in its file, counted from 1. */
  line: number;
  notes: string[];
} & ({ out: string } | { report: unknown } | { refused: string[] });

/**
 * Creates the report of each line of a JSONL file in turn, and yields a result for each non-empty line. A job that is
 * refused or fails does not stop the others. Relative paths start from `folder`.
 */
export async function* runJobs(file: string, folder: string): AsyncGenerator<JobAnswer> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== "") yield runJob(text, line, folder);
  }
}

async function runJob(text: string, line: number, folder: string): Promise<JobAnswer> {
  const parsed = Job.safeParse(parse(text));
  if (!parsed.success) {
    const refused = parsed.error.issues.map(
      (issue) => `line ${line}: ${issue.path.join(".") || "job"}: ${issue.message}`,
    );
    return { name: nameOf(text), line, notes: [], refused };
  }
  const { name, out, input } = parsed.data;
  const options: Options = {
    input: typeof input === "string" ? path.resolve(folder, input) : { json: input },
    csv: [],
    type: parsed.data.type,
    profile: parsed.data.profile,
    asOf: parsed.data.as_of ?? null,
    name: parsed.data.client?.trim() || null,
    format: FORMATS.find((format) => out && path.extname(out) === `.${format}`) ?? "json",
    out: out ? path.resolve(folder, out) : null,
  };
  const { lines, content } = await makeReport(options).catch(refuseFault);
  if (content === null) return { name, line, notes: [], refused: lines };
  return {
    name,
    line,
    notes: lines,
    ...(options.out === null ? { report: JSON.parse(String(content)) } : { out: options.out }),
  };
}

function parse(text: string): unknown {
  if (text.length > LINE_MAX_CHARACTERS) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function nameOf(text: string): string | null {
  const { name } = (parse(text) ?? {}) as { name?: unknown };
  return typeof name === "string" ? name : null;
}
