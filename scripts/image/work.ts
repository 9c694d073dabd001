// The operator's commands in a container: `node scripts/work.mjs …`. `npm run work` is the same on a checkout.
import { runOperatorCommand } from "../operator/operator-command";
import { readSecretFiles } from "../secret-files.mjs";

const print = (line: string) => void process.stdout.write(`${line}\n`);

// The commands' output is for people and programs; the product's own log lines are for a server.
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
