// `npm run --silent work`: the background work that needs an operator's eye. `-- retry <id> …` or `-- retry --all` makes
// it due again. Speaks to the database that DATABASE_URL names, or to the local one that `npm start` made.
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { environmentFor, readSettings } from "./settings.mjs";
import { allowTypeScript } from "./typescript.mjs";

const APP_ROLE = "surplus_app";
const say = (line) => process.stderr.write(`${line}\n`);

/** The product's own environment: what the shell says, completed as `npm start` completes it. Returns how to let go. */
async function enterEnvironment() {
  const settings = readSettings(process.env);
  const secrets = await ensureSecrets({ dir: settings.dataDir });
  const complete = (databaseUrl) =>
    Object.assign(process.env, { ...environmentFor(settings, { secrets, databaseUrl }), LOG_LEVEL: "error" });
  if (settings.databaseUrl) {
    complete(settings.databaseUrl);
    return async () => {};
  }
  const { startPostgres } = await import("./postgres.mjs");
  const { withLogin } = await import("./roles.mjs");
  const { url, leave } = await startPostgres({ dir: path.join(settings.dataDir, "postgres") });
  complete(withLogin(url, APP_ROLE, secrets.APP_DB_PASSWORD));
  return leave;
}

async function work(words) {
  await ensureInstalled({ log: say, output: process.stderr });
  await allowTypeScript();
  const { runOperatorCommand } = await import("./work/operator-command.ts");
  const leave = await enterEnvironment();
  try {
    const { lines, code } = await runOperatorCommand(words);
    for (const line of lines) console.log(line);
    return code;
  } finally {
    await leave();
  }
}

try {
  process.exitCode = await work(process.argv.slice(2));
} catch (error) {
  say(process.env.DEBUG ? error.stack : error.message);
  process.exitCode = 1;
}
