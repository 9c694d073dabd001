import { describe, expect, it } from "vitest";
import { BANK_WORDINGS, type BankWording, word } from "@/tests/engine/categories/bank-wordings";
import { Household } from "@/tests/engine/household";

type Channel = Exclude<keyof BankWording, "bank">;

const SHOPS: readonly (readonly [name: string, code: string])[] = [
  ["WOOLWORTHS 1103", "foo.groceries"],
  ["KMART 1044", "shp.department"],
  ["CHEMIST WAREHOUSE", "hea.pharmacy"],
  ["SQ *HARBOUR COFFEE ROASTERS", "foo.dining"],
  ["BURMAH PLUMBING", "hou.maintenance"],
  ["SPORTSBET", "rec.gambling"],
];
const BILLERS: readonly (readonly [name: string, code: string])[] = [
  ["TELSTRA", "com.phone_internet"],
  ["CREDIT CORP", "dbt.collection"],
  ["AFTERPAY", "dbt.bnpl"],
  ["TOYOTA FINANCE", "dbt.car"],
  ["QUOKKA DEBT AGREEMENT", "dbt.agreement"],
];
const CASES: readonly (readonly [channels: readonly Channel[], names: typeof SHOPS])[] = [
  [["card", "eftpos", "international"], SHOPS],
  [["directDebit", "bpay"], BILLERS],
];
const TYPES: Partial<Record<Channel, string>> = {
  directDebit: "DIRECT_DEBIT",
  transfer: "TRANSFER_OUTGOING",
  card: "PAYMENT",
  eftpos: "PAYMENT",
  international: "PAYMENT",
};
const UNKNOWN: ReadonlySet<string> = new Set(["unc.debit", "trf.business_unknown"]);
const CUTS = [18, 20, 22, 25, 32, 40];

/** Returns the categories of these descriptions. All are in one report, each on a payment of a different amount. */
function readAll(descriptions: readonly string[], channel: Channel): string[] {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  descriptions.forEach((description, index) => {
    home.row("everyday", "2026-03-02", `-${20 + index}.17`, description, { type: TYPES[channel] ?? "OTHER" });
  });
  const found = new Map(home.report().transactions.map(({ amountCents, code }) => [amountCents, code]));
  return descriptions.map((_, index) => found.get(-(2017 + index * 100)) ?? "");
}

/**
 * Applies a change to each bank's wording of each name. Lists the wordings whose category is then neither the expected
 * one nor in `allow`.
 */
function changed(change: (name: string, pattern: string) => string, allow: ReadonlySet<string>) {
  const wrong: string[] = [];
  for (const [channels, names] of CASES)
    for (const channel of channels) {
      const rows = BANK_WORDINGS.flatMap((bank) =>
        names.map(([name, code]) => ({ code, description: change(name, bank[channel]), bank: bank.bank })),
      );
      readAll(
        rows.map(({ description }) => description),
        channel,
      ).forEach((said, index) => {
        const row = rows[index];
        if (row && said !== row.code && !allow.has(said))
          wrong.push(`${row.bank}: ${row.description}: ${said}`);
      });
    }
  return wrong;
}

describe("categorising the wordings of at least thirteen banks", () => {
  it("gives one merchant one label for every payment method", () => {
    expect(BANK_WORDINGS.length).toBeGreaterThanOrEqual(13);
    expect(changed((name, pattern) => word(pattern, name), new Set())).toEqual([]);
  });

  it("gives the same label if unknown words follow the name", () => {
    expect(changed((name, pattern) => word(pattern, `${name} QXV ZEDDO`), new Set())).toEqual([]);
  });

  it("gives the same label or none if unknown words precede the name", () => {
    expect(changed((name, pattern) => word(pattern, `ZEDDO ${name}`), UNKNOWN)).toEqual([]);
  });

  it.each(CUTS)("gives the same label or none if the text is truncated at %i characters", (length) => {
    expect(changed((name, pattern) => word(pattern, name).slice(0, length), UNKNOWN)).toEqual([]);
  });

  it("finds payments to a person in every wording", () => {
    const rows = BANK_WORDINGS.map(({ transfer }) => word(transfer, "Thandiwe Nkosana"));
    expect(readAll(rows, "transfer")).toEqual(rows.map(() => "trf.person"));
  });

  it.each([
    ["atm", "csh.atm"],
    ["fee", "fin.bank_fee"],
  ] as const)("recognises each bank's %s", (channel, code) => {
    const rows = BANK_WORDINGS.map((bank) => word(bank[channel], ""));
    expect(readAll(rows, channel).map((said, index) => [rows[index], said])).toEqual(
      rows.map((row) => [row, code]),
    );
  });
});
