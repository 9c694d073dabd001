import { pool } from "@/lib/store/client";

/**
 * A route that reads one row by its key with a prepared statement, to measure the cost of the framework and one read.
 * Only the benchmark's build has it.
 */
export const dynamic = "force-dynamic";

const READ = { name: "yardstick", text: "select id, version from yardstick where id = $1", values: [1] };

export async function GET(): Promise<Response> {
  const { rows } = await pool().query(READ);
  return new Response(JSON.stringify(rows[0]), { headers: { "content-type": "application/json" } });
}
