import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-10";
const TO = "2026-06-30";
const home = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");

const streamsOf = (household: Household) =>
  household.report().income.streams.map(({ frequency, count }) => [frequency, count]);

describe("a number that changes with each payment", () => {
  it("does not mean another employer, whether or not some payments lack it", () => {
    const one = home();
    one.every(7, FROM, TO, (on, index) =>
      one.row(
        "everyday",
        on,
        index % 5 === 0 ? "1498.31" : "1371.06",
        `DEPOSIT TORVEN STEEL WAGES ${31_407 + index * 613}`,
        {
          type: "TRANSFER_INCOMING",
          ...(index % 2 === 0 ? { apcaNumber: String(201_433 + index * 1_977) } : {}),
        },
      ),
    );
    expect(streamsOf(one)).toEqual([["WEEKLY", 51]]);
  });

  it("does not mean another person with the benefit", () => {
    const one = home();
    one.every(14, FROM, TO, (on, index) =>
      one.row("everyday", on, "812.40", `CENTRELINK PARENTING ${401 + index}A${70_315 + index * 37}K`, {
        type: "TRANSFER_INCOMING",
      }),
    );
    expect(streamsOf(one)).toEqual([["FORTNIGHTLY", 26]]);
  });

  it("still shows two people, if each number stays the same", () => {
    const one = home();
    for (const [number, amount] of [
      ["401A70315K", "812.40"],
      ["402B81126J", "797.15"],
    ])
      one.every(14, FROM, TO, (on) =>
        one.row("everyday", on, amount ?? "", `CENTRELINK PENSION ${number}`, { type: "TRANSFER_INCOMING" }),
      );
    expect(streamsOf(one)).toEqual([
      ["FORTNIGHTLY", 26],
      ["FORTNIGHTLY", 26],
    ]);
  });

  it("does not mean another company if a share registry pays the dividends", () => {
    const one = home();
    const paid = [
      ["2025-09-25", "INT", "931570"],
      ["2026-03-26", "FIN", "549433"],
    ];
    for (const [on = "", kind, apcaNumber = ""] of paid)
      one.row("everyday", on, "170.97", `TORVEN STEEL ${kind} DIV 00812`, { apcaNumber });
    expect(one.report().income.streams.map(({ code, count }) => [code, count])).toEqual([
      ["inc.invest.dividend", 2],
    ]);
  });

  it("does not mean another employer if it is missing beside the employer's second name", () => {
    const one = home();
    one.every(7, FROM, TO, (on, index) =>
      one.row(
        "everyday",
        on,
        `${811 + (index % 3) * 47}.35`,
        `TORVEN PROTECT ${index % 4 === 1 ? "SE" : "PT"} WAGES`,
        {
          ...(index === 5 ? {} : { apcaNumber: "301447" }),
        },
      ),
    );
    expect(streamsOf(one)).toEqual([["WEEKLY", 51]]);
  });

  it("still shows two employers of one name, if each number stays the same", () => {
    const one = home();
    for (const [apcaNumber, amount, start] of [
      ["301447", "1498.31", FROM],
      ["512008", "640.75", "2025-07-15"],
    ])
      one.every(14, start ?? "", TO, (on) =>
        one.row("everyday", on, amount ?? "", "TORVEN STEEL WAGES", { apcaNumber: apcaNumber ?? "" }),
      );
    expect(one.report().income.streams).toHaveLength(2);
  });
});
