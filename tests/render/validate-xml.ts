import { readFileSync } from "node:fs";
import path from "node:path";
import { memoryPages, validateXML } from "xmllint-wasm";
import { XSD_PATH } from "@/lib/contract/report/json-schema";
import { ROOT } from "@/scripts/install.mjs";

/** The schema as the server serves it. */
const XSD = readFileSync(path.join(ROOT, "public", XSD_PATH), "utf8");

/** The published schema of version 1.0. */
export const FIRST_XSD = readFileSync(path.join(ROOT, "public/schemas/report-1.0.xsd"), "utf8");

/** Lists libxml2's errors for each document, one line each; empty for valid ones. */
export async function listXmlFaults(
  documents: readonly { name: string; xml: string }[],
  schema = XSD,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map(({ name, xml }) => ({ fileName: `${name}.xml`, contents: xml })),
    schema: [{ fileName: "report-1.1.xsd", contents: schema }],
    initialMemoryPages: 64 * memoryPages.MiB,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
