/** A file of this repository that is generated, wholly or partly, from declarations in the code. */
export type Artefact = {
  /** The file's path from the root of the repository. */
  path: string;
  /** Creates the file's text. Equal declarations give equal text. */
  make: () => Promise<string>;
};

/** The base URL in generated files, so that they contain no real URL of ours. */
export const DOCUMENT_URL = "https://surplus.example";
