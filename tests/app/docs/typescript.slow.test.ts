import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { renderPages, wordsOf } from "./pages";

/** The compiler options of the strictest project that a customer may have. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
  typeRoots: [path.join(ROOT, "node_modules/@types")],
};

/** Compiles each text as a file that imports the client; returns the compiler's errors. */
function compile(texts: string[]): string[] {
  const files = new Map(
    texts.map((text, index) => [path.join(ROOT, "scripts/cli", `sample-${index}.ts`), text]),
  );
  const host = ts.createCompilerHost(STRICT);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, options, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, options, ...rest)
      : ts.createSourceFile(name, text, options);
  };
  const program = ts.createProgram([...files.keys()], STRICT, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
}

describe("the TypeScript in the guides", () => {
  test("compiles in a strict project, exactly as the guides show it", { timeout: 180_000 }, async () => {
    const html = (await renderPages()).map((page) => page.html).join("");
    const blocks = [...html.matchAll(/data-language="typescript".*?<pre[^>]*>(.*?)<\/pre>/gs)];
    const texts = blocks.map(([, block = ""]) => wordsOf(block));
    expect(texts.length).toBeGreaterThan(1);
    expect(compile(texts)).toEqual([]);
    expect(
      compile(['import { createClient } from "./client.js";\ncreateClient({ baseUrl: 5 });']),
    ).not.toEqual([]);
  });
});
