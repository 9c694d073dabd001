import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { PATH_HEADER } from "@/lib/http/environment-header";

/** No address of ours that somebody comes back to is longer. */
const PATH_LENGTH_MAX = 1_000;

/** A path of this site to go on to, as it came from an address or a form; null for anything that leads elsewhere. */
export function findWayBack(given: unknown): string | null {
  if (typeof given !== "string" || given.length > PATH_LENGTH_MAX) return null;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(given) || given.includes("\\")) return null;
  const url = new URL(given, "http://here.invalid");
  // Dots are resolved here, and what was harmless as it was written can begin with two slashes then.
  if (url.host !== "here.invalid" || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}`;
}

/** An address of ours with what it needs, and where to go on to. */
export function withBack(path: string, back: string | null): string {
  return back ? `${path}?${new URLSearchParams({ back })}` : path;
}

/** Where a visitor to a page signs in, and from where they come back to it. */
export async function placeToSignIn(): Promise<string> {
  return withBack("/sign-in", findWayBack((await headers()).get(PATH_HEADER)));
}

/** Sends somebody to prove again who they are, and from there back to the page whose form they sent. */
export async function sendToConfirm(): Promise<never> {
  const referer = (await headers()).get("referer");
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  redirect(withBack("/confirm", page && findWayBack(`${page.pathname}${page.search}`)));
}
