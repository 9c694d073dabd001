import pg from "pg";
import { env } from "@/lib/env/env";
import { closeWhenSilent } from "@/lib/store/client";

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 2_000;
/**
 * Milliseconds between queries on the listening connection, which is otherwise silent. The queries detect a dead
 * connection.
 */
const ASK_MS = 8_000;

/**
 * Calls `wake` when any process writes work to the outbox. Uses a separate connection and reconnects when it breaks;
 * the caller's polling finds missed work. Returns a function that stops listening.
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
      // Connects directly to the database, because a pooler would give this connection's notifications to other
      // clients.
      connectionString: env().DIRECT_DATABASE_URL ?? env().DATABASE_URL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on("notification", wake);
    // The connection ends after an error, and its end triggers the reconnect.
    fresh.on("error", () => {});
    fresh.on("end", again);
    try {
      await fresh.connect();
      closeWhenSilent(fresh);
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

/**
 * Sends a query at regular intervals, but only after the last one was answered. On a dead connection no answer
 * comes, and closeWhenSilent closes the connection.
 */
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
