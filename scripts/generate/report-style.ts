import { SECTIONS_STYLE } from "@/components/report/style";
import type { Artefact } from "./artefact";

/**
 * The style sheet of the report's sections. The HTML document contains it as text. The portal needs it as a file, so
 * that the build adds it to the portal's own style sheet and browsers cache it.
 */
export const REPORT_STYLE_SHEET: Artefact = {
  path: "app/(portal)/[environment]/requests/[id]/report/report.css",
  make: async () =>
    `/* Generated from components/report/style.ts by \`npm run generate\`. */\n${SECTIONS_STYLE.replaceAll("}", "}\n").replaceAll(/\n+/g, "\n")}`,
};
