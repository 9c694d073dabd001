// @ts-expect-error The framework's own copy of React's encoder has no types.
import client from "next/dist/compiled/react-server-dom-turbopack/client.node.js";
import { describe, expect, test } from "vitest";
import { areActionValues, isTooDeep } from "@/lib/http/action-values";

const { encodeReply } = client as { encodeReply: (values: unknown[]) => Promise<string | FormData> };

describe("areActionValues", () => {
  const same = { field: "wrong" };
  test.each([
    [[]],
    [[{ note: null, errors: {}, values: {}, secret: null }, new FormData()]],
    [["$5", "five $", undefined, new Date(0), Number.NaN, -0, Number.NEGATIVE_INFINITY]],
    [[{ errors: same, values: same }, [1, true, null], same, [same]]],
  ])("accepts what React writes for %j", async (values) => {
    const sent = await encodeReply(values);
    expect(areActionValues(typeof sent === "string" ? sent : String(sent.get("0")), "0")).toBe(true);
  });

  test.each(["", "[", "null", "{}", '"x"', "--x--"])("refuses %j, which is not a list", (text) => {
    expect(areActionValues(text, "0")).toBe(false);
  });

  test.each(
    "$1 $Q1 $W1 $F1 $B1 $nxx $i1 $R1 $r1 $X1 $x1 $Txx $L1 $E1 $h0 $Sx $M1 $o1 $O1 $A1 $V1 $G1 $@1 $Dxx".split(
      " ",
    ),
  )("refuses %s, a kind of value that pages never send", (value) => {
    expect(areActionValues(JSON.stringify([value]), "0")).toBe(false);
    expect(areActionValues(JSON.stringify([{ errors: { [value]: value } }]), "0")).toBe(false);
  });

  test.each(["$0", "$0:0", "$0:1", "$0:0:a", "$0:0:__proto__", "$1:0"])(
    "refuses the reference %s, unless it leads to an object earlier in the list",
    (value) => {
      expect(areActionValues(JSON.stringify([{ b: value }]), "0")).toBe(false);
    },
  );
});

test("isTooDeep does not count brackets inside strings", () => {
  expect(isTooDeep(JSON.stringify("[".repeat(500)))).toBe(false);
  expect(isTooDeep(JSON.stringify({ text: `"${"{".repeat(500)}` }))).toBe(false);
  expect(isTooDeep("[]".repeat(500))).toBe(false);
  expect(isTooDeep("[".repeat(65))).toBe(true);
  expect(isTooDeep(`${'{"a":'.repeat(65)}`)).toBe(true);
});
