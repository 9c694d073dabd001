// The operator's commands in a container: `node scripts/work.mjs …`. `npm run work` is the same on a checkout.
import { runOperatorCommand } from "../operator/operator-command";

process.env.LOG_LEVEL ??= "error";
try {
  const { lines, code } = await runOperatorCommand(process.argv.slice(2));
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : "The command failed."}\n`);
  process.exitCode = 1;
}
