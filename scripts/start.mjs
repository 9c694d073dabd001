// `npm start`: turns a fresh checkout into a running product. A later start takes seconds. `--dev` runs `next dev`.
// Imports npm's packages only after the installation.
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { Lifecycle } from "./lifecycle.mjs";
import { makeDataDirectory } from "./private-file.mjs";
import { readSecretFiles } from "./secret-files.mjs";
import { ensureSecrets } from "./secrets.mjs";
import { environmentFor, readSettings } from "./settings.mjs";
import { readWords } from "./usage.mjs";
import { claimPort, launchWebServer, waitForHealth } from "./web-server.mjs";

const HELP = `npm start [-- options]

Installs, builds and starts the product. Later starts take seconds. Settings are environment variables; see
/docs/deployment on the running server.

  --dev            starts next dev, which reloads after each edit (same as npm run dev)
  --help           shows this help
`;

const log = (line) => console.log(line);

async function start(lifecycle, { dev }) {
  readSecretFiles();
  const settings = readSettings(process.env, { dev });
  await makeDataDirectory(settings.dataDir);
  await claimPort(settings, log);
  const onSpawn = (child) => lifecycle.onStop(() => child.exitCode ?? child.kill("SIGTERM"));
  await ensureInstalled({ log, onSpawn });
  const secrets = await ensureSecrets({ dir: settings.dataDir });
  const database = await prepareDatabase(settings, secrets, lifecycle);
  const env = environmentFor(settings, {
    secrets,
    databaseUrl: database.appUrl,
    ownsServer: database.ownsServer,
  });
  const tools = { env, log, onSpawn, isStopping: () => lifecycle.isStopping };
  const seeded = await prepareProduct(settings, database, tools);
  const server = await serve(settings, env, lifecycle);
  const { facts, notes } = await completeDemo(settings, seeded);
  if (database.keysAreLocal)
    notes.push(
      `Keep ${path.join(settings.dataDir, "secrets.json")}: without it, encrypted data cannot be read.`,
    );
  const { banner } = await import("./demo-company.mjs");
  log(banner({ facts, settings, notes: [...notes, "Ctrl-C stops everything."] }));
  lifecycle.codeWhenAsked = 0;
  process.send?.({ ready: true });
  const { code, signal } = await server.ended;
  if (lifecycle.isStopping) return;
  console.error(`The web server ended unexpectedly (${signal ?? `exit code ${code}`}).`);
  const KILLED = 137;
  await lifecycle.stop(signal ? KILLED : code);
}

/**
 * Starts our own database server unless the environment names one, then creates the tables and the application's role.
 */
async function prepareDatabase(settings, secrets, lifecycle) {
  const { migrate } = await import("./migrate.mjs");
  const { applyRoles } = await import("./roles.mjs");
  const ownerUrl = settings.databaseUrl ?? (await startOwnServer(settings, lifecycle));
  await migrate({ url: ownerUrl, log });
  const password = secrets.APP_DB_PASSWORD ?? process.env.APP_DB_PASSWORD;
  return {
    ownerUrl,
    appUrl: await applyRoles({ ownerUrl, password }),
    ownsServer: settings.databaseUrl === null,
    keysAreLocal: settings.databaseUrl !== null && "MASTER_KEYS" in secrets,
  };
}

async function startOwnServer(settings, lifecycle) {
  const [{ startPostgres }, { keepPostgres }] = await Promise.all([
    import("./postgres.mjs"),
    import("./postgres/keep.mjs"),
  ]);
  const dir = path.join(settings.dataDir, "postgres");
  const starting = startPostgres({ dir, log });
  // Registered before the start is awaited, so that a stop in the meantime does not leave the server running.
  lifecycle.onStop(async () => (await starting.catch(() => null))?.leave());
  const server = await starting;
  const onLost = (error) => {
    if (lifecycle.isStopping) return;
    console.error(`\n${error.message} See ${path.join(dir, "server.log")}.`);
    void lifecycle.stop(1);
  };
  lifecycle.onStop(keepPostgres(server, { dir, log, onLost }));
  return server.url;
}

/**
 * Creates the generated client, the build and the demo company, unless they exist and are current. With `--dev`,
 * creates no build.
 */
async function prepareProduct(settings, database, tools) {
  const { ensureBuild, ensureClient } = await import("./build.mjs");
  const { ensureDemoCompany, identifyDatabase } = await import("./demo-company.mjs");
  await ensureClient();
  if (!settings.dev) await ensureBuild(tools);
  if (!settings.wantsDemo) return null;
  const marker = await identifyDatabase(database.ownerUrl);
  const { dataDir, webhookUrl } = settings;
  return ensureDemoCompany({ dataDir, database: marker, webhookUrl, ...tools });
}

async function serve(settings, env, lifecycle) {
  const launching = launchWebServer(settings, env);
  lifecycle.onStop(async () => (await launching.catch(() => null))?.stop());
  const server = await launching;
  lifecycle.onForce(() => server.kill());
  await waitForHealth(settings, server.ended);
  return server;
}

async function completeDemo(settings, seeded) {
  if (!seeded) return { facts: null, notes: [] };
  const { completeFacts, demoFileOf } = await import("./demo-company.mjs");
  const { facts, problem } = await completeFacts({ dataDir: settings.dataDir, facts: seeded, settings });
  const notes = [`The same details are in ${path.relative(process.cwd(), demoFileOf(settings.dataDir))}.`];
  return { facts, notes: problem ? [`No consent link: ${problem}`, ...notes] : notes };
}

async function run(options) {
  const lifecycle = new Lifecycle({ log });
  // Stops when the parent script has ended, because the parent can no longer ask this process to stop.
  if (process.send) process.once("disconnect", () => lifecycle.stop(0));
  try {
    await start(lifecycle, options);
  } catch (error) {
    // An error that the stop itself caused is not a failure.
    if (!lifecycle.isStopping) {
      console.error(`\n${process.env.DEBUG ? error.stack : error.message}`);
      await lifecycle.stop(1);
    }
  }
}

// A reader that closes our output (`npm start | head`) must not stop the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const options = readWords(process.argv.slice(2), {
  help: HELP,
  options: { dev: { type: "boolean", default: false } },
});
if (options !== null) await run(options);
