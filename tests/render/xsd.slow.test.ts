import { describe, expect, test } from "vitest";
import { renderXml } from "@/lib/render/xml";
import { KINDS, SUBJECTS } from "@/tests/contract/report/documents";
import { listXmlFaults } from "@/tests/render/validate-xml";

const SIGNED = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };

// Tests every household in every kind of report. xsd.test.ts tests one kind for each household, and invalid documents.
describe("the published XML Schema", () => {
  test.each(KINDS)(
    "accepts every household's XML as $reportType in the $profile profile",
    async (kind) => {
      const documents = SUBJECTS.map(({ name, write }, index) => ({
        name: `${index} ${name}`,
        xml: renderXml(write(kind), SIGNED),
      }));
      expect(documents.length).toBeGreaterThan(20);
      expect(await listXmlFaults(documents)).toEqual([]);
    },
    120_000,
  );
});
