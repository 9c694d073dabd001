// `npm run --silent work`: lists the background work that an operator should look at, and runs the operator's other
// commands (`-- --help` lists them). Uses the database in DATABASE_URL, or the local one that `npm start` created.
import { ensureInstalled } from "./install.mjs";
import { findOwnServer, nothingIn, requireDatabase } from "./operator/find-database.mjs";
import { readSecretFiles } from "./secret-files.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { environmentFor, readSettings } from "./settings.mjs";
import { allowTypeScript } from "./typescript.mjs";

const APP_ROLE = "surplus_app";
const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Sets the rest of the product's environment variables from the shell's settings, as `npm start` does. Starts the
 * product's own database server if needed. Returns a function to call when the command no longer uses that server.
 * Throws if there is no database with the product's tables.
 */
async function enterEnvironment() {
  readSecretFiles();
  const settings = readSettings(process.env);
  const home = settings.databaseUrl ? null : findOwnServer(settings.dataDir);
  if (settings.databaseUrl) await requireDatabase(settings.databaseUrl);
  const secrets = await ensureSecrets({ dir: settings.dataDir });
  const complete = (databaseUrl) =>
    Object.assign(process.env, { ...environmentFor(settings, { secrets, databaseUrl }), LOG_LEVEL: "error" });
  if (home === null) {
    complete(settings.databaseUrl);
    return async () => {};
  }
  const { startPostgres } = await import("./postgres.mjs");
  const { withLogin } = await import("./roles.mjs");
  const { url, leave } = await startPostgres({ dir: home });
  const appUrl = withLogin(url, APP_ROLE, secrets.APP_DB_PASSWORD);
  try {
    await requireDatabase(appUrl);
  } catch {
    // The start was interrupted before it created the tables and the role.
    await leave();
    throw new Error(nothingIn(settings.dataDir));
  }
  complete(appUrl);
  // Backup and restore need the owner, because row-level security must not apply to them.
  process.env.SURPLUS_OWN_DATABASE = url;
  return leave;
}

async function work(words) {
  await ensureInstalled({ log: say, output: process.stderr });
  await allowTypeScript();
  const { findHelp, runOperatorCommand } = await import("./operator/operator-command.ts");
  const help = findHelp(words);
  if (help) return tell(help);
  const leave = await enterEnvironment();
  try {
    return tell(await runOperatorCommand(words, (line) => console.log(line)));
  } finally {
    await leave();
  }
}

function tell({ lines, code }) {
  for (const line of lines) console.log(line);
  return code;
}

try {
  process.exitCode = await work(process.argv.slice(2));
} catch (error) {
  say(process.env.DEBUG ? error.stack : error.message);
  process.exitCode = 1;
}
