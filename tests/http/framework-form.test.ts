import { describe, expect, test } from "vitest";
import { isFrameworkForm } from "@/lib/http/framework-form";

const ID = "40".repeat(21);
const isTaken = (...fields: [string, unknown][]) => isFrameworkForm(fields);
const descriptor = (more: object = {}) => JSON.stringify({ id: ID, bound: "$@1", ...more });

describe("isFrameworkForm", () => {
  test("accepts every kind of form that pages send, including forms for an action and for an action with bound values", () => {
    expect(isTaken(["email", "a@example.com"], ["file", new Blob()])).toBe(true);
    expect(isTaken([`$ACTION_ID_${ID}`, ""], ["note", "[".repeat(500)])).toBe(true);
    const state = JSON.stringify([{ note: null, errors: {}, values: {}, secret: null }]);
    expect(isTaken(["$ACTION_REF_1", ""], ["$ACTION_1:0", descriptor()], ["$ACTION_1:1", state])).toBe(true);
    expect(isTaken(["$ACTION_KEY", "k3847"], ["$ACTION_2:0", descriptor({ bound: null })])).toBe(true);
  });

  test.each<[string, string, unknown]>([
    ["an action by a name of the language", "$ACTION_ID_constructor", ""],
    ["one by no name", "$ACTION_ID_", ""],
    ["a field the framework has not", "$ACTION_constructor", "x"],
    ["a bare one", "$ACTION", "x"],
    ["a descriptor of a name of the language", "$ACTION_1:0", descriptor({ id: "constructor" })],
    ["a descriptor that is bound to something else", "$ACTION_1:0", descriptor({ bound: "$F1" })],
    ["a descriptor that is no object", "$ACTION_1:0", "null"],
    ["values that are not JSON", "$ACTION_1:1", "{"],
    ["values of a kind that pages never send", "$ACTION_1:1", '["$h0"]'],
    ["values that are no list", "$ACTION_1:1", "null"],
    ["a file in place of values", "0", new Blob()],
    ["20,000 brackets", "$ACTION_1:1", "[".repeat(20_000) + "]".repeat(20_000)],
    ["20,000 brackets of any field", "0", "[".repeat(20_000)],
    ["a file for an action", `$ACTION_ID_${ID}`, new Blob()],
  ])("refuses %s", (_, name, value) => expect(isTaken([name, value])).toBe(false));
});
