import { describe, expect, test } from "vitest";
import { renderXml } from "@/lib/render/xml";
import { KINDS, SUBJECTS } from "@/tests/contract/report/documents";
import { withLaterMember } from "@/tests/contract/report/later-member";
import { alice } from "@/tests/households/alice";
import { reportOf } from "@/tests/households/sheet";
import { FIRST_XSD, listXmlFaults } from "@/tests/render/validate-xml";

const SIGNED = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };
const good = renderXml(reportOf(alice), SIGNED);

/** Replaces the first match of a pattern in the document. */
function corrupt(pattern: RegExp, by: string): string {
  const changed = good.replace(pattern, by);
  if (changed === good) throw new Error(`nothing in the document is ${pattern}`);
  return changed;
}

const CORRUPTIONS: readonly [name: string, pattern: RegExp, by: string][] = [
  ["a member that is missing", /<generated_at>[^<]*<.generated_at>/, ""],
  ["members in another order", /(<profile>[^<]*<.profile>)(<verification>.*?<.verification>)/, "$2$1"],
  ["a day that is in no calendar", /<to>[0-9-]*</, "<to>2026-02-30<"],
  ["a day with a zone", /<to>([0-9-]*)</, "<to>$1Z<"],
  ["a time without its offset", /(<data_as_at>[^<]*)[+-][0-9:]{5}</, "$1<"],
  ["a fraction of a cent", /<amount_cents>(-?[0-9]+)</, "<amount_cents>$1.5<"],
  ["a word that no list has", /<grade>[A-D]</, "<grade>E<"],
  ["null where there always is a value", /<report_type>[^<]*<.report_type>/, '<report_type xsi:nil="true"/>'],
  ["an empty number", /<count>[0-9]+<.count>/, "<count/>"],
  ["another namespace", /urn:surplus:report:1.0/, "urn:surplus:report:2.0"],
  ["a malformed digest", /<digest_sha256>[0-9a-f]/, "<digest_sha256>g"],
];

describe("the published XML Schema", () => {
  // xsd.slow.test.ts tests each household in every kind.
  test("accepts every household's XML as one type of report, and the households cover every type", async () => {
    const documents = SUBJECTS.map(({ name, write }, index) => ({
      name: `${index} ${name}`,
      xml: renderXml(write(KINDS[index % KINDS.length] ?? {}), SIGNED),
    }));
    expect(documents.length).toBeGreaterThan(20);
    expect(await listXmlFaults(documents)).toEqual([]);
  }, 60_000);

  test("accepts a member that a later version adds to every object, and so does the schema of version 1.0", async () => {
    const later = renderXml(withLaterMember(reportOf(alice), "laterMember"), SIGNED);
    expect(later.match(/<later_member>/g)?.length).toBeGreaterThan(1_000);
    expect(await listXmlFaults([{ name: "later", xml: later }])).toEqual([]);
    expect(await listXmlFaults([{ name: "later", xml: later }], FIRST_XSD)).toEqual([]);
  });

  test("refuses a document with a single error", async () => {
    const documents = CORRUPTIONS.map(([name, pattern, by]) => ({ name, xml: corrupt(pattern, by) }));
    const faults = await listXmlFaults([{ name: "as it was", xml: good }, ...documents]);
    const faulty = new Set(faults.map((fault) => fault.slice(0, fault.indexOf(".xml"))));
    expect([...faulty].sort()).toEqual(CORRUPTIONS.map(([name]) => name).sort());
  });
});
