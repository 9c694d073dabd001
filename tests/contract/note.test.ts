import { describe, expect, test } from "vitest";
import { NoteForm, NoteTarget } from "@/lib/contract/note";

const textOf = (text: string) => NoteForm.parse({ target: "income", kind: "ONE_OFF", text }).text;

describe("a customer's note", () => {
  test("loses hidden characters, which the customer cannot see, and keeps its words", () => {
    expect(textOf("one\u202e off\u2066,\u200b twice\u001b\u0000")).toBe("one off, twice");
    expect(textOf("two\r\n lines 👩‍💻")).toBe("two lines 👩‍💻");
    expect(textOf("\u200b\u202e ")).toBeNull();
  });

  test("is refused for a figure whose name has hidden characters", () => {
    expect(NoteTarget.safeParse("income").success).toBe(true);
    for (const target of ["in\u202ecome", "in\ncome", "in\u200bcome"])
      expect(NoteTarget.safeParse(target).success).toBe(false);
  });
});
