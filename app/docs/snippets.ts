import { readFileSync } from "node:fs";
import path from "node:path";
import type { CodeLanguage } from "@/components/docs/highlight";

export type Snippet = { id: string; title: string; language: CodeLanguage; file: string };

/** Code that verifies a webhook in six languages. Each sample is its own file, which the tests run. */
export const SNIPPETS: readonly Snippet[] = [
  { id: "node", title: "Node", language: "javascript", file: "verify.mjs" },
  { id: "python", title: "Python", language: "python", file: "verify.py" },
  { id: "php", title: "PHP", language: "php", file: "verify.php" },
  { id: "go", title: "Go", language: "go", file: "verify.go" },
  { id: "csharp", title: "C#", language: "csharp", file: "Verify.cs" },
  { id: "ruby", title: "Ruby", language: "ruby", file: "verify.rb" },
];

/** Reads a snippet's file. The product runs from its checkout, so the source folder is there at run time. */
export function readSnippet({ file }: Pick<Snippet, "file">): string {
  return readFileSync(path.join(process.cwd(), "app/docs/snippets", file), "utf8");
}
