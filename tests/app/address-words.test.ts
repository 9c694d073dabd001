import { expect, test } from "vitest";
import { findUploadWords } from "@/app/(portal)/[environment]/settings/live/application/upload-words";
import { wordsOf } from "@/app/(sign-in)/sign-in/error-words";

const STRANGE = ["constructor", "__proto__", "toString", "hasOwnProperty", "", "nonsense", ["added"]];

test.each(STRANGE)("%j in the URL of the sign-in page shows the message for an unknown code", (word) => {
  expect(wordsOf(word)).toBe("Signing in did not work. Please try again.");
});

test.each(STRANGE)("%j in the URL of the application shows no message about a document", (word) => {
  expect(findUploadWords(word)).toBeUndefined();
});

test("the codes that we put into URLs have messages", () => {
  expect(wordsOf("too_many")).toContain("Too many attempts");
  expect(findUploadWords("added")).toMatchObject({ tone: "good" });
});
