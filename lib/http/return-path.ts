import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PATH_HEADER } from "@/lib/http/environment-header";

/** The longest return path of our site, in characters. */
const PATH_LENGTH_MAX = 1_000;

/** Reads a return path from a URL or form; null if it is too long or not a path of this site. */
export function findReturnPath(given: unknown): string | null {
  if (typeof given !== "string" || given.length > PATH_LENGTH_MAX) return null;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(given) || given.includes("\\")) return null;
  const url = new URL(given, "http://here.invalid");
  // The URL parser resolves dots, so the path may now begin with two slashes, which would lead to another site.
  if (url.host !== "here.invalid" || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}`;
}

/** Adds the return path, if any, to a path of our site. */
export function withBack(path: string, back: string | null): string {
  return back ? `${path}?${new URLSearchParams({ back })}` : path;
}

/** The sign-in path for a visitor to this page, with the page as return path. */
export async function toSignInPath(): Promise<string> {
  return withBack("/sign-in", findReturnPath((await headers()).get(PATH_HEADER)));
}

/** Redirects the user to confirm their identity, then back to the page whose script made this call. */
export async function sendToConfirm(): Promise<never> {
  redirect(await toConfirmPath());
}

/** The path of the page that confirms the user's identity. Its return path is the page that sent the form. */
export async function toConfirmPath(): Promise<string> {
  const referer = (await headers()).get("referer");
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  return withBack("/confirm", page && findReturnPath(`${page.pathname}${page.search}`));
}
