type Words = unknown[];
type Level = "error" | "warn" | "debug";

/**
 * Has what the framework and packages print leave as lines of our log. Errors are told as everywhere: by kind, code and
 * place. Other words are left out, since nobody knows what they repeat: a path with an id in it, or a value that somebody
 * choked on; how many there were is said. The log is loaded when something is said, so that a thread starts without it.
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
