import { expect, test } from "vitest";
import { brandStyle, contrast, toBrand } from "@/components/consent/brand-colour";
import { contrastWords } from "@/components/portal/contrast-words";

test("toBrand keeps the firm's colour, and makes text on every colour readable", () => {
  for (let step = 0; step < 4_096; step++) {
    const colour = `#${[...step.toString(16).padStart(3, "0")].map((digit) => digit + digit).join("")}`;
    const { ground, text } = toBrand(colour);
    expect(ground).toBe(colour);
    expect(contrast(ground, text), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test("brandStyle puts black text on bright yellow, adds a border on white, and uses no other yellow", () => {
  const rules = brandStyle("#ffd400");
  expect(rules).toContain("--accent:#ffd400;--on-accent:#000000;--accent-edge:var(--edge)");
  expect(rules.match(/#[0-9a-f]{6}/g)?.filter((colour) => colour !== "#000000")).toEqual([
    "#ffd400",
    "#ffd400",
  ]);
});

test("brandStyle puts a colour from its input into the style only if it is valid", () => {
  expect(brandStyle("red}body{display:none")).not.toContain("display");
});

test("contrastWords says which text colour is used", () => {
  expect(contrastWords(" #FFE000 ")).toBe("Your customers see exactly this colour, with black text on it.");
  expect(contrastWords("#0f5c4d")).toBe("Your customers see exactly this colour, with white text on it.");
});

test("contrastWords returns nothing for text that is not yet a colour", () => {
  for (const typed of ["", "#ff", "yellow", "#ffe0000"]) expect(contrastWords(typed)).toBeNull();
});
