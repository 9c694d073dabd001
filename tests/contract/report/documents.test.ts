import { describe, expect, it } from "vitest";
import { Report } from "@/lib/contract/report/report";
import { KINDS, SUBJECTS, toAnswer } from "@/tests/contract/report/documents";
import { listFaults } from "@/tests/contract/report/schema";

describe.each(KINDS)("a report of type $reportType in the $profile profile", (kind) => {
  it.each(SUBJECTS)("of $name is what the schema says, with no member it does not name", ({ write }) => {
    const answer = toAnswer(write(kind));
    expect(listFaults(answer)).toEqual([]);
    expect(Report.parse(answer)).toEqual(answer);
  });
});
