import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Components, toSchema } from "@/lib/contract/openapi/schemas";
import { reportSchema, toReportSchema } from "@/lib/contract/report/json-schema";
import { reportOrder } from "@/lib/contract/report/member-order";
import { Report } from "@/lib/contract/report/report";
import { Cents, Day } from "@/lib/contract/report/scalar";
import { fromWireName, toWireName } from "@/lib/render/wire";
import { renderXml } from "@/lib/render/xml";
import { renderXsd } from "@/lib/render/xsd";
import { readFirstSchema, renderTypes } from "@/scripts/generate/report-types";
import { toAnswer } from "@/tests/contract/report/documents";
import { Household } from "@/tests/engine/household";

/** The report schema with members that the next version might add, each declared once. */
const Next = Report.extend({
  next_step: z
    .object({
      amount_cents: Cents.nullable().describe("The sum; see `data_as_at`."),
      is_due: z.boolean(),
      kind: z.enum(["ONE", "TWO"]).describe("One or two."),
    })
    .meta({ id: "ReportNextStep", description: "The next step." }),
  added_days: z.array(Day).describe("Days added."),
}).meta({ id: "Report", description: "The next report." });

const next = toReportSchema(Next);

describe("a new member in the report schema", () => {
  it("is in the types of the engine, in camelCase and with its description", async () => {
    const types = renderTypes(next, await readFirstSchema());
    expect(types).toContain(`/** The next step. */
export type NextStep = {
/** The sum; see \`dataAsAt\`. */
amountCents: Cents | null;
isDue: boolean;
/** One or two. */
kind: "ONE" | "TWO";
};`);
    expect(types).toContain("nextStep?: NextStep;\n/** Days added. */\naddedDays?: (Day)[];");
  });

  it("is in the JSON Schema, and required", () => {
    expect(next.$defs.Report?.properties?.added_days).toMatchObject({ items: { $ref: "#/$defs/ReportDay" } });
    expect(next.$defs.Report?.required).toEqual([
      ...(reportSchema().$defs.Report?.required ?? []),
      "next_step",
      "added_days",
    ]);
  });

  it("is in the XML Schema, where list items have a separate name", () => {
    const xsd = renderXsd(next);
    expect(xsd).toContain(`<xs:element name="next_step" type="ReportNextStep"/>`);
    expect(xsd).toContain(
      `<xs:element name="added_day" minOccurs="0" maxOccurs="unbounded" type="ReportDay"/>`,
    );
  });

  it("is in the OpenAPI document, from which the clients' types and the documentation's fields are generated", () => {
    const components: Components = {};
    toSchema(Next, { io: "output", isClosed: false, baseUrl: "https://surplus.example" }, components);
    expect(components.Report?.properties).toHaveProperty("added_days.description", "Days added.");
    expect(components).toHaveProperty("ReportNextStep.description", "The next step.");
  });

  it("comes after all existing members in the XML", () => {
    expect([...(reportOrder(Next)?.keys() ?? [])].slice(-2)).toEqual(["next_step", "added_days"]);
  });

  it("is in the response once the engine writes it, without a further declaration", () => {
    const document = { ...new Household().report(), addedDays: ["2026-07-01"] };
    expect(toAnswer(document)).toHaveProperty("added_days", ["2026-07-01"]);
    const proof = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };
    expect(renderXml(document, proof)).toContain(
      "<added_days><added_day>2026-07-01</added_day></added_days>",
    );
  });
});

describe("the generated types of the engine", () => {
  it("have optional members exactly where version 1.0 did not have the member", async () => {
    const types = renderTypes(reportSchema(), await readFirstSchema());
    expect([...types.matchAll(/^(\w+)\?:/gm)].map(([, name]) => name)).toEqual([
      "assessment",
      "comparison",
      "assessed",
      "bridges",
      "level",
      "ownShareMonthly",
      "paidMonthly",
      "reduced",
      "highlightDifference",
      "borrowedCents",
    ]);
  });

  it("do not have the member that signing adds", async () => {
    const types = renderTypes(reportSchema(), await readFirstSchema());
    expect(types).toContain("export type Integrity = {");
    expect(types).not.toMatch(/integrity\??: Integrity/);
  });

  it("cannot be generated for a schema part that TypeScript has no type for", async () => {
    const first = await readFirstSchema();
    const unknown = { ...next, $defs: { ReportOdd: { properties: { odd: {} } } } };
    expect(() => renderTypes(unknown, first)).toThrow("TypeScript has no type for {}");
  });
});

describe("the member names of a report", () => {
  it("convert to the engine's names and back, except for the members of the proof, which are named by hand", () => {
    const { ReportIntegrity: _proof, ...parts } = reportSchema().$defs;
    const names = Object.values(parts).flatMap(({ properties = {} }) => Object.keys(properties));
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => toWireName(fromWireName(name)) !== name)).toEqual([]);
  });

  it.each([
    ["incomeNetMonthly", "income_net_monthly"],
    ["daysUnder1000", "days_under_1000"],
    ["upcoming30Days", "upcoming_30_days"],
    ["shareLeftAfter7Days", "share_left_after_7_days"],
    ["m12", "m12"],
  ])("convert %s to %s and back", (own, wire) => {
    expect(toWireName(own)).toBe(wire);
    expect(fromWireName(wire)).toBe(own);
  });

  it("are the same in a complete report and in the schema", () => {
    const answer = toAnswer(new Household().report());
    expect(Object.keys(Report.shape).sort()).toEqual(Object.keys(answer).sort());
    expect(Report.safeParse({ ...answer, period: null }).success).toBe(false);
  });
});
