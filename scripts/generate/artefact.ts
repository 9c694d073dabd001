/** A file of this repository that is made, all of it or a part, from what the code declares. */
export type Artefact = {
  /** Where it is kept, from the root of the repository. */
  path: string;
  /** Its whole text as it is made today. The same declarations make the same text. */
  make: () => Promise<string>;
};

/** The address the document is made for, so that no artefact holds one of ours. */
export const DOCUMENT_URL = "https://surplus.example";
