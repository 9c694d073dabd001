import { generateHousehold, PERSONAS } from "@/tests/accuracy/generate/household";
import type { PoolName } from "@/tests/accuracy/generate/pools";
import { runIndependent, toTable } from "@/tests/accuracy/independent/run";
import {
  listFolder,
  listGolden,
  listHouseholds,
  listIndependent,
} from "@/tests/accuracy/metamorphic/households";
import { measureChanges, printChanges } from "@/tests/accuracy/metamorphic/table";
import { measure } from "@/tests/accuracy/score/measure";
import { printTable, printWorst } from "@/tests/accuracy/score/print";
import { toLines } from "@/tests/accuracy/score/table";
import type { Tally } from "@/tests/accuracy/score/tally";

/**
 * This file is `npm run accuracy`: it prints targets, results and the worst errors. A missed target is listed but does
 * not fail the run.
 */

const PARTS = ["independent", "changes", "home"] as const;
const POOLS: readonly PoolName[] = ["seen", "held-out"];

type Options = {
  parts: readonly string[];
  seeds: number;
  personas: readonly string[];
  pools: readonly PoolName[];
  worst: number;
  isJson: boolean;
  /** A folder with further households for the metamorphic changes; null for none. */
  households: string | null;
};

function readOptions(args: readonly string[]): Options {
  const option = (name: string) => {
    const index = args.indexOf(name);
    return index < 0 ? null : (args[index + 1] ?? "");
  };
  const persona = option("--persona");
  const pool = option("--pool");
  const part = option("--part");
  const parts = part === null ? PARTS : PARTS.filter((name) => name === part);
  if (parts.length === 0) throw new RangeError(`no such part; there are: ${PARTS.join(", ")}`);
  const personas = persona === null ? PERSONAS : PERSONAS.filter((name) => name === persona);
  const pools = pool === null ? POOLS : POOLS.filter((name) => name === pool);
  if (personas.length === 0) throw new RangeError(`no such persona; there are: ${PERSONAS.join(", ")}`);
  if (pools.length === 0) throw new RangeError(`no such pool; there are: ${POOLS.join(", ")}`);
  return {
    parts,
    personas,
    pools,
    seeds: readCount(option("--seeds"), 6),
    worst: readCount(option("--worst"), 12),
    isJson: args.includes("--json"),
    households: option("--households"),
  };
}

function readCount(text: string | null, otherwise: number): number {
  const value = text === null ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`not a whole number: ${text}`);
  return value;
}

function run(): void {
  const options = readOptions(process.argv.slice(2));
  const started = performance.now();
  const { parts, isJson } = options;
  const independent = parts.includes("independent") ? runIndependent() : null;
  const changes = parts.includes("changes")
    ? measureChanges([
        ...listHouseholds(),
        ...listGolden(),
        ...listIndependent(),
        ...(options.households === null ? [] : listFolder(options.households)),
      ])
    : [];
  if (!isJson && independent) console.log(toTable(independent));
  if (!isJson && changes.length > 0) for (const line of printChanges(changes)) console.log(line);
  const tallies = new Map<string, Tally>();
  for (const pool of parts.includes("home") ? options.pools : [])
    tallies.set(
      pool,
      measure(options.personas, options.seeds, (persona, seed) => generateHousehold(persona, seed, pool)),
    );
  if (options.isJson) {
    const tables = [...tallies].map(([pool, tally]) => [pool, toLines(tally)] as const);
    console.log(JSON.stringify({ ...Object.fromEntries(tables), independent, changes }, null, 2));
    return;
  }
  if (tallies.size > 0) for (const line of printTable(tallies)) console.log(line);
  for (const [pool, tally] of tallies)
    for (const line of printWorst(pool, tally, options.worst)) console.log(line);
  console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
