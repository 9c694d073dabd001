import { expect, test } from "vitest";
import { findMedianSpan } from "@/lib/rules/median-span";

const spans = (...seconds: number[]) => seconds.map((each) => ({ seconds: each, count: 1 }));

test("findMedianSpan returns the middle length of an odd number of lengths, in any order", () => {
  expect(findMedianSpan(spans(60, 3, 7_200))).toBe(60);
});

test("findMedianSpan returns the shorter of the two middle lengths for an even number of lengths", () => {
  expect(findMedianSpan(spans(3, 60, 120, 7_200))).toBe(60);
});

test("findMedianSpan counts a length as often as it occurs", () => {
  expect(findMedianSpan([...spans(3, 5), { seconds: 600, count: 3 }])).toBe(600);
});

test("findMedianSpan returns null for an empty list", () => {
  expect(findMedianSpan([])).toBeNull();
  expect(findMedianSpan([{ seconds: 4, count: 0 }])).toBeNull();
});
