import { usesInngest } from "@/lib/env/env";
import { isDiskFull } from "@/lib/store/unavailable";
import { countWork } from "@/lib/store/write/outbox";

const TIMEOUT_MS = 2_000;

type Health = {
  status: "ok" | "degraded";
  version: string;
  components: { database: "ok" | "unreachable"; storage: "ok" | "full"; jobs: "local" | "inngest" };
  /** `parked` is the published name of dead-lettered work. */
  work: { due: number; parked: number } | null;
};

/** The health of the service as this process sees it. Never throws, and returns within two seconds. */
export async function checkHealth(): Promise<Health> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS).unref());
  const work = await Promise.race([countWork().catch(() => null), late]);
  const storage = isDiskFull() ? "full" : "ok";
  return {
    status: work && storage === "ok" ? "ok" : "degraded",
    version: "1.0",
    components: { database: work ? "ok" : "unreachable", storage, jobs: usesInngest() ? "inngest" : "local" },
    work: work && { due: work.due, parked: work.deadLettered },
  };
}
