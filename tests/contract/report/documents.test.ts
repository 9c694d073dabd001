import { describe, expect, it } from "vitest";
import { Report } from "@/lib/contract/report/report";
import { KINDS, SUBJECTS, toAnswer } from "@/tests/contract/report/documents";
import { listFaults } from "@/tests/contract/report/schema";

/**
 * Each kind tests every sixth subject, a different sixth for each kind. documents.slow.test.ts tests all subjects in
 * every kind.
 */
const EVERY = 6;

describe.each(KINDS.map((kind, index) => ({ ...kind, place: index })))(
  "a report of type $reportType in the $profile profile",
  ({ place, ...kind }) => {
    it.each(SUBJECTS.filter((_, index) => index % EVERY === place))(
      "matches the schema for $name, with no unknown member",
      ({ write }) => {
        const answer = toAnswer(write(kind));
        expect(listFaults(answer)).toEqual([]);
        expect(Report.parse(answer)).toEqual(answer);
      },
    );
  },
);
