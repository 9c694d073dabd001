// `npm run --silent report -- input.json`: the report of bank data in a file, without database or network. Standard
// output carries the document and nothing else; what a person should know goes to standard error.
import { ensureInstalled, ROOT } from "./install.mjs";
import { HELP, readOptions } from "./report/options.mjs";
import { allowTypeScript } from "./typescript.mjs";
import { sayMisuse, UsageError } from "./usage.mjs";

const FAILED = 1;
const REFUSED = 2;

const say = (text) => process.stderr.write(`${text}\n`);

async function report(words) {
  const options = readOptions(words);
  if (options.help) {
    await write(process.stdout, HELP);
    return 0;
  }
  if (options.format === "pdf" && options.out === null && process.stdout.isTTY)
    throw new UsageError("A PDF is not for a terminal: add --out report.pdf.");
  await ensureInstalled({ log: say, output: process.stderr });
  await allowTypeScript();
  // The PDF's fonts are looked for from the product's own folder; the paths in the options are absolute by now.
  process.chdir(ROOT);
  const { makeReport } = await import("./report/make-report.ts");
  const { lines, content } = await makeReport(options);
  for (const line of lines) say(line);
  if (content === null) return REFUSED;
  if (options.out === null) await write(process.stdout, content);
  return 0;
}

const write = (stream, content) => new Promise((resolve) => stream.write(content, resolve));

// A reader that has seen enough (`… | head`) is no failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

try {
  process.exitCode = await report(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (isUsage) sayMisuse(error);
  else say(process.env.DEBUG ? error.stack : error.message);
  process.exitCode = isUsage ? REFUSED : FAILED;
}
