// The operator's commands in a container: `node scripts/work.mjs …`. On a checkout, `npm run work` does the same.
import { runOperatorCommand } from "../operator/operator-command";
import { readSecretFiles } from "../secret-files.mjs";

const print = (line: string) => void process.stdout.write(`${line}\n`);

// Keeps the product's own log lines out of the commands' output, which people and programs read.
process.env.LOG_LEVEL = "error";
try {
  readSecretFiles();
  const { lines, code } = await runOperatorCommand(process.argv.slice(2), print);
  lines.forEach(print);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "The command failed."}\n`);
  process.exitCode = 1;
}
