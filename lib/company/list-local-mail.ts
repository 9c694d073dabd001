import { hasLocalOutbox, type LocalMail, listLocalMail } from "@/lib/local-outbox";

export type { LocalMail };

/** True on a local server, which has no mail provider and keeps its messages. */
export const keepsLocalMail = (): boolean => hasLocalOutbox();

/** The messages a local server kept instead of sending them, newest first; null on any other server. */
export async function findLocalMail(): Promise<LocalMail[] | null> {
  return hasLocalOutbox() ? listLocalMail() : null;
}
