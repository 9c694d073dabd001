type Words = unknown[];
type Level = "error" | "warn" | "debug";

/**
 * Turns the console output of the framework and packages into lines of our log. Logs an error's kind, code and
 * location. Logs only the length of other text, because it may quote a path with an id or a bad value. The log is
 * loaded on first use, so that a thread starts without it.
 */
export function tameConsole(): void {
  const say = to("debug", "the framework logged a message");
  Object.assign(console, {
    error: to("error", "the framework reports an error"),
    warn: to("warn", "the framework warns"),
    log: say,
    info: say,
    debug: say,
  });
}

/**
 * The framework's messages when a form or call names an action that this build does not have: the caller had an
 * old page open, or was probing. Anyone can cause these messages, so they are logged without a stack.
 */
const IS_UNKNOWN_ACTION =
  /^(Invalid Server Actions request|Failed to find Server Action|The Server Reference ID)/;

/**
 * Node's error when a caller closes the connection before its whole request arrived. It is logged only as
 * information, because anyone can cause it.
 */
const hasLeft = ({ code, message }: Error & { code?: string }) =>
  code === "ECONNRESET" && message === "aborted";

const to =
  (level: Level, message: string) =>
  (...words: Words) =>
    void import("@/lib/log").then(({ describeError, log }) => {
      const error = words.find((word) => word instanceof Error);
      if (level === "warn" && error && IS_UNKNOWN_ACTION.test(error.message))
        return log().warn({ code: "unknown_action" }, message);
      if (error && hasLeft(error)) return log().info({ code: "caller_left" }, message);
      log()[level](error ? { error: describeError(error) } : { words: words.length }, message);
    });
