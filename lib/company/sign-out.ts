import { revokeSession } from "@/lib/store/write/session";

/** Ends a session. The cookie that names it is worth nothing from then on, whoever holds a copy. */
export async function signOut(sessionId: string, now = new Date()): Promise<void> {
  await revokeSession(sessionId, now);
}
