import { describeError, log } from "@/lib/log";

type Words = unknown[];

/**
 * Has what the framework and packages print leave as lines of our log. Errors are told as everywhere: by kind, code and
 * place. Other words are left out, since nobody knows what they repeat: a path with an id in it, or a value that somebody
 * choked on; how many there were is said.
 */
export function tameConsole(): void {
  const say = (...words: Words) => log().debug(tell(words), "the framework says something");
  Object.assign(console, {
    error: (...words: Words) => log().error(tell(words), "the framework reports an error"),
    warn: (...words: Words) => log().warn(tell(words), "the framework warns"),
    log: say,
    info: say,
    debug: say,
  });
}

function tell(words: Words): object {
  const error = words.find((word) => word instanceof Error);
  return error ? { error: describeError(error) } : { words: words.length };
}
