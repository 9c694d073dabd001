import { mkdirSync } from "node:fs";
import path from "node:path";
import { readBackup, writeBackup } from "./backup-data";
import { restoreKeys, writeKeys } from "./backup-keys";
import type { Command, Said } from "./command";

const FOLDER_MODE = 0o700;
const isOnePath = ([path = "", ...more]: readonly string[]) =>
  path !== "" && !path.startsWith("-") && more.length === 0;

/** Refuses a command if its setting is missing. The database of `npm start` does not need the setting. */
const needs =
  (setting: string, about: string) =>
  (_: readonly string[], settings: NodeJS.ProcessEnv): Said | null =>
    settings[setting] || settings.SURPLUS_OWN_DATABASE || !settings.DATABASE_URL
      ? null
      : { lines: [`Set ${setting} to ${about}; see /docs/backups.`], code: 1 };

const BACKUP_ROLE = "the URL of the database, with a role that has BYPASSRLS";

export const BACKUP: Command = {
  name: "backup",
  help: [["backup <folder>", "writes a backup of the running database to the folder"]],
  takes: isOnePath,
  refuse: needs("BACKUP_DATABASE_URL", BACKUP_ROLE),
  run: async ([folder = ""]) => {
    const file = path.join(makeFolder(folder), `surplus-${new Date().toISOString().replaceAll(":", "-")}.gz`);
    const rows = await writeBackup(setting("BACKUP_DATABASE_URL"), file);
    return { lines: [`${rows} rows in ${file}.`], code: 0 };
  },
};

export const BACKUP_KEYS: Command = {
  name: "backup-keys",
  help: [["backup-keys <folder>", "writes the keys that open backups, and overwrites the previous file"]],
  takes: isOnePath,
  refuse: needs("BACKUP_DATABASE_URL", BACKUP_ROLE),
  run: async ([folder = ""]) => {
    const file = path.join(makeFolder(folder), "surplus-keys.json");
    const keys = await writeKeys(setting("BACKUP_DATABASE_URL"), file);
    return { lines: [`The keys of ${keys} requests are in ${file}.`], code: 0 };
  },
};

export const RESTORE: Command = {
  name: "restore",
  help: [
    [
      "restore <backup> [<keys>]",
      "restores a backup into an empty database, with the newest file from backup-keys",
    ],
  ],
  takes: ([file = "", ...rest]) => isOnePath([file]) && (rest.length === 0 || isOnePath(rest)),
  refuse: needs("OWNER_DATABASE_URL", "the URL of the new database, with the login of its owner"),
  run: async ([file = "", keys]): Promise<Said> => {
    const url = setting("OWNER_DATABASE_URL");
    const rows = await readBackup(url, file);
    const lines = [`${rows} rows restored.`];
    if (keys !== undefined) {
      const { set, lost } = await restoreKeys(url, keys);
      lines.push(`Requests whose keys were restored: ${set}.`);
      if (lost > 0)
        lines.push(
          `Requests that cannot be decrypted: ${lost}. They were erased after the backup, or their keys are newer than the file from backup-keys.`,
        );
    }
    lines.push(
      "Before you start a server, run replay-erasures with your list of erasures, then end-sessions.",
    );
    return { lines, code: 0 };
  },
};

const setting = (name: string): string => process.env[name] ?? process.env.SURPLUS_OWN_DATABASE ?? "";

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  return folder;
}
