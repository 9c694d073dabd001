import { keepsMailLocally, type LocalMail, listLocalMail } from "@/lib/adapters/mail/local-outbox";

export type { LocalMail };

/** True on a local server, which has no mail provider and keeps its mails. */
export const keepsLocalMail = (): boolean => keepsMailLocally();

/** The mails a local server kept instead of sending them, newest first; null on any other server. */
export async function findLocalMail(): Promise<LocalMail[] | null> {
  return keepsMailLocally() ? listLocalMail() : null;
}
