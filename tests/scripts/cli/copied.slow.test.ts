import { execFile } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { testFolder } from "@/tests/support/folder";

const TIMEOUT_MS = 120_000;
const folder = testFolder();
const CLI = path.join(ROOT, "scripts", "cli");

/** The code blocks of the README, each as a module. */
async function snippets(): Promise<string[]> {
  const text = await readFile(path.join(CLI, "README.md"), "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1] ?? "");
}

/** Compiles the files and their imports with the strictest usual settings; returns the errors. */
function faultsOf(files: string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: true },
    ...{ verbatimModuleSyntax: true, isolatedModules: true, erasableSyntaxOnly: true, types: ["node"] },
    ...{ noImplicitOverride: true, noImplicitReturns: true, noFallthroughCasesInSwitch: true },
    ...{ target: ts.ScriptTarget.ES2022, outDir: path.join(folder, "out") },
    ...options,
  });
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(
    ({ file, messageText }) =>
      `${path.basename(file?.fileName ?? "")}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
  );
}

describe("the client in another project", { timeout: TIMEOUT_MS }, () => {
  const files: string[] = [];
  beforeAll(async () => {
    for (const name of ["client.ts", "webhook.ts", "api-types.ts", "client"])
      await cp(path.join(CLI, name), path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
    await mkdir(path.join(folder, "node_modules"));
    await symlink(path.join(ROOT, "node_modules", "@types"), path.join(folder, "node_modules", "@types"));
    for (const [index, text] of (await snippets()).entries()) {
      const file = path.join(folder, `snippet-${index}.ts`);
      await writeFile(file, text);
      files.push(file);
    }
  });

  const { Node16, NodeNext, Bundler } = ts.ModuleResolutionKind;
  test.each([
    ["nodenext", { module: ts.ModuleKind.NodeNext, moduleResolution: NodeNext }],
    ["node16", { module: ts.ModuleKind.Node16, moduleResolution: Node16 }],
    ["bundler", { module: ts.ModuleKind.ESNext, moduleResolution: Bundler }],
    ["nodenext without the types of browsers", { module: ts.ModuleKind.NodeNext, lib: ["lib.es2023.d.ts"] }],
  ])("compiles with the README's code, unchanged, under %s", (_, options) => {
    expect(files.length).toBeGreaterThan(2);
    expect(faultsOf(files, options)).toEqual([]);
  });

  test("runs after compilation with only Node", async () => {
    expect(
      faultsOf(
        ["client.ts", "webhook.ts"].map((name) => path.join(folder, name)),
        { module: ts.ModuleKind.NodeNext, noUnusedLocals: true, noPropertyAccessFromIndexSignature: true },
      ),
    ).toEqual([]);
    await writeFile(path.join(folder, "out", "package.json"), '{ "type": "module" }');
    const script = `
      import { createClient, ApiError, ConnectionError } from "./client.js";
      import { verifyWebhook } from "./webhook.js";
      const { health } = createClient({ baseUrl: "http://127.0.0.1:9", maxRetries: 0 });
      const error = await health().catch((error) => error);
      console.log(error instanceof ConnectionError, error instanceof ApiError, typeof verifyWebhook);`;
    await writeFile(path.join(folder, "out", "try.js"), script);
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, "out", "try.js")]);
    expect(stdout).toBe("true false function\n");
  });
});
