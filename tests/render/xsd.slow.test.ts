import { describe, expect, test } from "vitest";
import { renderXml } from "@/lib/render/xml";
import { KINDS, SUBJECTS } from "@/tests/contract/report/documents";
import { listXmlFaults } from "@/tests/render/validate-xml";

const SIGNED = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };

// xsd.test.ts has each household in one kind, and what the schema refuses.
describe("by the published XML Schema", () => {
  test.each(KINDS)(
    "every household's XML is valid as $reportType in the $profile profile",
    async (kind) => {
      const documents = SUBJECTS.map(({ name, write }, place) => ({
        name: `${place} ${name}`,
        xml: renderXml(write(kind), SIGNED),
      }));
      expect(documents.length).toBeGreaterThan(20);
      expect(await listXmlFaults(documents)).toEqual([]);
    },
    120_000,
  );
});
