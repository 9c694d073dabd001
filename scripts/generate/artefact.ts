/** A file of this repository that is made from the contract's schemas, and kept beside what is written by hand. */
export type Artefact = {
  /** Where it is kept, from the root of the repository. */
  path: string;
  /** Its whole text as the schemas make it today. The same schemas make the same text. */
  make: () => Promise<string>;
};

/** The address the document is made for, so that no artefact holds one of ours. */
export const DOCUMENT_URL = "https://surplus.example";
