import { describe, expect, it } from "vitest";
import { readPart, type SchemaPart } from "@/lib/contract/report/json-schema";
import { toAnswer } from "@/tests/contract/report/documents";
import { withLaterMember } from "@/tests/contract/report/later-member";
import { listFaults, listFirstFaults, schema } from "@/tests/contract/report/schema";
import { alice } from "@/tests/households/alice";
import { reportOf } from "@/tests/households/sheet";

const answer = toAnswer(reportOf(alice));

/** Replaces the value at a path ("income/streams/0/code") of the document; undefined removes it. */
function withChange(path: string, value: unknown): Record<string, unknown> {
  const changed = structuredClone(answer);
  const steps = path.split("/");
  const last = steps.pop() ?? "";
  let part: unknown = changed;
  for (const step of steps) part = (part as Record<string, unknown>)[step];
  if (value === undefined) delete (part as Record<string, unknown>)[last];
  else (part as Record<string, unknown>)[last] = value;
  return changed;
}

/** Every object of a schema, by its path. */
function listObjects(part: unknown, path = "#"): [string, Record<string, unknown>][] {
  if (typeof part !== "object" || part === null) return [];
  const own = "properties" in part && "type" in part ? [[path, part] as [string, typeof part]] : [];
  return [
    ...(own as [string, Record<string, unknown>][]),
    ...Object.entries(part).flatMap(([name, inner]) => listObjects(inner, `${path}/${name}`)),
  ];
}

describe("the schema of a report", () => {
  it("accepts the document to which the changes below are made", () => {
    expect(listFaults(answer)).toEqual([]);
  });

  it.each([
    ["a missing section", "income", undefined],
    ["a missing nested member", "summary/income_net_monthly/quality", undefined],
    ["a missing nullable member", "request/client_ref", undefined],
    ["a report without its proof", "integrity", undefined],
    ["a fraction of a cent", "transactions/0/amount_cents", 12.5],
    ["money as text", "transactions/0/amount_cents", "1250"],
    ["a fraction of a cent in a figure", "summary/income_net_monthly/value", 564_000.5],
    ["an unknown grade", "quality/grade", "E"],
    ["a frequency in lower case", "income/streams/0/frequency", "weekly"],
    ["an unknown report type", "report_type", "credit_score"],
    ["null for a member that is never null", "period/from", null],
    ["30 February", "period/to", "2026-02-30"],
    ["a time without an offset", "generated_at", "2026-07-01T08:00:00"],
    ["a thirteenth month", "cashflow/months/0/month", "2026-13"],
    ["a share above 1", "income/streams/0/confidence", 1.1],
    ["a negative count", "income/streams/0/count", -1],
    ["an object instead of a list", "accounts", {}],
    ["another major version", "schema_version", "2.0"],
    ["a malformed digest", "integrity/digest_sha256", "abc"],
  ])("rejects %s", (_what, path, value) => {
    expect(listFaults(withChange(path, value))).toHaveLength(1);
  });

  it("requires every member, and forbids no additional members", () => {
    const objects = listObjects(schema);
    const closed = objects.filter(([, object]) => object.additionalProperties === false);
    const optional = objects.filter(
      ([, { properties, required }]) =>
        Object.keys(properties as object).length !== ((required ?? []) as string[]).length,
    );
    expect(objects.length).toBeGreaterThan(90);
    expect([closed, optional].map((list) => list.map(([path]) => path))).toEqual([[], []]);
  });
});

describe("the schema of a report, like that of the first version, still allows", () => {
  it.each([
    ["a member that a later version adds", "summary/later_member", { value: 1 }],
    ["an added member in a list item", "transactions/0/later_member", "text"],
    ["a later minor version", "schema_version", "1.7"],
  ])("%s", (_what, path, value) => {
    expect(listFaults(withChange(path, value))).toEqual([]);
    expect(listFirstFaults(withChange(path, value))).toEqual([]);
  });
});

it("the report's schemas, the current one and that of the first version, allow an unknown member in every object", () => {
  const later = withLaterMember(answer, "later_member");
  expect(listFaults(later)).toEqual([]);
  expect(listFirstFaults(later)).toEqual([]);
});

describe("the schema of a report explains", () => {
  it("every named part, whose name begins with Report", () => {
    const parts = Object.entries(schema.$defs ?? {});
    const unexplained = parts.filter(([, part]) => typeof part !== "object" || !part.description);
    expect(unexplained.map(([name]) => name)).toEqual([]);
    expect(parts.map(([name]) => name).filter((name) => !/^Report([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    expect(parts.filter(([, part]) => !part.title).map(([name]) => name)).toEqual([]);
  });

  it("every member, in the member's own description or in the description of its type", () => {
    const explained = (part: SchemaPart) => {
      const { part: real, name } = readPart(schema, part);
      return Boolean(part.description || (name && real.description));
    };
    const members = listObjects(schema).flatMap(([path, { properties }]) =>
      Object.entries(properties as Record<string, SchemaPart>).map(([name, part]) => ({
        place: `${path}/${name}`,
        part,
      })),
    );
    expect(members.length).toBeGreaterThan(500);
    expect(members.filter(({ part }) => !explained(part)).map(({ place }) => place)).toEqual([]);
  });
});
