import type { Biller, Lender, Payer, Shop } from "./types";

/** The category, merchant category code and usual payment in dollars that all shops of one table share. */
type Trade = { category: string; mcc: string | null; low: number; high: number };
type Billing = Trade & Pick<Biller, "cadence" | "channel">;

/**
 * Reads a table of shops, one per line, as `Name: wording; wording`. In this format a person can check hundreds of
 * categories quickly.
 */
export function readShops(trade: Trade, table: string): Shop[] {
  return readLines(table).map(({ name, wordings }) => ({ name, wordings, ...readTrade(trade) }));
}

/** Reads a table of billers, one per line, as `Name #billerCode ^userId: wording; wording`; both codes are optional. */
export function readBillers(billing: Billing, table: string): Biller[] {
  return readLines(table).map(({ name, wordings }) => ({
    name: name.replace(/ [#^]\d+/g, ""),
    wordings,
    ...readTrade(billing),
    billerCode: / #(\d+)/.exec(name)?.[1] ?? null,
    apca: / \^(\d+)/.exec(name)?.[1] ?? null,
    cadence: billing.cadence,
    channel: billing.channel,
  }));
}

/** Reads a table of payers of one kind, one per line, as `Name ^userId: wording; wording`; the user id is optional. */
export function readPayers(code: string, table: string, purposeCode?: string): Payer[] {
  return readLines(table).map(({ name, wordings }) => ({
    name: name.replace(/ \^\d+/g, ""),
    code,
    wordings,
    apca: / \^(\d+)/.exec(name)?.[1] ?? null,
    ...(purposeCode ? { purposeCode } : {}),
  }));
}

/** Reads payers of one kind with a single wording each, as `wording; wording`. The wording is also the name. */
export function readSinglePayers(code: string, wordings: string): Payer[] {
  return splitWordings(wordings).map((wording) => ({ name: wording, code, wordings: [wording], apca: null }));
}

/** Reads a table of lenders, one per line, as `Name: wording out; wording out > wording in; wording in`. */
export function readLenders(category: string, table: string): Lender[] {
  return table
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [out = "", back = ""] = line.split(" > ");
      const [row] = readLines(out);
      if (!row) throw new Error(`a lender's line has no wording: ${line}`);
      return { name: row.name, category, wordingsOut: row.wordings, wordingsIn: splitWordings(back) };
    });
}

function readTrade({ category, mcc, low, high }: Trade) {
  return { category, mcc, lowCents: Math.round(low * 100), highCents: Math.round(high * 100) };
}

function readLines(table: string): { name: string; wordings: string[] }[] {
  return table
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const cut = line.indexOf(": ");
      if (cut < 0) throw new Error(`a line has no wording: ${line}`);
      return { name: line.slice(0, cut).trim(), wordings: splitWordings(line.slice(cut + 2)) };
    });
}

const splitWordings = (text: string) =>
  text
    .split(";")
    .map((wording) => wording.trim())
    .filter((wording) => wording !== "");
