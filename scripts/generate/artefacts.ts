import { API_TYPES } from "./api-types";
import type { Artefact } from "./artefact";
import { PACKAGES } from "./packages";
import { PYTHON_CLIENT } from "./python-client";
import { REPORT_SCHEMAS } from "./report-schemas";
import { REPORT_TYPES } from "./report-types";
import { BRANDS_TABLE } from "./tables/brands";
import { CODES_TABLE } from "./tables/codes";
import { MERCHANTS_TABLE } from "./tables/merchants-table";
import { PARAMETERS_TABLE } from "./tables/parameters";
import { WITHHOLDING_TABLE } from "./tables/withholding";
import { WORDS_TABLE } from "./tables/words";

/** Everything that `npm run generate` writes. A test compares each file with what the code would generate. */
export const ARTEFACTS: readonly Artefact[] = [
  REPORT_TYPES,
  API_TYPES,
  PACKAGES,
  PYTHON_CLIENT,
  MERCHANTS_TABLE,
  BRANDS_TABLE,
  CODES_TABLE,
  WORDS_TABLE,
  WITHHOLDING_TABLE,
  PARAMETERS_TABLE,
  ...REPORT_SCHEMAS,
];
