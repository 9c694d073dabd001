// `node scripts/make-secrets.mjs <folder>`: creates the secrets that an installation with compose.yaml needs, each
// in its own file.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { runIfMain } from "./main-module.mjs";
import { writePrivate } from "./private-file.mjs";
import { SECRETS } from "./secrets.mjs";
import { readWords, UsageError } from "./usage.mjs";

const HELP = `node scripts/make-secrets.mjs <folder>

Creates the secrets that compose.yaml needs, each in a file that only its owner can read. Existing files stay as they
are. The folder must exist, and belong to the user of the server.

  --help           shows this help
`;

const urlOf = (role) => (password) => `postgresql://${role}:${password}@database:5432/surplus`;

/**
 * The files that repeat another secret in a URL: for each, the name of that secret and the function that makes the URL.
 */
const DERIVED = {
  OWNER_DATABASE_URL: { from: "OWNER_DB_PASSWORD", make: urlOf("surplus_owner") },
  DATABASE_URL: { from: "APP_DB_PASSWORD", make: urlOf("surplus_app") },
};

/**
 * Creates each secret that is missing in `folder`, with mode 0600, and returns the names of the new files. Each file
 * has the name of its setting, in lower case. Never replaces a file. Throws if the folder is missing or cannot be
 * written.
 */
export async function makeSecretFiles(folder) {
  const made = [];
  /** Returns the secret in the file called `name`, and creates it first if it is missing. */
  const ensure = async (name, make) => {
    const file = path.join(folder, name.toLowerCase());
    const kept = await readFile(file, "utf8").catch((error) => {
      if (error.code !== "ENOENT") throw error;
      return null;
    });
    if (kept !== null) return kept.trimEnd();
    const secret = make().trimEnd();
    await writePrivate(file, `${secret}\n`);
    made.push(path.basename(file));
    return secret;
  };
  const kept = {};
  for (const [name, make] of Object.entries({ ...SECRETS, OWNER_DB_PASSWORD: SECRETS.APP_DB_PASSWORD }))
    kept[name] = await ensure(name, make);
  for (const [name, { from, make }] of Object.entries(DERIVED)) await ensure(name, () => make(kept[from]));
  return made;
}

await runIfMain(import.meta.url, async () => {
  const folder = readWords(process.argv.slice(2), {
    help: HELP,
    allowPositionals: true,
    read: ({ positionals: [first, ...others] }) => {
      if (!first || others.length > 0)
        throw new UsageError("Give exactly one folder: node scripts/make-secrets.mjs <folder>");
      return first;
    },
  });
  if (folder === null) return;
  const made = await makeSecretFiles(path.resolve(folder));
  console.log(made.length === 0 ? "Every secret exists already." : `Created ${made.join(", ")}.`);
});
