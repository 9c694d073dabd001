// Runs the programs npm installed (next, tsx, prisma, …) with this very Node.js, without a shell in between.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./install.mjs";

/** A failure of a tool: its output is the message worth reading. */
export class ToolError extends Error {
  constructor(tool, code, output) {
    super(`${output.trimEnd()}\n\n${tool} failed (exit code ${code}).`.trimStart());
    this.exitCode = code;
  }
}

/** The script behind a package's command. */
export function findTool(packageName, command = packageName) {
  const folder = path.join(ROOT, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** Runs a tool to its end. Quiet tools are heard only when they fail. `onSpawn` receives the process, to stop it. */
export function runTool(
  name,
  args,
  { env = process.env, quiet = true, packageName = name, onSpawn = () => {} } = {},
) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(process.execPath, [findTool(packageName, name), ...args], { cwd: ROOT, env, stdio });
    onSpawn(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new ToolError(name, code ?? signal, output));
    });
  });
}
