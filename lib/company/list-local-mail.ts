import { type LocalMail, listLocalMail } from "@/lib/adapters/local-outbox";
import { hasLocalOutbox } from "@/lib/env/local-outbox";

export type { LocalMail };

/** True on a local server, which has no mail provider and stores its messages instead. */
export const keepsLocalMail = (): boolean => hasLocalOutbox();

/** The messages a local server stored instead of sending, newest first; null on any other server. */
export async function findLocalMail(): Promise<LocalMail[] | null> {
  return hasLocalOutbox() ? listLocalMail() : null;
}
