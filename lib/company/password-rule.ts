import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { AppError } from "@/lib/errors";

/** NIST SP 800-63B: length counts, composition does not; fifteen is what we advise. */
export const PASSWORD_LENGTH_MIN = 12;
export const PASSWORD_LENGTH_MAX = 256;
/** How many guesses a good guesser needs at least, as a power of ten; sign-in lets through a few an hour. */
const GUESSES_LOG10_MIN = 9;
/**
 * Telling how strong a password is takes longer the longer it is and the more of its signs could stand for letters, and
 * nothing else is answered meanwhile. So its beginning is judged, which is no stronger than the whole; with these two a
 * judgement takes some 25 ms at the worst.
 */
const JUDGED_LENGTH_MAX = 32;
const JUDGED_SUBSTITUTIONS_MAX = 8;

/**
 * Why a password may not be chosen, in words for the person; null when it may. Nothing leaves the server: the lists of
 * common and breached passwords come with it. `about` is what anybody knows of them: name, address, company.
 */
export async function refusePassword(password: string, about: readonly string[]): Promise<string | null> {
  if (password.length < PASSWORD_LENGTH_MIN)
    return `Use at least ${PASSWORD_LENGTH_MIN} characters. A few unrelated words work well.`;
  if (password.length > PASSWORD_LENGTH_MAX) return `Use at most ${PASSWORD_LENGTH_MAX} characters.`;
  const words = about.flatMap((text) => [text, text.replace(/\s+/g, ""), ...text.split(/[\s@.]+/)]);
  const known = words.map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  const { guessesLog10 } = (await judge()).check(password, known);
  if (guessesLog10 >= GUESSES_LOG10_MIN) return null;
  return "This is easy to guess: it is on a list of common or breached passwords, or close to one, or to your own name. Choose another; a few unrelated words work well.";
}

/** Throws invalid, at `field`, where refusePassword has a reason. */
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

/** The lists take a moment and some memory to read, so they are read when they are first asked for. */
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
