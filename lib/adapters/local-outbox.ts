import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env/env";

/**
 * A message that a local server stores instead of sending. The local server ignores a second message with the same
 * `key`, as Resend does.
 */
type LocalMessage = {
  channel: "email" | "sms";
  to: string;
  /** The sender, in the form that the recipient sees. */
  from: string;
  /** The subject of an email; null for a text message. */
  subject: string | null;
  text: string;
  html: string | null;
  files: readonly string[];
  key: string;
};

export type LocalMail = Omit<LocalMessage, "key"> & { id: string; at: Date };

/** The largest number of stored messages; older messages are deleted. */
const KEPT_MAX = 200;
const FILE = /^[0-9a-f]{24}\.json$/;

const folder = () => path.join(env().DATA_DIR ?? "", "outbox");

/**
 * Stores a message unless a message with the same key is already stored. Then deletes the oldest messages if there are
 * more than KEPT_MAX.
 */
export async function keepLocally({ key, ...message }: LocalMessage): Promise<void> {
  const id = createHash("sha256").update(key).digest("hex").slice(0, 24);
  const file = path.join(folder(), `${id}.json`);
  if (await stat(file).catch(() => null)) return;
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const mail: LocalMail = { id, ...message, at: new Date() };
  const draft = path.join(folder(), `${randomUUID()}.new`);
  await writeFile(draft, JSON.stringify(mail), { mode: 0o600 });
  await rename(draft, file);
  for (const { id: old } of (await listLocalMail()).slice(KEPT_MAX))
    await rm(path.join(folder(), `${old}.json`), { force: true });
}

/** The stored messages, newest first. */
export async function listLocalMail(): Promise<LocalMail[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => FILE.test(name));
  const mails = await Promise.all(names.map((name) => readMail(path.join(folder(), name))));
  return mails
    .filter((mail): mail is LocalMail => mail !== null)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Reads a stored message; null if another process has deleted the file in the meantime. */
async function readMail(file: string): Promise<LocalMail | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  const kept: LocalMail & { at: string } = JSON.parse(text);
  return { ...kept, at: new Date(kept.at) };
}
