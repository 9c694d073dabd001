type Words = unknown[];
type Level = "error" | "warn" | "debug";

/**
 * Turns the console output of the framework and packages into lines of our log. Logs an error by kind, code and
 * location, as everywhere. Logs only the amount of other text, because it may quote a path with an id or a bad value.
 * The log is loaded on first use, so that a thread starts without it.
 */
export function tameConsole(): void {
  const say = to("debug", "the framework says something");
  Object.assign(console, {
    error: to("error", "the framework reports an error"),
    warn: to("warn", "the framework warns"),
    log: say,
    info: say,
    debug: say,
  });
}

const to =
  (level: Level, message: string) =>
  (...words: Words) =>
    void import("@/lib/log").then(({ describeError, log }) => {
      const error = words.find((word) => word instanceof Error);
      log()[level](error ? { error: describeError(error) } : { words: words.length }, message);
    });
