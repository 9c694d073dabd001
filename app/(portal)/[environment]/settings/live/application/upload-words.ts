import { EVIDENCE_BYTES_MAX, EVIDENCE_FILES_MAX } from "@/lib/domain/application/evidence";

type UploadWords = { tone: "good" | "bad"; says: string };

export const UPLOAD_WORDS: Readonly<Record<string, UploadWords>> = {
  added: { tone: "good", says: "The document is attached." },
  too_large: {
    tone: "bad",
    says: `This file is larger than ${EVIDENCE_BYTES_MAX / 1_000_000} MB. Nothing was kept.`,
  },
  bad_request: {
    tone: "bad",
    says: "This is no PDF, PNG or JPEG by its content, whatever it is called. Nothing was kept.",
  },
  conflict: {
    tone: "bad",
    says: `Nothing was kept: an application carries ${EVIDENCE_FILES_MAX} files at most, and none once it is sent.`,
  },
  moved: {
    tone: "bad",
    says: "The page was made for another company or person than you work as meanwhile. Nothing was kept.",
  },
  not_allowed: { tone: "bad", says: "Your role may not add documents. An owner or admin can." },
};

/** What became of a document that was sent, by the word its answer puts into the address; undefined for any other word. */
export function findUploadWords(word: unknown): UploadWords | undefined {
  return typeof word === "string" && Object.hasOwn(UPLOAD_WORDS, word) ? UPLOAD_WORDS[word] : undefined;
}
