import pino, { type Logger } from "pino";
import { env } from "@/lib/env/env";

let logger: Logger | undefined;

/**
 * The log: JSON lines on standard output. Contains ids, counts, codes and times, never bank data or contact details.
 */
export function log(): Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return logger;
}

const FRAMES_MAX = 8;

/**
 * The details of an error that are safe for a log or job server: its name, code and location. Excludes the message,
 * because drivers and parsers quote the values that caused an error.
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
