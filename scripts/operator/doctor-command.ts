import { examine } from "@/lib/company/operator/examine";
import type { Finding } from "@/lib/company/operator/finding";
import { env } from "@/lib/env/env";
import type { Command, Said } from "./command";

export const DOCTOR: Command = {
  name: "doctor",
  help: [
    [
      "doctor",
      "checks settings, database, keys, clock, email, provider, disk and memory, and says what to fix",
    ],
  ],
  takes: (rest) => rest.length === 0,
  run,
};

const MARKS: Readonly<Record<Finding["level"], string>> = { ok: "ok   ", note: "note ", fault: "FIX  " };
const AREA_WIDTH = 10;

async function run(): Promise<Said> {
  const found = await examine(env().DATA_DIR ?? null);
  const faults = found.filter(({ level }) => level === "fault").length;
  const lines = found.map(({ area, level, words }) => `${MARKS[level]} ${area.padEnd(AREA_WIDTH)} ${words}`);
  const end =
    faults === 0 ? "Nothing to fix." : faults === 1 ? "1 thing to fix." : `${faults} things to fix.`;
  return { lines: [...lines, "", end], code: faults === 0 ? 0 : 1 };
}
