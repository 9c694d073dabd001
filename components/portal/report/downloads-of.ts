type Download = { format: string; label: string };

export type ReportParts = { hasTable: boolean; hasComparison: boolean };

const DOCUMENTS = ["pdf", "html", "json", "xml"] as const;

/**
 * Lists the formats of a report's download, in order. `hasTable` is true if the report has transactions; an insight
 * report has none. `hasComparison` is true if there are declared amounts to compare with.
 */
export function downloadsOf({ hasTable, hasComparison }: ReportParts): Download[] {
  return [
    ...DOCUMENTS.map((format) => ({ format, label: format.toUpperCase() })),
    { format: "note-pdf", label: "PDF file note" },
    { format: "xlsx", label: "Excel" },
    ...(hasTable ? [{ format: "csv", label: "CSV" }] : []),
    { format: "lines-csv", label: "Form lines CSV" },
    ...(hasComparison ? [{ format: "comparison-csv", label: "Declared and observed CSV" }] : []),
    { format: "creditors-csv", label: "Creditor schedule CSV" },
    { format: "statement-csv", label: "Financial statement CSV" },
  ];
}
