import type { BankData } from "@/lib/engine/bank";
import { addDays, type Day, parseDay } from "@/lib/engine/calendar/day";
import { sydneyOffsetHours } from "@/tests/accuracy/generate/calendar";
import { finish } from "@/tests/accuracy/generate/finish";
import type { Home } from "@/tests/accuracy/generate/home-types";
import { DATA } from "@/tests/accuracy/generate/personas/data";
import { FAMILIES } from "@/tests/accuracy/generate/personas/families";
import { FRAGILE } from "@/tests/accuracy/generate/personas/fragile";
import { MEANS } from "@/tests/accuracy/generate/personas/means";
import { WAGES } from "@/tests/accuracy/generate/personas/wages";
import { type PoolName, poolOf } from "@/tests/accuracy/generate/pools";
import { newChance } from "@/tests/accuracy/generate/random";
import { countCovered, reckonGroups, reckonIncome, reckonStreams } from "@/tests/accuracy/generate/reckon";
import type { Truth } from "@/tests/accuracy/generate/truth";

const EVERYBODY = [...WAGES, ...FAMILIES, ...FRAGILE, ...MEANS, ...DATA];
export const PERSONAS: readonly string[] = EVERYBODY.map((persona) => persona.name);

export type Household = {
  persona: string;
  pool: PoolName;
  seed: number;
  data: BankData;
  clientName: string;
  dataAsAt: string;
  truth: Truth;
};

/** The factor on all spending, so that most households spend less than they earn. */
const THRIFT = 0.9;

/** Matches a first and a last name, as customers enter them. */
const PLAIN_NAME = /^[A-Z][a-z]+ [A-Z][A-Za-z'-]+$/;

/** Generates a household's bank data and its ground truth. The same arguments give the same bytes. */
export function generateHousehold(name: string, seed: number, poolName: PoolName): Household {
  const persona = EVERYBODY.find((one) => one.name === name);
  if (!persona) throw new RangeError(`no persona is called ${name}`);
  // Both pools use the same seed, so only the names differ between them.
  const chance = newChance(`${name}/${seed}`);
  const pool = poolOf(poolName);
  const to = addDays(parseDay("2026-07-18"), chance.int(0, 120));
  const from = addDays(to, 1 - (persona.days ?? 365));
  const [person = "Alex Taylor", partner = "Sam Taylor"] = chance.some(
    pool.persons.filter((each) => PLAIN_NAME.test(each)),
    2,
  );
  const home: Home = {
    chance,
    pool: { ...pool, persons: pool.persons.filter((each) => each !== person && each !== partner) },
    from,
    to,
    person,
    partner,
    voices: chance.some(pool.voices, 2),
    accounts: [],
    rows: [],
    streams: [],
    pairs: 0,
    level: (persona.level ?? 1) * THRIFT,
  };
  const spoiling = persona.build(home) ?? {};
  const finished = finish(home, spoiling);
  const cover = { from, to, gap: spoiling.gap ?? null };
  const streams = reckonStreams(home, finished.rows, cover);
  return {
    persona: name,
    pool: poolName,
    seed,
    data: finished.data,
    clientName: person,
    dataAsAt: toDataTime(addDays(to, 1)),
    truth: {
      rows: finished.rows,
      streams,
      coveredDays: countCovered(cover),
      incomeMonthlyCents: reckonIncome(streams),
      groupMonthlyCents: reckonGroups(home, finished.rows, streams, cover),
      closingCents: finished.closingCents,
    },
  };
}

/** Returns the time at which the bank data is fetched: 5:30 am in Sydney, before the day's rows are posted. */
function toDataTime(day: Day): string {
  return `${day}T05:30:00+${sydneyOffsetHours(day)}:00`;
}
