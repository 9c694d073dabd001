export type Download = { format: string; label: string };

const DOCUMENTS = ["pdf", "html", "json", "xml"] as const;

/**
 * The formats of a report's download, in order. `hasTable` says that the report holds transactions, which an insight
 * report does not.
 */
export function downloadsOf(hasTable: boolean): Download[] {
  return [
    ...DOCUMENTS.map((format) => ({ format, label: format.toUpperCase() })),
    { format: "note-pdf", label: "PDF file note" },
    { format: "xlsx", label: "Excel" },
    ...(hasTable ? [{ format: "csv", label: "CSV" }] : []),
    { format: "lines-csv", label: "Form lines CSV" },
    { format: "creditors-csv", label: "Creditor schedule CSV" },
    { format: "statement-csv", label: "Financial statement CSV" },
  ];
}
