// Lets this process import TypeScript sources directly.
import path from "node:path";
import { ROOT } from "./install.mjs";

/**
 * Lets this process import TypeScript. Call it after the packages are installed and before the first such import. Works
 * from any working directory.
 */
export async function allowTypeScript() {
  const { register } = await import("tsx/esm/api");
  // tsx searches for the tsconfig.json that defines "@/" in the working directory, unless its path is given.
  register({ tsconfig: path.join(ROOT, "tsconfig.json") });
}
