// `npm run --silent surplus -- <command>`: the API from the terminal. Standard output contains only the result;
// messages for the user go to standard error.
import { ensureInstalled } from "./install.mjs";
import { allowTypeScript } from "./typescript.mjs";

const say = (line) => process.stderr.write(`${line}\n`);
const out = (content) => new Promise((resolve) => process.stdout.write(content, () => resolve()));

// A reader that closes the pipe early (`… | head`) is not a failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    // A second signal ends the process without waiting for running work.
    if (ending.signal.aborted) process.exit(130);
    ending.abort();
  });
}

try {
  await ensureInstalled({ log: say, output: process.stderr });
  await allowTypeScript();
  const { main } = await import("./cli/main.ts");
  process.exitCode = await main(process.argv.slice(2), {
    env: process.env,
    // npm runs scripts in the package's folder and sets INIT_CWD to the user's folder.
    folder: (process.env.npm_lifecycle_event === "surplus" && process.env.INIT_CWD) || process.cwd(),
    isTty: process.stdout.isTTY === true,
    out,
    say,
    signal: ending.signal,
  });
} catch (error) {
  say(process.env.DEBUG ? error.stack : error.message);
  process.exitCode = 1;
}
