import { API_TYPES } from "./api-types";
import type { Artefact } from "./artefact";
import { REPORT_SCHEMAS } from "./report-schemas";
import { SETTINGS_TABLE } from "./settings-table";

/** Everything `npm run generate` makes. A test holds each to what the document makes today. */
export const ARTEFACTS: readonly Artefact[] = [API_TYPES, ...REPORT_SCHEMAS, SETTINGS_TABLE];
