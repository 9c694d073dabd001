import { ask } from "@/lib/store/client";

/** The database's time, which all processes share, for deciding whether work is due. */
export async function readClock(): Promise<Date> {
  const [row] = await ask<{ now: Date }>("read_clock", "select clock_timestamp() as now", []);
  return row?.now ?? new Date();
}
