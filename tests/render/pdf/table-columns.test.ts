import { describe, expect, test } from "vitest";
import type { Row, Table } from "@/components/report/model";
import { INK, PAGE, SOFT, WIDE } from "@/lib/render/pdf/look";
import { toSlots } from "@/lib/render/pdf/table-row";
import { widthOf } from "@/lib/render/pdf/type";

const body = { face: "regular", size: 8.5, colour: INK } as const;
const faces = {
  body,
  strong: { ...body, face: "semibold" },
  small: { ...body, colour: SOFT },
  head: body,
} as const;

const rowOf = (...texts: string[]): Row => ({ kind: "body", cells: texts.map((text) => ({ text })) });
const tableOf = (rows: Row[], more: Partial<Table> = {}): Table => ({
  kind: "table",
  id: "t",
  caption: "",
  columns: [
    { head: "What", align: "left", share: 1 },
    { head: "Why", align: "left", share: 1 },
    { head: "Amount", align: "right", share: 1 },
  ],
  rows,
  empty: "",
  ...more,
});

describe("the columns of a table in the PDF", () => {
  const long = "A reason of very many words ".repeat(12).trim();

  test("are next to each other within the page", () => {
    const slots = toSlots(tableOf([rowOf("Rent", long, "$1.00")]), faces);
    const last = slots.at(-1);
    expect(slots[0]?.x).toBe(PAGE.left);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(PAGE.right, 1);
    slots.slice(1).forEach((slot, index) => {
      expect(slot.x).toBeGreaterThanOrEqual((slots[index]?.x ?? 0) + (slots[index]?.width ?? 0));
    });
  });

  test("never break a number, even next to long texts", () => {
    const amount = "−$123,456,789.01";
    const slots = toSlots(tableOf([rowOf(long, long, amount)]), faces);
    expect(slots[2]?.width).toBeGreaterThanOrEqual(widthOf(amount, body));
  });

  test("break long texts before short ones", () => {
    const slots = toSlots(tableOf([rowOf("discretionary basic", long, "$1.00")]), faces);
    expect(slots[0]?.width).toBeGreaterThanOrEqual(widthOf("discretionary basic", body));
  });

  test("are wider in a long list, and never break dates near the end of the list", () => {
    const rows = [
      ...Array.from({ length: 900 }, () => rowOf("1 Jan 2026", "COLES", "$1.00")),
      rowOf("28 Mar 2026", "COLES", "$1.00"),
    ];
    const slots = toSlots(tableOf(rows, { long: true }), faces);
    expect(slots[0]?.x).toBe(WIDE.left);
    expect(slots[0]?.width).toBeGreaterThanOrEqual(widthOf("28 Mar 2026", body));
  });
});
