import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";
/** A driver's pay for a week, which varies. */
const payOf = (base: number, index: number) => (base + ((index * 37) % 11) * 14).toFixed(2);

/** A driver who works for UBER all year, and for OLA from one day to another. */
function makeDriver(olaTo: string) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  const drive = (name: string, from: string, to: string, base: number) =>
    home.every(7, from, to, (on, index) => home.row("everyday", on, payOf(base, index), `${name} 110022`));
  drive("UBER BV PAYMENTS", FROM, TO, 450);
  drive("OLA DRIVER", "2025-07-05", olaTo, 130);
  return { home, drive };
}

function read(home: Household) {
  const { streams } = home.report().income;
  return streams.map(({ name, status, included, monthly }) => [
    name,
    status,
    included,
    monthly.selected.value,
    monthly.rule,
  ]);
}

it("a platform that replaced one that stopped is averaged over the same days", () => {
  const { home, drive } = makeDriver("2026-03-01");
  drive("AMAZON FLEX", "2026-01-20", TO, 420);
  expect(read(home).map(([name, status, included, , rule]) => [name, status, included, rule])).toEqual([
    ["Uber", "ACTIVE", true, expect.any(String)],
    ["Amazon Flex", "ACTIVE", true, "A-COV"],
    ["Ola", "CEASED", true, "A-COV"],
  ]);
});

it("a platform that began beside platforms that all continue is averaged over its own days", () => {
  const { home, drive } = makeDriver(TO);
  drive("AMAZON FLEX", "2026-01-20", TO, 420);
  expect(
    read(home)
      .find(([name]) => name === "Amazon Flex")
      ?.at(-1),
  ).toBe("A-LIFE");
});
