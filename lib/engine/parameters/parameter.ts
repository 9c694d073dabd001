import type { Day } from "@/lib/engine/calendar/day";
import { PARAMETERS } from "@/lib/engine/parameters/parameters-table";

type ParameterName = keyof typeof PARAMETERS;
type Version = { from: string | null; to: string | null; value: number };

/**
 * The value of a parameter on a day: the newest version that had begun by then. If no version had begun, the first
 * version. `parameters.csv` has the unit and source of each parameter.
 */
export function parameterOn(name: ParameterName, day: Day): number {
  const versions: readonly Version[] = PARAMETERS[name];
  const begun = versions.findLast(({ from }) => from === null || from <= day);
  return (begun ?? versions[0])?.value ?? 0;
}

/** The newest value of a parameter, used if a company has not set its own. */
export function newestParameter(name: ParameterName): number {
  const versions: readonly Version[] = PARAMETERS[name];
  return versions.at(-1)?.value ?? 0;
}
