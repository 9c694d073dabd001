import { z } from "zod";
import { toTokens } from "@/lib/engine/text/tokens";
import type { Artefact } from "../artefact";
import { date, name, source, spellings } from "./columns";
import { openTable, readTable, TABLES_FOLDER, type Table } from "./read-table";
import { debitCategory } from "./taxonomy";

/** Categories that can harm a customer. They are never taken from a list that we did not check name by name. */
const HARMFUL = /^(?:dbt\.|rec\.gambling$)/;

export const BRAND_COLUMNS = {
  name: name.refine((text) => toTokens(text).length > 0, { error: "a name has no words" }),
  aliases: spellings,
  category: debitCategory.refine((code) => !HARMFUL.test(code), {
    error: ({ input }) => `${input} is not allowed in this file`,
  }),
  match: z.enum(["anywhere", "start", "whole"], { error: ({ input }) => `${input} is not a match rule` }),
  source,
  date,
};

/** Reads the names from open data, in the order of the table. */
export const readBrands = (table: Table) => readTable(table, BRAND_COLUMNS).map(({ value }) => value);

/** The brands as the engine loads them, one per line: category, match rule, name, and spellings as words. */
export const BRANDS_TABLE: Artefact = {
  path: `${TABLES_FOLDER}/brands-table.ts`,
  make: async () => {
    const table = openTable("brands.csv");
    const lines = readBrands(table).map(({ category, match, name, aliases }) => {
      const words = [name, ...aliases].map((text) => toTokens(text).join(" "));
      return [category, match, name, words.join(";")].join("|");
    });
    const licence = table.text.split("\n").filter((line) => line.startsWith("# "));
    return `${licence.map((line) => line.replace("#", "//")).join("\n")}
// This form of brands.csv is made by \`npm run generate\`.

/** One per line: category, match rule, name, spellings. See find-brand.ts. */
export const BRANDS = \`${lines.join("\n")}\`;
`;
  },
};
