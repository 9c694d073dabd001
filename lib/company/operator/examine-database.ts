import { type Finding, fault, note, ok } from "@/lib/company/operator/finding";
import { env } from "@/lib/env/env";
import { findEpochFile } from "@/lib/store/epochs";
import { refuseMissingKeys } from "@/lib/store/key-versions";
import { findDatabaseCode, isListeningPooled, readDatabaseState } from "@/lib/store/read/database-state";
import { isUnavailable } from "@/lib/store/unavailable";
import { checkEpochFile } from "@/lib/store/write/epoch";
import { countWork } from "@/lib/store/write/outbox";

const VERSION_MIN = 15;
const CLOCKS_APART_MAX_MS = 2_000;
/**
 * The longest life of an epoch key in hours, as the guides promise. It is the sum of a day of use, an hour for work
 * that still runs, and an hour until the next hourly run.
 */
const EPOCH_HOURS_MAX = 26;

const NO_LOGIN = "does not accept the role and password";
/** Messages to an operator, by Postgres's error code. `setting` is the name of the setting with the URL. */
const REFUSALS: Readonly<Record<string, (setting: string) => string>> = {
  "28P01": (setting) =>
    `The database ${NO_LOGIN} in ${setting}. Run node scripts/roles.mjs, or correct the setting.`,
  "28000": (setting) =>
    `The database ${NO_LOGIN} in ${setting}, or accepts no connections from this machine. Check the setting and pg_hba.conf.`,
  "08P01": (setting) =>
    `The pooler ${NO_LOGIN} in ${setting}. Add the role and its password to the pooler’s list of users.`,
  "3D000": (setting) =>
    `The server has no database with the name in ${setting}. Create the database, then run node scripts/migrate.mjs.`,
  "42501": () => "The role has no access to the tables. Run node scripts/roles.mjs.",
  "42883": () => "SQL functions are missing. Run node scripts/migrate.mjs.",
  "42P05": () =>
    "The pooler in front of the database does not keep prepared statements. Set DB_PREPARED_STATEMENTS=0.",
  "26000": () =>
    "The pooler in front of the database does not keep prepared statements. Set DB_PREPARED_STATEMENTS=0.",
};

/** Converts an error of a database check to a finding that says what to do. Throws any other error again. */
function toFault(error: unknown, setting = "DATABASE_URL"): Finding {
  if (isUnavailable(error))
    return fault(
      "database",
      `The database can’t be reached. Check that it is running and that ${setting} is correct.`,
    );
  const code = findDatabaseCode(error);
  if (code === null) throw error;
  const words = REFUSALS[code]?.(setting) ?? `The database refuses our statements (code ${code}).`;
  return fault("database", words);
}

/**
 * Checks the database, its clock, the keys that its rows need and the background work in it. Skips the keys and the
 * work if the database or its clock has a fault.
 */
export async function examineDatabase(now: () => number): Promise<Finding[]> {
  const check = (part: Promise<Finding[]>) => part.catch((error: unknown) => [toFault(error)]);
  const [state, direct] = await Promise.all([check(examineState(now)), examineDirect()]);
  if (state.some(({ level }) => level === "fault")) return [...state, ...direct];
  return [...state, ...direct, ...(await check(examineKeys(now))), ...(await check(examineWork()))];
}

async function examineState(now: () => number): Promise<Finding[]> {
  const before = now();
  const state = await readDatabaseState();
  const clock = examineClock(state.now, before, now());
  const major = Math.floor(state.version / 10_000);
  const found: Finding[] = [];
  if (major < VERSION_MIN)
    found.push(fault("database", `The database server is PostgreSQL ${major}. Use ${VERSION_MIN} or newer.`));
  if (state.isUnbound)
    found.push(
      fault(
        "database",
        `The database role ${state.role} bypasses row-level security, which keeps the firms’ data separate. Use the role that node scripts/roles.mjs creates.`,
      ),
    );
  else if (state.isOwner)
    found.push(
      note(
        "database",
        `The database role ${state.role} owns the tables, so the server could change the tables and the audit log. Use the role that node scripts/roles.mjs creates.`,
      ),
    );
  if (state.stale.length > 0)
    found.push(
      fault(
        "database",
        `The tables of these models are missing or out of date: ${state.stale.join(", ")}. Run node scripts/migrate.mjs.`,
      ),
    );
  if (env().DB_POOL > state.connectionsMax)
    found.push(
      note(
        "database",
        `DB_POOL is ${env().DB_POOL}, but the database server allows only ${state.connectionsMax} connections. Lower DB_POOL.`,
      ),
    );
  if (found.length === 0)
    found.push(ok("database", `PostgreSQL ${major}, role ${state.role}, tables up to date.`));
  return [...found, clock];
}

/** Checks the connection on which the processes listen for new work. */
async function examineDirect(): Promise<Finding[]> {
  const isSet = env().DIRECT_DATABASE_URL !== undefined;
  try {
    if (!(await isListeningPooled())) return [];
    const words = isSet
      ? "DIRECT_DATABASE_URL leads to a pooler, so the server might notice new work late. Set it to the address of the database."
      : "DATABASE_URL leads to a pooler, so the server might notice new work late. Set DIRECT_DATABASE_URL to the address of the database.";
    return [note("database", words)];
  } catch (error) {
    // Without DIRECT_DATABASE_URL, the process listens through DATABASE_URL, and examineDatabase already reports an
    // error there.
    return isSet ? [toFault(error, "DIRECT_DATABASE_URL")] : [];
  }
}

/**
 * Checks that epoch keys are destroyed in time, and that the server has every key that the stored values need. Without
 * one of those keys, the server would not start.
 */
async function examineKeys(now: () => number): Promise<Finding[]> {
  try {
    await checkEpochFile();
    await refuseMissingKeys();
    return examineEpochs(now());
  } catch (error) {
    if (isUnavailable(error) || findDatabaseCode(error) !== null || !(error instanceof Error)) throw error;
    return [fault("keys", error.message)];
  }
}

function examineEpochs(now: number): Finding[] {
  const [oldest] = findEpochFile()?.epochs ?? [];
  const hours = oldest?.from ? Math.floor((now - Date.parse(oldest.from)) / 3_600_000) : 0;
  if (hours <= EPOCH_HOURS_MAX) return [];
  return [
    note(
      "keys",
      `An epoch key is ${hours} hours old, so data erased in that time can still be opened. Keep a process running for two hours, and look in its log for “an ended epoch is still in use” and “data keys could not be opened”.`,
    ),
  ];
}

/** Compares the database's clock with ours. If both are right, `theirs` lies between `before` and `after`. */
function examineClock(theirs: Date, before: number, after: number): Finding {
  const apartMs = Math.max(before - theirs.getTime(), theirs.getTime() - after, 0);
  if (apartMs <= CLOCKS_APART_MAX_MS)
    return ok("clock", "The clocks of this machine and the database agree.");
  const seconds = Math.round(apartMs / 1_000);
  return fault(
    "clock",
    `The clocks of this machine and the database are ${seconds} seconds apart. Synchronise both with NTP. Otherwise, signatures and links expire too early or too late.`,
  );
}

async function examineWork(): Promise<Finding[]> {
  const { due, deadLettered } = await countWork();
  if (deadLettered === 0) return [ok("work", `Jobs: ${due} due now, none dead-lettered.`)];
  return [
    note(
      "work",
      `${deadLettered} ${deadLettered === 1 ? "job is" : "jobs are"} dead-lettered. \`npm run --silent work\` lists them, and \`npm run --silent work -- retry --all\` retries them.`,
    ),
  ];
}
