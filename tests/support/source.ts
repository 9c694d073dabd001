import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "@/scripts/install.mjs";

/** An import of a module: a path from the root without its ending, or a package name. */
type Import = { target: string; isPackage: boolean; typesOnly: boolean };
export type SourceFile = {
  path: string;
  lines: number;
  text: string;
  tree: ts.SourceFile;
  imports: Import[];
};

const MADE = ["generated", "node_modules", ".next"];

/** Every file under a folder of the repository, as paths from the root. Excludes generated files. */
export function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => !file.split("/").some((part) => MADE.includes(part)))
    .sort();
}

/**
 * Reads every TypeScript module under the folders, each only once. Parses a module when its tree or imports are read.
 */
export function readModules(...folders: string[]): SourceFile[] {
  const files = folders.flatMap(listFiles).filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
  return files.map((file) => {
    const known = sources.get(file) ?? open(file);
    sources.set(file, known);
    return known;
  });
}

const sources = new Map<string, SourceFile>();

function open(file: string): SourceFile {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  let tree: ts.SourceFile | null = null;
  let imports: Import[] | null = null;
  return {
    path: file,
    lines: text.split("\n").length,
    text,
    get tree() {
      tree ??= ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
      return tree;
    },
    get imports() {
      imports ??= findImports(file, this.tree);
      return imports;
    },
  };
}

/** Calls `visit` for this node and every node below it, from the top down. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function findImports(file: string, tree: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  walk(tree, (node) => {
    const found = readImport(node);
    if (found) imports.push({ ...resolve(file, found.specifier), typesOnly: found.typesOnly });
  });
  return imports;
}

function readImport(node: ts.Node): { specifier: string; typesOnly: boolean } | null {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, bringsTypesOnly(node.importClause));
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return named(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return named(node.argument.literal, true);
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic && node.arguments[0] ? named(node.arguments[0], false) : null;
}

const named = (node: ts.Node, typesOnly: boolean) =>
  ts.isStringLiteralLike(node) ? { specifier: node.text, typesOnly } : null;

/** Reports whether an import is `import type …`, or marks every name as `type`. */
function bringsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function resolve(file: string, specifier: string): { target: string; isPackage: boolean } {
  const isRelative = specifier.startsWith(".");
  if (!isRelative && !specifier.startsWith("@/")) return { target: specifier, isPackage: true };
  const target = isRelative ? path.posix.join(path.posix.dirname(file), specifier) : specifier.slice(2);
  return { target: target.replace(/\.(tsx?|mjs|js)$/, ""), isPackage: false };
}

/** Groups of modules that import one another in a cycle (Tarjan's strongly connected components), each as one line. */
export function findCircles(sources: SourceFile[]): string[] {
  const importsOf = new Map(
    sources.map(({ path: file, imports }) => [
      file.replace(/\.tsx?$/, ""),
      imports.map(({ target }) => target),
    ]),
  );
  const circles: string[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const target of importsOf.get(file) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) visit(target);
      const reached = open.includes(target) ? (lowest.get(target) ?? 0) : Number.POSITIVE_INFINITY;
      lowest.set(file, Math.min(lowest.get(file) ?? 0, reached));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort().join(" ⇄ "));
  };
  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return circles;
}
