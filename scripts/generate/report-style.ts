import { SECTIONS_STYLE } from "@/components/report/style";
import type { Artefact } from "./artefact";

/**
 * The style sheet of the report's sections, which the HTML document contains as text. The portal's page needs it as a
 * file, so that the build adds it to the page's own and browsers keep it.
 */
export const REPORT_STYLE_SHEET: Artefact = {
  path: "app/(portal)/[environment]/requests/[id]/report/report.css",
  make: async () =>
    `/* Generated from components/report/style.ts by \`npm run generate\`. */\n${SECTIONS_STYLE.replaceAll("}", "}\n").replaceAll(/\n+/g, "\n")}`,
};
