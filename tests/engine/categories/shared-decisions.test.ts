import { describe, expect, it } from "vitest";
import { parseDay } from "@/lib/engine/calendar/day";
import { categorise } from "@/lib/engine/categories/categorise";
import { readWording } from "@/lib/engine/categories/read-wording";
import { prepareData } from "@/lib/engine/input/prepare-data";
import { readBank } from "@/lib/engine/input/read-bank";
import { findStreams } from "@/lib/engine/streams/find-streams";
import { pairRows } from "@/lib/engine/transfers/pair-rows";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";

const DAY = parseDay("2026-11-20");

function readHousehold(household: (typeof HOUSEHOLDS)[number]) {
  const bank = BANKS.find(({ id }) => id === household.homeBank);
  if (!bank) throw new Error("no such bank");
  const { data } = prepareData(generate({ household, bank, asOf: DAY, months: 12 }));
  const { rows, accounts } = readBank(data, DAY);
  return { rows, accounts, ...readWording(rows, { people: [], accounts: [] }) };
}

describe("categorise, which shares decisions between rows with the same reading,", () => {
  // Tests only every third household, because each takes a quarter of a second.
  const chosen = HOUSEHOLDS.filter((_, index) => index % 3 === 0);
  it.each(chosen.map((household) => [household.id, household] as const))(
    "decides the same as if each row of %s were decided separately",
    (_id, household) => {
      const { rows, accounts, texts, signs } = readHousehold(household);
      const decide = (read: { texts: typeof texts; signs: typeof signs }) => {
        const pairs = pairRows(rows, read.texts, read.signs, accounts);
        return categorise(rows, {
          ...read,
          pairs,
          streams: findStreams(rows, read.texts, read.signs, pairs),
        });
      };
      const shared = decide({ texts, signs });
      const own = decide({
        texts: texts.map((text) => ({ ...text })),
        signs: signs.map((sign) => ({ ...sign })),
      });
      expect(shared).toEqual(own);
      expect(new Set(own).size).toBeGreaterThan(new Set(shared).size);
    },
  );
});
