import { describe, expect, test } from "vitest";
import { CHECKLIST, hasMismatch, listChecks, listRegisters } from "@/lib/rules/application/checks";

const COMPANY = { abn: "53 004 085 616", acn: "004 085 616" };
const OTHER = { abn: "51 824 753 556", acn: "004 085 616" };

describe("hasMismatch", () => {
  test("is true only if both numbers are valid and the ABN does not contain the ACN", () => {
    expect(hasMismatch(OTHER)).toBe(true);
    for (const answers of [
      COMPANY,
      { abn: OTHER.abn },
      { acn: OTHER.acn },
      { ...OTHER, acn: "004 085 617" },
      {},
    ])
      expect(hasMismatch(answers)).toBe(false);
  });
});

test("listChecks adds a check if the numbers do not match", () => {
  expect(listChecks(COMPANY)).toEqual(CHECKLIST);
  expect(listChecks(OTHER).map(({ item }) => item)).toEqual([...CHECKLIST.map(({ item }) => item), "entity"]);
});

test("listRegisters links to ABN Lookup and ASIC with the applicant's numbers, but never with an invalid number", () => {
  const hrefs = (item: Parameters<typeof listRegisters>[0], answers: Record<string, string>) =>
    listRegisters(item, answers).map(({ href }) => href);
  expect(hrefs("abr", COMPANY)).toEqual(["https://abr.business.gov.au/ABN/View?id=53004085616"]);
  expect(hrefs("abr", { abn: "1&x=2" })).toEqual(["https://abr.business.gov.au/"]);
  expect(hrefs("entity", OTHER)[1]).toContain("searchText=004085616");
  expect(hrefs("adviser", {})[0]).toContain("cdr.gov.au");
  expect(hrefs("website", COMPANY)).toEqual([]);
});
