import { BILLER_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";
import type { Merchant } from "@/lib/engine/categories/read-names";

/** Billers by BPAY code. A code has one biller and one purpose, so it is more certain than any name. */
const BILLERS: ReadonlyMap<string, Merchant> = new Map(
  readRows(BILLER_ROWS).map(([biller = "", name = "", code = ""]) => [biller, { name, code }]),
);

/** The biller of a BPAY code, with or without leading zeros; null if the code is not listed. */
export function findBiller(billerCode: string): Merchant | null {
  return BILLERS.get(billerCode.replace(/^0+/, "")) ?? null;
}
