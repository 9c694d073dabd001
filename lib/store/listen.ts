import pg from "pg";
import { env } from "@/lib/env/env";
import { closeWhenSilent } from "@/lib/store/client";

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 2_000;
/** How often to send a query on the listening connection, which is otherwise silent, to detect a dead one. */
const ASK_MS = 8_000;

/**
 * Calls `wake` when any process writes work to the outbox. Uses a separate connection and reconnects when it breaks;
 * the caller's polling finds missed work. Returns a function that ends it.
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
      // A pooler would give a listener's connection, and its notifications, to other clients.
      connectionString: env().DIRECT_DATABASE_URL ?? env().DATABASE_URL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = fresh;
    fresh.on("notification", wake);
    // An error is followed by the end of the connection, which triggers the reconnect.
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

/** Queries regularly, one query at a time. A dead connection receives no reply, and the silence closes it. */
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
