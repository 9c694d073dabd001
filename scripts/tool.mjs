// Runs programs that npm installed (next, tsx, vitest, …) with Node.js, without a shell.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./install.mjs";

/** Thrown if a tool fails. The message is the tool's output and its exit code. */
export class ToolError extends Error {
  constructor(tool, code, output) {
    super(`${output.trimEnd()}\n\n${tool} failed (exit code ${code}).`.trimStart());
    this.exitCode = code;
  }
}

/** Finds the path of the script behind a package's command. */
function findTool(packageName, command = packageName) {
  const folder = path.join(ROOT, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Runs a tool and waits for it. A quiet tool's output is printed only if it fails. `onSpawn` gets the process, so that
 * the caller can stop it. `node` is the Node.js that runs the tool.
 */
export function runTool(
  name,
  args,
  { env = process.env, quiet = true, packageName = name, node = process.execPath, onSpawn = () => {} } = {},
) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(node, [findTool(packageName, name), ...args], { cwd: ROOT, env, stdio });
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
