import { describe, expect, test } from "vitest";
import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces";
import { z } from "zod";
import { REPORT_NAME } from "@/lib/contract/report/json-schema";
import { type Order, reportOrder } from "@/lib/contract/report/member-order";
import { Report } from "@/lib/contract/report/report";
import { readDocument, renderJson } from "@/lib/render/json";
import type { Wire } from "@/lib/render/wire";
import { renderXml, toItemName } from "@/lib/render/xml";
import { alice } from "@/tests/households/alice";
import { reportOf } from "@/tests/households/sheet";
import { INTEGRITY, makeDocument } from "./fixture";

/** Sorts the members into schema order, which is their order in the XML. The published XML Schema checks this order. */
function inOrder(wire: Wire, order: Order): Wire {
  if (Array.isArray(wire)) return wire.map((item) => inOrder(item, order));
  if (wire === null || typeof wire !== "object") return wire;
  const paths = [...(order?.keys() ?? [])];
  const known = paths.flatMap((name) => (wire[name] === undefined ? [] : [[name, wire[name]] as const]));
  const others = Object.entries(wire).filter(([name]) => !order?.has(name));
  return Object.fromEntries(
    [...known, ...others].map(([name, value]) => [name, inOrder(value, order?.get(name) ?? null)]),
  );
}

/** Builds the same document with a general XML library, which knows nothing about our product. */
function throughLibrary(wire: Wire): string {
  const write = (parent: XMLBuilder, name: string, value: Wire): void => {
    if (value === null) parent.att("xsi:nil", "true");
    else if (Array.isArray(value)) {
      const singular = toItemName(name);
      for (const item of value) write(parent.ele(singular), singular, item);
    } else if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) write(parent.ele(key), key, inner);
    } else parent.txt(String(value));
  };
  const root = create({ version: "1.0", encoding: "UTF-8" })
    .ele(REPORT_NAME, "report")
    .att("http://www.w3.org/2000/xmlns/", "xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance");
  write(root, "report", wire);
  return `${root.end({ prettyPrint: false })}\n`;
}

describe("renderXml", () => {
  test("writes the same bytes as an XML library, including escaped characters and empty text", () => {
    const document = makeDocument();
    const [first, second] = document.transactions ?? [];
    if (!first || !second) throw new Error("the fixture has no rows");
    Object.assign(first, { description: "A & B <c> ]]> \"d\" 'e' \u{1F600}\n" });
    Object.assign(second, { description: "" });
    const wire: Wire = JSON.parse(renderJson(document, INTEGRITY));
    expect(renderXml(document, INTEGRITY)).toBe(throughLibrary(inOrder(wire, reportOrder())));
  });

  test("writes the same for any order of the document's members", () => {
    const document = reportOf(alice);
    const stored = readDocument(renderJson(document, INTEGRITY));
    expect(renderXml(stored, INTEGRITY)).toBe(renderXml(document, INTEGRITY));
  });

  test("writes the smallest number without an exponent, because XML Schema's decimals allow none", () => {
    const document = makeDocument();
    Object.assign(document.quality, { uncategorisedValueRatio: 1e-7, jointIncomeRatio: 0.0312 });
    const xml = renderXml(document, INTEGRITY);
    expect(xml).toContain("<uncategorised_value_ratio>0.0000001</uncategorised_value_ratio>");
    expect(xml).toContain("<joint_income_ratio>0.0312</joint_income_ratio>");
  });

  test("keeps a carriage return, which a parser would turn into a line feed without escaping", () => {
    const document = makeDocument();
    Object.assign(document.transactions?.[0] ?? {}, { description: "one\rtwo" });
    expect(renderXml(document, INTEGRITY)).toContain("one&#xD;two");
  });

  test("has an item name for every list that a report can contain", () => {
    const lists = new Set<string>();
    const walk = (node: unknown, name: string): void => {
      if (node === null || typeof node !== "object") return;
      const { properties = {}, type } = node as { properties?: object; type?: string | string[] };
      if (name && [type].flat().includes("array")) lists.add(name);
      for (const [field, schema] of Object.entries(properties)) walk(schema, field);
      for (const [key, inner] of Object.entries(node)) {
        if (key !== "properties") walk(inner, key === "anyOf" || /^\d+$/.test(key) ? name : "");
      }
    };
    walk(z.toJSONSchema(Report), "");
    expect(lists.size).toBeGreaterThan(40);
    expect([...lists].filter((name) => toItemName(name) === "item")).toEqual([]);
  });
});
