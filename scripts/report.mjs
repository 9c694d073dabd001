// `npm run --silent report -- input.json`: renders a report from bank data in a file, without database or network.
// Standard output contains only the document or, for several reports, one result per line; messages for the user go to
// standard error.
import { existsSync } from "node:fs";
import { ensureInstalled, ROOT } from "./install.mjs";
import { HELP, readOptions } from "./report/options.mjs";
import { allowTypeScript } from "./typescript.mjs";
import { sayMisuse, UsageError } from "./usage.mjs";

// A server uses React's production build too. The development build takes 40% more time for a report in HTML.
process.env.NODE_ENV ??= "production";

const FAILED = 1;
const REFUSED = 2;

const say = (text) => process.stderr.write(`${text}\n`);

async function report(words) {
  const options = readOptions(words);
  if (options.help) {
    await write(process.stdout, HELP);
    return 0;
  }
  if (options.jobs) return runJobsFile(options);
  if (options.many) return runFolder(options);
  if (options.format.endsWith("pdf") && options.out === null && process.stdout.isTTY)
    throw new UsageError("A PDF can't be shown in a terminal: add --out report.pdf.");
  await ensureInstalled({ log: say, output: process.stderr });
  await allowTypeScript();
  // The PDF's fonts are found relative to the product's folder. The options contain only absolute paths at this
  // point.
  process.chdir(ROOT);
  const { makeReport } = await import("./report/make-report.ts");
  const { lines, content } = await makeReport(options);
  for (const line of lines) say(line);
  if (content === null) return REFUSED;
  if (options.out === null) await write(process.stdout, content);
  return 0;
}

/** Prints one result per line when each job finishes. Returns REFUSED if any job was refused or failed. */
async function runJobsFile({ jobs, folder }) {
  if (!existsSync(jobs)) throw new UsageError(`--jobs: ${jobs}: there is no such file.`);
  await ensureInstalled({ log: say, output: process.stderr });
  await allowTypeScript();
  process.chdir(ROOT);
  const { runJobs } = await import("./report/run-jobs.ts");
  let code = 0;
  for await (const answer of runJobs(jobs, folder)) {
    if ("refused" in answer) code = REFUSED;
    await write(process.stdout, `${JSON.stringify(answer)}\n`);
  }
  return code;
}

/**
 * Makes the reports of a folder, and prints one result per line when each finishes. Returns REFUSED if any file was
 * refused or failed.
 */
async function runFolder(options) {
  await ensureInstalled({ log: say, output: process.stderr });
  process.chdir(ROOT);
  const { listFiles, runMany } = await import("./report/run-many.mjs");
  const onAnswer = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
  return (await runMany(listFiles(options), options, { onAnswer, say })) > 0 ? REFUSED : 0;
}

const write = (stream, content) => new Promise((resolve) => stream.write(content, resolve));

// A reader that closes the pipe early (`… | head`) is not a failure.
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
