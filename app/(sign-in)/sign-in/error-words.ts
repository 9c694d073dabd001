const NEXT_AUTH_WORDS: ReadonlyMap<unknown, string> = new Map([
  ["CredentialsSignin", "The e-mail address or the password is not right."],
  ["second_step", "This account asks for a second step. Please sign in here."],
  ["too_many", "Too many attempts. Please wait a few minutes and try again."],
]);

/** What to tell somebody whom next-auth's callback sends back to the sign-in page, by the word it puts into the address. */
export function wordsOf(error: unknown): string {
  return NEXT_AUTH_WORDS.get(error) ?? "Signing in did not work. Please try again.";
}
