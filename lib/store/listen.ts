import pg from "pg";
import { env } from "@/lib/env";
import { endSilence } from "@/lib/store/client";

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 2_000;
/** A connection that only listens is silent by nature; it is asked something now and then, to tell it from a dead one. */
const ASK_MS = 8_000;

/**
 * Calls `wake` whenever work is written to the outbox, by whichever process. Keeps a connection of its own for it and
 * makes another when that breaks; what is missed meanwhile the caller's own poll finds. Returns how to end it.
 */
export function listenForWork(wake: () => void): () => Promise<void> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isOver = false;
  const again = () => {
    clearTimeout(retry);
    if (!isOver) retry = setTimeout(() => void connect(), RETRY_MS);
  };
  const connect = async () => {
    const fresh = new pg.Client({
      // A pooler gives a listener's connection to others, and the news with it.
      connectionString: env().DIRECT_DATABASE_URL ?? env().DATABASE_URL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on("notification", wake);
    // An error is followed by the end of the connection, which is where another one is made.
    fresh.on("error", () => {});
    fresh.on("end", again);
    try {
      await fresh.connect();
      endSilence(fresh);
      await fresh.query("listen outbox");
      keepAsking(fresh);
      wake();
    } catch {
      again();
    }
  };
  void connect();
  return async () => {
    isOver = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}

/** One question at a time, so that a connection that is dead hears nothing and is ended for its silence. */
function keepAsking(client: pg.Client): void {
  let isAsked = false;
  const asking = setInterval(async () => {
    if (isAsked) return;
    isAsked = true;
    await client.query("select 1").catch(() => {});
    isAsked = false;
  }, ASK_MS);
  client.on("end", () => clearInterval(asking));
}
