import pino, { type Logger } from "pino";
import { env } from "@/lib/env";

let logger: Logger | undefined;

/** The log: JSON lines on standard output. Ids, counts, codes and times go in; bank data and contact details never. */
export function log(): Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return logger;
}

const FRAMES_MAX = 8;

/**
 * What may be said of an error in a log or to a job server: its kind, its code and where it happened. Not its message:
 * messages of drivers and parsers quote the values they choked on.
 */
export function describeError(error: unknown): { name: string; code: string | null; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [] };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: typeof code === "string" && /^[\w.-]{1,40}$/.test(code) ? code : null,
    frames: frames.slice(0, FRAMES_MAX).map((line) => line.trim()),
  };
}
