/** A file of this repository that is generated, whole or in part, from declarations in the code. */
export type Artefact = {
  /** Its path from the root of the repository. */
  path: string;
  /** Its current text. Equal declarations give equal text. */
  make: () => Promise<string>;
};

/** The base URL in generated files, so that none contains one of ours. */
export const DOCUMENT_URL = "https://surplus.example";
