import { log } from "@/lib/log";

/**
 * Logs an attempt to sign in or to confirm an identity: the method, and the user's id if it is known. Logs every
 * attempt; the audit log, in contrast, has one entry for repeated attempts.
 */
export function logSignIn(
  outcome: "admitted" | "refused",
  { by, userId }: { by: string; userId: string | null },
): void {
  log().info({ by, user_id: userId }, outcome === "admitted" ? "a sign-in" : "a sign-in was refused");
}
