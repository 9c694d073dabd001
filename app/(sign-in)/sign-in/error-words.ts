const NEXT_AUTH_WORDS: ReadonlyMap<unknown, string> = new Map([
  ["CredentialsSignin", "The email address or password is wrong."],
  ["second_step", "This account requires a second factor. Please sign in here."],
  ["too_many", "Too many attempts. Please wait a few minutes and try again."],
]);

/** The message for the error code that next-auth adds to the URL when it redirects back to the sign-in page. */
export function wordsOf(error: unknown): string {
  return NEXT_AUTH_WORDS.get(error) ?? "Sign-in failed. Please try again.";
}
