import { EVIDENCE_BYTES_MAX, EVIDENCE_FILES_MAX } from "@/lib/rules/application/evidence";

type UploadWords = { tone: "good" | "bad"; says: string };

export const UPLOAD_WORDS: Readonly<Record<string, UploadWords>> = {
  added: { tone: "good", says: "The document is attached." },
  too_large: {
    tone: "bad",
    says: `This file is larger than ${EVIDENCE_BYTES_MAX / 1_000_000} MB. Nothing was saved.`,
  },
  bad_request: {
    tone: "bad",
    says: "The file’s content is not a PDF, PNG or JPEG. Nothing was saved.",
  },
  conflict: {
    tone: "bad",
    says: `Nothing was saved. An application can have at most ${EVIDENCE_FILES_MAX} files. You can’t add files after you send the application.`,
  },
  moved: {
    tone: "bad",
    says: "You have since signed in as someone else or switched company. Nothing was saved.",
  },
  not_allowed: { tone: "bad", says: "Your role cannot add documents. An owner or admin can." },
};

/** Finds the message for the result of an upload, given as a word in the URL; undefined for any other word. */
export function findUploadWords(word: unknown): UploadWords | undefined {
  return typeof word === "string" && Object.hasOwn(UPLOAD_WORDS, word) ? UPLOAD_WORDS[word] : undefined;
}
