import { API_TYPES } from "./api-types";
import type { Artefact } from "./artefact";
import { LISTED_SETTINGS } from "./listed-settings";
import { PACKAGES } from "./packages";
import { PYTHON_CLIENT } from "./python-client";
import { REPORT_SCHEMAS } from "./report-schemas";
import { REPORT_STYLE_SHEET } from "./report-style";
import { REPORT_TYPES } from "./report-types";

/** The files that `npm run generate` writes after the compiled tables, because the contract reads those tables. */
export const ARTEFACTS: readonly Artefact[] = [
  REPORT_TYPES,
  REPORT_STYLE_SHEET,
  API_TYPES,
  LISTED_SETTINGS,
  PACKAGES,
  PYTHON_CLIENT,
  ...REPORT_SCHEMAS,
];
