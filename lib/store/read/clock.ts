import { ask } from "@/lib/store/client";

/** The database's time, which decides whether work is due, because all processes share it. */
export async function readClock(): Promise<Date> {
  const [row] = await ask<{ now: Date }>("read_clock", "select clock_timestamp() as now", []);
  return row?.now ?? new Date();
}
