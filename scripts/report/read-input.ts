import { isAscii } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readBankFile } from "@/lib/contract/bank-file";
import { readStatementFile } from "@/lib/contract/statement-file";
import type { BankData } from "@/lib/engine/bank";
import { addProblem, type Problems } from "@/lib/engine/input/problem";
import { toBankData } from "@/lib/engine/input/statement/to-bank-data";
import { questionOrder } from "./question-order";
import type { Options } from "./report-options";

/** `warnings` describe valid but unusual input that the report's reader should know about. */
export type Input = { data: BankData; warnings: string[]; bytes: Buffer[] };

/** The largest input in bytes, because longer text does not fit into one JavaScript string. */
const BYTES_MAX = 500_000_000;

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file",
  EISDIR: "is a folder",
  EACCES: "cannot be read: permission denied",
};

/**
 * Reads every named file, and adds the faults of the files to `problems`. If `problems` is not empty afterwards, the
 * data must not be used.
 */
export async function readInput(options: Pick<Options, "input" | "csv">, problems: Problems): Promise<Input> {
  const parts: { data: BankData; warnings: string[] }[] = [];
  const bytes: Buffer[] = [];
  const load = async (file: string) => {
    const found = await findBytes(file, problems);
    if (found) bytes.push(found);
    return found;
  };
  if (typeof options.input === "object" && options.input !== null) {
    bytes.push(Buffer.from(JSON.stringify(options.input.json)));
    parts.push(readBankFile(options.input.json, problems));
  } else if (options.input !== null) {
    const found = await load(options.input);
    const value = found && parseJson(nameOf(options.input), toText(found), problems);
    if (value) parts.push(readBankFile(value.json, problems));
  }
  const statements = [];
  const questions: string[] = [];
  for (const file of options.csv) {
    const found = await load(file);
    if (!found) continue;
    const text = toText(found);
    const question = questionOrder(nameOf(file), text);
    if (question !== null) questions.push(question);
    statements.push(readStatementFile(nameOf(file), text, problems));
  }
  if (problems.count === 0 && statements.length > 0) parts.push(toBankData(statements));
  const join = <T>(pick: (data: BankData) => T[]) => parts.flatMap(({ data }) => pick(data));
  return {
    data: {
      accounts: join((data) => data.accounts),
      balances: join((data) => data.balances),
      transactions: join((data) => data.transactions),
      directDebits: join((data) => data.directDebits),
      scheduledPayments: join((data) => data.scheduledPayments),
    },
    warnings: [...parts.flatMap(({ warnings }) => warnings), ...questions],
    bytes,
  };
}

const nameOf = (file: string) => (file === "-" ? "standard input" : path.basename(file));

async function findBytes(file: string, problems: Problems): Promise<Buffer | null> {
  try {
    const bytes = file === "-" ? await readStandardInput() : await readFile(file);
    if (bytes.length <= BYTES_MAX) return bytes;
    addProblem(problems, nameOf(file), `is larger than ${BYTES_MAX / 1_000_000} MB`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    addProblem(problems, nameOf(file), REASONS[code] ?? `cannot be read (${code})`);
  }
  return null;
}

async function readStandardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Decodes UTF-8, or little-endian UTF-16 with a byte-order mark. Other bytes are decoded as Windows-1252, which older
 * bank systems write.
 */
function toText(bytes: Buffer): string {
  // Most files are ASCII. Reading them as Latin-1 takes a quarter of the time of a UTF-8 decoder (fastest of 25 runs).
  if (isAscii(bytes)) return bytes.toString("latin1");
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Parses JSON. Reports only the position of an error, because JSON's own message quotes the file. */
function parseJson(name: string, text: string, problems: Problems): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, Number(position ?? 0)).split("\n");
    const column = (before[before.length - 1]?.length ?? 0) + 1;
    const where = position === undefined ? "" : `; look at line ${before.length}, column ${column}`;
    addProblem(
      problems,
      name,
      /end of JSON/.test(message) ? "is not JSON: it ends too early" : `is not JSON${where}`,
    );
    return null;
  }
}
