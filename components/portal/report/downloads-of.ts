export type Download = { format: string; label: string };

const DOCUMENTS = ["pdf", "html", "json", "xml"] as const;

/**
 * The files a report can be taken away as, in the order they are offered. `hasTable` says that the report holds
 * transactions, which an insight report does not.
 */
export function downloadsOf(hasTable: boolean): Download[] {
  return [
    ...DOCUMENTS.map((format) => ({ format, label: format.toUpperCase() })),
    ...(hasTable ? [{ format: "csv", label: "CSV" }] : []),
    { format: "lines-csv", label: "Form lines CSV" },
  ];
}
