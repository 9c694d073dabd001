import { JSON_SCHEMA_PATH, reportSchema, XSD_PATH } from "@/lib/contract/report/json-schema";
import { renderXsd } from "@/lib/render/xsd";
import type { Artefact } from "./artefact";

/**
 * The report's two schemas. They are committed in the folder that the server publishes, so that a review shows every
 * change.
 */
export const REPORT_SCHEMAS: readonly Artefact[] = [
  {
    path: `public${JSON_SCHEMA_PATH}`,
    make: async () => `${JSON.stringify(reportSchema(), null, 2)}\n`,
  },
  { path: `public${XSD_PATH}`, make: async () => renderXsd() },
];
