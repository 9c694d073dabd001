/**
 * The given name to greet a person by, if the name is clearly one given name and one surname, with or without a title.
 * Null for couples, companies, "Surname, Given", particles and anything else that a greeting could get wrong.
 */
export function greetingNameOf(name: string): string | null {
  const words = name.trim().split(/\s+/);
  const parts = TITLE.test(words[0] ?? "") ? words.slice(1) : words;
  const [given, surname] = parts;
  if (parts.length !== 2 || !given || !surname) return null;
  const isSafe = [given, surname].every((word) => NAME.test(word) && !NO_NAME.test(word));
  return isSafe ? given : null;
}

const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|rev|fr)\.?$/i;
/** A capital and small letters; also "Mary-Jane", "McDonald" and "O'Brien". */
const NAME = /^(?:\p{Lu}['’])?\p{Lu}\p{Ll}+(?:-?\p{Lu}\p{Ll}+)*$/u;
/** Words in names of companies and families, and particles that begin a surname. */
const NO_NAME =
  /^(and|pty|ltd|limited|trust|trustee|trustees|family|estate|holdings|group|company|co|inc|services|the|de|da|di|do|du|la|le|del|della|der|den|van|von|bin|binte|al|el|st|san|mac|y|e)$/i;

/**
 * The first line of a message: "Hi Priya," if the name is clearly one given name and one surname, otherwise "Hello,".
 */
export function greet(clientName: string): string {
  const name = greetingNameOf(clientName);
  return name ? `Hi ${name},` : "Hello,";
}
