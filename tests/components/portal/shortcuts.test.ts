import { describe, expect, test } from "vitest";
import { findCaught, findCommand, type Press } from "@/components/portal/shortcuts";

const PRESS: Press = {
  key: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTyping: false,
  isAfterG: false,
  isOn: true,
};
const press = (key: string, more: Partial<Press> = {}) => findCommand({ ...PRESS, key, ...more });

describe("the portal's shortcuts", () => {
  test("have the effect that the help text describes", () => {
    expect(press("/")).toEqual({ kind: "search" });
    expect(press("j")).toEqual({ kind: "row", step: 1 });
    expect(press("k")).toEqual({ kind: "row", step: -1 });
    expect(press("?")).toEqual({ kind: "help" });
    expect(press("r", { isAfterG: true })).toEqual({ kind: "go", to: "/requests" });
    expect(press("r")).toBeNull();
    expect(press("constructor")).toBeNull();
  });

  test("do nothing while the user types, with a modifier key, or when they are switched off", () => {
    for (const key of ["/", "j", "k", "?"]) {
      for (const more of [{ isTyping: true }, { ctrlKey: true, key: "j" }, { altKey: true }, { isOn: false }])
        expect([key, press(key, more)]).toEqual([key, null]);
    }
    expect(press("r", { isAfterG: true, isTyping: true })).toBeNull();
  });

  test("open the palette from anywhere with Ctrl K or ⌘ K", () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }])
      for (const also of [{}, { isTyping: true }, { isOn: false }])
        expect(press("k", { ...more, ...also })).toEqual({ kind: "palette" });
  });
});

describe("a key pressed before the palette's field has focus", () => {
  const caught = (key: string, more = {}) =>
    findCaught({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more });

  test("types, chooses or closes the palette, or does nothing, and never reaches the page below", () => {
    expect(["a", "Backspace", "é"].map((key) => caught(key))).toEqual(["text", "text", "text"]);
    expect(caught("Escape")).toBe("close");
    expect(caught("Enter")).toBe("choose");
    for (const key of ["Tab", "ArrowDown", "ArrowUp"]) expect(caught(key)).toBe("nothing");
  });

  test("is left to the browser and to input methods if they handle it", () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
      expect(caught("a", more)).toBeNull();
    expect(caught("Shift")).toBeNull();
  });
});
