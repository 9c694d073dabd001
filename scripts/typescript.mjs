// Lets this process import the TypeScript sources as they are.
import path from "node:path";
import { ROOT } from "./install.mjs";

/** To be called once the packages are installed, before the first such import. Works wherever the process was started. */
export async function allowTypeScript() {
  const { register } = await import("tsx/esm/api");
  // Where "@/" leads is in tsconfig.json, which would otherwise be looked for in the folder the person stands in.
  register({ tsconfig: path.join(ROOT, "tsconfig.json") });
}
