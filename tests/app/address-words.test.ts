import { expect, test } from "vitest";
import { findUploadWords } from "@/app/(portal)/[environment]/settings/live/application/upload-words";
import { wordsOf } from "@/app/(sign-in)/sign-in/error-words";

const STRANGE = ["constructor", "__proto__", "toString", "hasOwnProperty", "", "nonsense", ["added"]];

test.each(STRANGE)(
  "%j in the address of the sign-in page is told in the words for anything unknown",
  (word) => {
    expect(wordsOf(word)).toBe("Signing in did not work. Please try again.");
  },
);

test.each(STRANGE)("%j in the address of the application tells of no document", (word) => {
  expect(findUploadWords(word)).toBeUndefined();
});

test("the words that we send there are known", () => {
  expect(wordsOf("too_many")).toContain("Too many attempts");
  expect(findUploadWords("added")).toMatchObject({ tone: "good" });
});
