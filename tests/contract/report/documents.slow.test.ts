import { describe, expect, it } from "vitest";
import { Report } from "@/lib/contract/report/report";
import { KINDS, SUBJECTS, toAnswer } from "@/tests/contract/report/documents";
import { listFaults, schema } from "@/tests/contract/report/schema";

type Part = { $ref?: string; anyOf?: Part[]; items?: Part; properties?: Record<string, Part> };

const named = (schema.$defs ?? {}) as Record<string, Part>;
const met = new Set<string>();

/** Records every named part of the schema, and every non-empty list, that a valid document contains. */
function meet(part: Part | undefined, value: unknown, path: string): void {
  if (!part || value === null) return;
  const name = part.$ref?.split("/").at(-1);
  if (name !== undefined) {
    met.add(name);
    meet(named[name], value, name);
  }
  meet(
    part.anyOf?.find((choice) => choice.$ref || choice.items),
    value,
    path,
  );
  if (Array.isArray(value)) {
    if (value.length > 0) met.add(`${path}[]`);
    for (const item of value) meet(part.items, item, path);
  }
  for (const [key, inner] of Object.entries(part.properties ?? {}))
    meet(inner, (value as Record<string, unknown>)[key], `${path}.${key}`);
}

function listPaths(part: Part, path: string): string[] {
  return [
    ...(part.items ? [`${path}[]`] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([key, inner]) => listPaths(inner, `${path}.${key}`)),
  ];
}

describe.each(KINDS)("a report of type $reportType in the $profile profile", (kind) => {
  it.each(SUBJECTS)("matches the schema for $name, with no unknown member", ({ write }) => {
    const answer = toAnswer(write(kind));
    expect(listFaults(answer)).toEqual([]);
    expect(Report.parse(answer)).toEqual(answer);
    meet(schema as Part, answer, "Report");
  });
});

describe("all documents of this file", () => {
  it("together contain every part of the schema, and at least one item in every list", () => {
    const paths = Object.entries(named).flatMap(([name, part]) => [name, ...listPaths(part, name)]);
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path) => !met.has(path))).toEqual([]);
  });
});
