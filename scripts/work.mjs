// `npm run --silent work`: the background work that needs an operator's eye, and what else an operator does by command:
// `-- --help` lists it. Speaks to the database that DATABASE_URL names, or to the local one that `npm start` made.
import { ensureInstalled } from "./install.mjs";
import { findOwnServer, nothingIn, requireDatabase } from "./operator/find-database.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { environmentFor, readSettings } from "./settings.mjs";
import { allowTypeScript } from "./typescript.mjs";

const APP_ROLE = "surplus_app";
const say = (line) => process.stderr.write(`${line}\n`);

/**
 * The product's own environment: what the shell says, completed as `npm start` completes it. Returns how to let go;
 * throws where nothing was started.
 */
async function enterEnvironment() {
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
    // A start that was broken off before it made the tables and the role.
    await leave();
    throw new Error(nothingIn(settings.dataDir));
  }
  complete(appUrl);
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
