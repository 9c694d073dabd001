import { expect, test } from "vitest";
import { contrast } from "@/components/consent/brand-colour";
import { contrastWords } from "@/components/portal/contrast-words";

test("a colour too light for white text is said to be darkened, to one that is dark enough", () => {
  const words = contrastWords(" #FFE000 ") ?? "";
  expect(words).toMatch(/^Too light for white text on a light page: we darken it to #[0-9a-f]{6} on your/);
  const [darkened = ""] = words.match(/#[0-9a-f]{6}/) ?? [];
  expect(contrast(darkened, "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test("a dark colour is said to be easy to read, and lightened where the page is dark", () => {
  const words = contrastWords("#0f5c4d") ?? "";
  expect(words).toMatch(
    /^Easy to read with white text on a light page\. Too dark for a dark page: we lighten it/,
  );
});

test("a colour between the two is said to be changed for both", () => {
  expect(contrastWords("#7a7a7a")).toMatch(/we darken it to #\w{6} on .* we lighten it to #\w{6} there\.$/);
});

test("nothing is said of what is no colour yet", () => {
  for (const typed of ["", "#ff", "yellow", "#ffe0000"]) expect(contrastWords(typed)).toBeNull();
});
