import { expect, test } from "vitest";
import { findUploadWords } from "@/app/(portal)/[environment]/settings/live/application/upload-words";
import { wordsOf } from "@/app/(sign-in)/sign-in/error-words";

const STRANGE = ["constructor", "__proto__", "toString", "hasOwnProperty", "", "nonsense", ["added"]];

test.each(STRANGE)("the sign-in page shows the message for an unknown code if its URL has %j", (word) => {
  expect(wordsOf(word)).toBe("Sign-in failed. Please try again.");
});

test.each(STRANGE)("the application page shows no message about a document if its URL has %j", (word) => {
  expect(findUploadWords(word)).toBeUndefined();
});

test("every code that we put into a URL has a message", () => {
  expect(wordsOf("too_many")).toContain("Too many attempts");
  expect(findUploadWords("added")).toMatchObject({ tone: "good" });
});
