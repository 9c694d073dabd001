import { expect, test } from "vitest";
import { findMedianSpan } from "@/lib/rules/median-span";

const spans = (...seconds: number[]) => seconds.map((each) => ({ seconds: each, count: 1 }));

test("the median of an odd number of lengths is the one in the middle, in whatever order they come", () => {
  expect(findMedianSpan(spans(60, 3, 7_200))).toBe(60);
});

test("of an even number it is the shorter of the two in the middle", () => {
  expect(findMedianSpan(spans(3, 60, 120, 7_200))).toBe(60);
});

test("a length counts as often as it was counted", () => {
  expect(findMedianSpan([...spans(3, 5), { seconds: 600, count: 3 }])).toBe(600);
});

test("there is no median of nothing", () => {
  expect(findMedianSpan([])).toBeNull();
  expect(findMedianSpan([{ seconds: 4, count: 0 }])).toBeNull();
});
