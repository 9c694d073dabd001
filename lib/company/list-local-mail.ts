import { keepsMailLocally, type LocalMail, listLocalMail } from "@/lib/adapters/mail/local-outbox";

export type { LocalMail };

/** The mails a local server kept instead of sending them, newest first; null on any other server. */
export async function findLocalMail(): Promise<LocalMail[] | null> {
  return keepsMailLocally() ? listLocalMail() : null;
}
