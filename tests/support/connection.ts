import pg from "pg";

/** Runs `work` with a separate plain connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the URL of the same server and login, with a different database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Waits until a session of this database waits for a lock of another session. */
export async function waitForLock(url: string, timeoutMs = 10_000): Promise<void> {
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await withClient(url, async (client) => {
    for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
      if ((await client.query(waiting)).rowCount) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error("no session waits for a lock");
  });
}
