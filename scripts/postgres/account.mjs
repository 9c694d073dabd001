// Chooses the account that the server runs under. PostgreSQL refuses to run as root, so root must use another
// account.
import { execFile } from "node:child_process";
import { chown, mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const NOBODY = 65534;
const NAMESPACE = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];
/**
 * Capabilities for passing through folders that only root may enter. With the securebits setting, access(2) uses these
 * capabilities too.
 */
const PASSAGE = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];

/**
 * Chooses our own account or, if we are root, another account that can reach the files. If only root may enter the
 * checkout, uses a user namespace. In the namespace, we are "nobody" and still own the files. In a container that
 * allows no namespaces, uses another account with the capability to pass through folders.
 */
export async function findAccount({ home, binaries }) {
  const owner = await stat(path.join(home, "data")).catch(() => null);
  if (process.getuid?.() !== 0) return ourselves(home, owner);
  const ids = owner === null ? await findServiceAccount() : idsOf(owner);
  if (ids && (await canReach(ids, home, binaries))) return otherAccount(ids);
  if ((owner === null || owner.uid === 0) && (await canUseNamespace(binaries))) return namespace();
  if (ids && (await canUsePassage(ids, binaries))) return otherAccountWithPassage(ids);
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${binaries.folder}. ` +
      "Run as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.",
  );
}

function ourselves(home, owner) {
  const uid = process.getuid?.();
  if (owner && uid !== undefined && owner.uid !== uid) {
    throw new Error(
      `${home} belongs to another account (uid ${owner.uid}). Run as that account, or move the folder away.`,
    );
  }
  return {
    description: "this account",
    wrap: (program, args) => [program, args, {}],
    own: (folder) => mkdir(folder, { recursive: true, mode: 0o700 }),
  };
}

function otherAccount({ uid, gid }) {
  return {
    description: `uid ${uid}`,
    wrap: (program, args) => [program, args, { uid, gid }],
    own: (folder) => makeAndGive(folder, uid, gid),
    give: (file) => chown(file, uid, gid),
  };
}

function namespace() {
  return {
    description: "a user namespace",
    wrap: (program, args) => ["unshare", [...NAMESPACE, program, ...args], {}],
    own: (folder) => mkdir(folder, { recursive: true, mode: 0o700 }),
  };
}

function otherAccountWithPassage({ uid, gid }) {
  return {
    description: `uid ${uid} with passage`,
    wrap: (program, args) => ["setpriv", [...passageOf({ uid, gid }), program, ...args], {}],
    own: (folder) => makeAndGive(folder, uid, gid),
    give: (file) => chown(file, uid, gid),
  };
}

const passageOf = ({ uid, gid }) => [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...PASSAGE, "--"];

async function makeAndGive(folder, uid, gid) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, uid, gid);
}

/**
 * Returns the ids of the account that owns an existing cluster. That account created the cluster and must always run
 * it. Null if root owns the cluster: then the cluster was created in a user namespace.
 */
const idsOf = ({ uid, gid }) => (uid === 0 ? null : { uid, gid });

async function findServiceAccount() {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  const find = (name) => lines.find((line) => line.startsWith(`${name}:`))?.split(":");
  const entry = find("postgres") ?? find("nobody");
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null;
}

const succeeds = (command, args, options) =>
  run(command, args, options).then(
    () => true,
    () => false,
  );

async function canReach(ids, home, binaries) {
  if (!(await succeeds(binaries.postgres, ["--version"], ids))) return false;
  return succeeds("/bin/sh", ["-c", 'cd "$1"', "-", path.dirname(home)], ids);
}

const canUseNamespace = (binaries) => succeeds("unshare", [...NAMESPACE, binaries.postgres, "--version"]);

const canUsePassage = (ids, binaries) =>
  succeeds("setpriv", [...passageOf(ids), binaries.postgres, "--version"]);
