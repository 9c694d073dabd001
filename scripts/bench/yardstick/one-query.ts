import { pool } from "@/lib/store/client";

/**
 * Reads one row by its key with a prepared statement, to measure the cost of the framework and one read. Only in the
 * benchmark's build.
 */
export const dynamic = "force-dynamic";

const READ = { name: "yardstick", text: "select id, version from yardstick where id = $1", values: [1] };

export async function GET(): Promise<Response> {
  const { rows } = await pool().query(READ);
  return new Response(JSON.stringify(rows[0]), { headers: { "content-type": "application/json" } });
}
