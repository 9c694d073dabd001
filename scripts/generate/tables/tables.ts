import type { Artefact } from "../artefact";
import { BRANDS_TABLE } from "./brands";
import { CODES_TABLE } from "./codes";
import { MERCHANTS_TABLE } from "./merchants-table";
import { PARAMETERS_TABLE } from "./parameters";
import { TAXONOMY_TABLE } from "./taxonomy";
import { WITHHOLDING_TABLE } from "./withholding";
import { WORDS_TABLE } from "./words";

/** The engine's tables, compiled from CSV files. No module here may import the engine's compiled tables. */
export const COMPILED_TABLES: readonly Artefact[] = [
  TAXONOMY_TABLE,
  MERCHANTS_TABLE,
  BRANDS_TABLE,
  CODES_TABLE,
  WORDS_TABLE,
  WITHHOLDING_TABLE,
  PARAMETERS_TABLE,
];
