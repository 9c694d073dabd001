import type { ReportDocument } from "@/lib/engine/document";
import { listImplied } from "@/lib/engine/figures/formulas";

/**
 * The ids of every formula used in this document: those named by its figures, lines and rules ("A-ANN + A-STREAM"
 * names two), and those of numbers without an id.
 */
export function listUsedFormulas(document: ReportDocument): ReadonlySet<string> {
  const { definitions: _definitions, transactions: _rows, ...rest } = document;
  const used = new Set<string>(listImplied(document));
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const inner of part) walk(inner);
    else if (typeof part === "object" && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        if ((name === "formula" || name === "rule") && typeof inner === "string")
          for (const id of inner.split(" + ")) used.add(id);
        else walk(inner);
      }
  };
  walk(rest);
  return used;
}
