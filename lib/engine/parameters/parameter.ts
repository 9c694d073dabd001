import type { Day } from "@/lib/engine/calendar/day";
import { PARAMETERS } from "@/lib/engine/parameters/parameters-table";

export type ParameterName = keyof typeof PARAMETERS;
type Version = { from: string | null; to: string | null; value: number };

/**
 * The value of a parameter on a day: the last that had begun by then, or the first for a day before them all.
 * `parameters.csv` has the unit and the source of each.
 */
export function parameterOn(name: ParameterName, day: Day): number {
  const versions: readonly Version[] = PARAMETERS[name];
  const begun = versions.findLast(({ from }) => from === null || from <= day);
  return (begun ?? versions[0])?.value ?? 0;
}

/** The newest value of a parameter, for what a company has not set itself. */
export function newestParameter(name: ParameterName): number {
  const versions: readonly Version[] = PARAMETERS[name];
  return versions.at(-1)?.value ?? 0;
}
