import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import typescript from "highlight.js/lib/languages/typescript";

const LANGUAGES = { bash, csharp, go, javascript, json, php, python, ruby, typescript };
export type CodeLanguage = keyof typeof LANGUAGES | "text";

for (const [name, grammar] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, grammar);

/**
 * Returns the code as escaped HTML with a class on each token. The server does this, so that no page needs script for
 * it.
 */
export function highlight(code: string, language: Exclude<CodeLanguage, "text">): string {
  return hljs.highlight(code, { language }).value;
}
