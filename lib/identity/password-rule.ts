import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { AppError } from "@/lib/errors";
import { isCommonPassword } from "@/lib/identity/is-common-password";

/**
 * The smallest length of a password, in characters. As NIST SP 800-63B advises, there are no rules about kinds of
 * characters.
 */
const PASSWORD_LENGTH_MIN = 12;
/** The longest accepted password, in characters. A longer one is never valid, and would be costly to hash. */
export const PASSWORD_LENGTH_MAX = 256;
/**
 * The smallest number of guesses that a password must withstand, as a power of ten. This is enough, because sign-in
 * allows only a few guesses per hour.
 */
const GUESSES_LOG10_MIN = 9;
/**
 * Limits on the part of a password that is checked. The check blocks the process, and takes longer for a long password
 * and for characters that could stand for letters. Checking only the beginning is safe, because the beginning is never
 * stronger than the whole password. With these limits a check takes at most about 25 ms.
 */
const JUDGED_LENGTH_MAX = 32;
const JUDGED_SUBSTITUTIONS_MAX = 8;

const EASY =
  "This password is easy to guess. It is too similar to a common or breached password, a simple pattern or your own details. Choose another password: a few unrelated words work well.";

/**
 * Returns why a password is refused, as a message for the person; null if it is accepted. The lists of common and
 * breached passwords are local, so nothing leaves the server. `about` lists words that others may know about the
 * person: name, email address, company.
 */
export async function refusePassword(password: string, about: readonly string[]): Promise<string | null> {
  if (password.length < PASSWORD_LENGTH_MIN)
    return `Use at least ${PASSWORD_LENGTH_MIN} characters. A few unrelated words work well.`;
  if (password.length > PASSWORD_LENGTH_MAX) return `Use at most ${PASSWORD_LENGTH_MAX} characters.`;
  if (await isCommonPassword(password)) return EASY;
  const words = about.flatMap((text) => [text, text.replace(/\s+/g, ""), ...text.split(/[\s@.]+/)]);
  const known = words.map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  const { guessesLog10 } = (await judge()).check(password, known);
  return guessesLog10 >= GUESSES_LOG10_MIN ? null : EASY;
}

/** Throws invalid, at `field`, if refusePassword returns a reason. */
export async function requireGoodPassword(
  password: string,
  about: readonly string[],
  field = "password",
): Promise<void> {
  const reason = await refusePassword(password, about);
  if (!reason) return;
  const fault = { type: "value_error", loc: ["body", field], msg: reason, ctx: { reason } };
  throw new AppError("invalid", reason, { fields: [fault] });
}

let judging: Promise<ZxcvbnFactory> | undefined;

/** Loads the lists of common passwords and words on first use, because they take time and memory. */
function judge(): Promise<ZxcvbnFactory> {
  judging ??= readLists();
  return judging;
}

async function readLists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: JUDGED_LENGTH_MAX,
    l33tMaxSubstitutions: JUDGED_SUBSTITUTIONS_MAX,
  });
}
