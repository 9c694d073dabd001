import { BILLER_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";
import type { Merchant } from "@/lib/engine/categories/read-names";

/** A code names one biller and one purpose, so it is surer than any name. */
const BILLERS: ReadonlyMap<string, Merchant> = new Map(
  readRows(BILLER_ROWS).map(([biller = "", name = "", code = ""]) => [biller, { name, code }]),
);

/** The biller of a BPAY code, written with or without leading zeros; null for a code that is not listed. */
export function findBiller(billerCode: string): Merchant | null {
  return BILLERS.get(billerCode.replace(/^0+/, "")) ?? null;
}
