import { readRows } from "@/lib/engine/categories/data/read-rows";
import type { PhraseEntry } from "@/lib/engine/text/phrase-index";

export type Merchant = { name: string; code: string };

/** Every spelling in a compiled table of merchants or payers. data/README.md describes the source tables. */
export function readNames(compiled: string): PhraseEntry<Merchant>[] {
  const names: PhraseEntry<Merchant>[] = [];
  for (const [code = "", name = "", anywhere = "", atStart = ""] of readRows(compiled)) {
    const merchant = { name, code };
    if (anywhere !== "") for (const spelling of anywhere.split(";")) names.push([spelling, merchant]);
    if (atStart !== "") for (const spelling of atStart.split(";")) names.push([spelling, merchant, "start"]);
  }
  return names;
}
