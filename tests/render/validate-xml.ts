import { readFileSync } from "node:fs";
import path from "node:path";
import { memoryPages, validateXML } from "xmllint-wasm";
import { XSD_PATH } from "@/lib/contract/report/json-schema";
import { ROOT } from "@/scripts/install.mjs";

/** The schema as the server publishes it. */
export const XSD = readFileSync(path.join(ROOT, "public", XSD_PATH), "utf8");

/** What libxml2 holds against each of the documents, one line each; none for valid ones. */
export async function listXmlFaults(documents: readonly { name: string; xml: string }[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map(({ name, xml }) => ({ fileName: `${name}.xml`, contents: xml })),
    schema: [{ fileName: "report-1.0.xsd", contents: XSD }],
    initialMemoryPages: 64 * memoryPages.MiB,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
