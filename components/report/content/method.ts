import type { ReportDocument } from "@/lib/engine/document";
import { listImplied } from "@/lib/engine/figures/formulas";
import { type Context, formulaAnchor } from "../context";
import { counted } from "../format";
import type { Block, Section } from "../model";

/** The calculation of every number in plain words, and the versions of the rules. */
export function toMethodSection({ document, isFolded }: Context): Section {
  const { definitions, engine } = document;
  const used = listUsedFormulas(document);
  const formulas = definitions.formulas.filter(({ id }) => used.has(id));
  const blocks: Block[] = [
    {
      kind: "definitions",
      id: "formulas",
      title: "Formulas",
      folded: isFolded,
      items: formulas.map((formula) => ({
        id: formulaAnchor(formula.id),
        code: formula.id,
        term: formula.name,
        text: formula.text,
      })),
    },
  ];
  if (definitions.glossary.length > 0) {
    blocks.push({
      kind: "definitions",
      id: "words-used",
      title: "Words used",
      folded: isFolded,
      items: definitions.glossary.map((entry) => ({ term: entry.term, text: entry.text })),
    });
  }
  blocks.push(
    {
      kind: "facts",
      title: "Versions",
      pairs: [
        { term: "Document", cell: { text: document.schemaVersion } },
        { term: "Engine", cell: { text: engine.version } },
        { term: "Rules", cell: { text: engine.rules } },
        { term: "Categories", cell: { text: engine.taxonomy } },
        { term: "Tax tables", cell: { text: engine.taxTables } },
        { term: "Parameters", cell: { text: engine.parameters } },
      ],
    },
    { kind: "prose", paragraphs: document.disclaimers },
  );
  return {
    id: "method",
    number: "",
    title: "Method",
    lead: `${counted(formulas.length, "formula")} were used for the figures in this document. Each is explained here.`,
    about:
      "This section leaves out formulas that no figure here uses. The JSON and XML files list all formulas.",
    blocks,
  };
}

/**
 * The ids of every formula used in this document. Some are named by its figures, lines and rules ("A-ANN + A-STREAM"
 * names two); the others belong to numbers that do not name their formula.
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
