import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkSettings } from "@/lib/env/check-settings";
import { type Env, Fields } from "@/lib/env/env";
import { listSettings } from "@/lib/env/table";
import { ROOT } from "@/scripts/install.mjs";
import { makeSecretFiles } from "@/scripts/make-secrets.mjs";
import { readSecretFiles } from "@/scripts/secret-files.mjs";
import { testFolder } from "@/tests/support/folder";

type Service = {
  image: string;
  build?: string;
  command?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  ports?: string[];
  volumes?: string[];
  networks: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  restart?: string;
  mem_limit?: string;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  deploy?: { replicas: number };
  stop_grace_period?: string;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
  secrets: Record<string, { file: string }>;
};

const { services, networks, volumes, secrets } = parse(
  readFileSync(path.join(ROOT, "compose.yaml"), "utf8"),
) as Compose;
const service = (name: string) => services[name] as Service;
const all = Object.entries(services);
const app = service("app");

const SECRET_ROWS = listSettings().flatMap(({ rows }) => rows.filter(({ isSecret }) => isSecret));
/** The settings that the server gets, whether as a value or as a file. */
const GIVEN = Object.keys(app.environment ?? {}).map((name) => {
  const base = name.replace(/_FILE$/, "");
  return SECRET_ROWS.some((row) => row.name === base) ? base : name;
});

/** Replaces the variables in a value as compose does. */
function interpolate(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+):([-+?])([^}]*)\}/g, (_, name: string, sign: string, other: string) => {
    const given = variables[name] ?? "";
    if (sign === "+") return given && other;
    return given || (sign === "-" ? other : "");
  });
}

const folder = testFolder();
/** Creates a folder with the secrets of a new installation. Returns its path and the names of its files. */
async function makeSecrets(name: string): Promise<{ dir: string; files: string[] }> {
  const dir = path.join(folder, name);
  mkdirSync(dir);
  return { dir, files: await makeSecretFiles(dir) };
}

describe("compose.yaml", () => {
  test("refers only to networks, volumes and services that it defines", () => {
    for (const [name, each] of all) {
      for (const network of each.networks) expect(networks, name).toHaveProperty(network);
      for (const volume of each.volumes ?? [])
        expect(volumes, name).toHaveProperty([volume.split(":")[0] ?? ""]);
      for (const other of Object.keys(each.depends_on ?? {})) expect(services, name).toHaveProperty([other]);
    }
  });

  test("gives every service limits for memory and processes, and only the necessary rights", () => {
    for (const [name, each] of all) {
      expect(each.mem_limit, name).toMatch(/^(\d+[mg]|\$\{[A-Z_]+:-\d+[mg]\})$/);
      expect(each.pids_limit, name).toBeGreaterThan(0);
      expect(each.restart, name).toBeDefined();
      expect(each.cap_drop, name).toEqual(["ALL"]);
      expect(each.security_opt, name).toEqual(["no-new-privileges:true"]);
    }
  });

  test("waits until the database is healthy and the migrations have ended", () => {
    expect(app.depends_on).toEqual({
      migrate: { condition: "service_completed_successfully" },
      database: { condition: "service_healthy" },
    });
    const awaited = all.flatMap(([, { depends_on = {} }]) =>
      Object.entries(depends_on).filter(([, { condition }]) => condition === "service_healthy"),
    );
    for (const [name] of awaited) expect(service(name).healthcheck, name).toBeDefined();
    expect(service("migrate").restart).toBe("no");
    // While the image creates its files, it runs a temporary server that listens on no network address. Without a host,
    // pg_isready would report that server as ready.
    for (const [name, { image, healthcheck }] of all)
      if (image.startsWith("postgres:")) expect(healthcheck?.test, name).toContain("--host=127.0.0.1");
  });

  test("gives the server a separate database role, and only the migrations the owner's role", () => {
    expect(app.environment?.DATABASE_URL_FILE).toBe("/run/secrets/database_url");
    expect(service("migrate").environment?.DATABASE_URL_FILE).toBe("/run/secrets/owner_database_url");
    const owners = all.filter(([, { secrets: own = [] }]) => own.some((each) => each.startsWith("owner_")));
    expect(owners.map(([name]) => name).sort()).toEqual(["database", "migrate"]);
  });

  test("runs two processes that cannot change their own files and that have time to end", () => {
    expect(app).toMatchObject({ deploy: { replicas: 2 }, read_only: true, cap_drop: ["ALL"] });
    expect(app.security_opt).toEqual(["no-new-privileges:true"]);
    expect(Number.parseInt(app.stop_grace_period ?? "0", 10)).toBeGreaterThan(10);
  });

  test("exposes only the server, and only to this machine", () => {
    const open = all.filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(["app"]);
    expect(app.ports).toEqual(["127.0.0.1:3000-3001:3000"]);
    expect(networks.inside?.internal).toBe(true);
  });

  test("gives every secret as a file, and none as a variable", () => {
    for (const [name, each] of all) {
      const used = [...JSON.stringify(each).matchAll(/\/run\/secrets\/(\w+)/g)].map(([, used = ""]) => used);
      expect([...new Set(used)].sort(), name).toEqual([...(each.secrets ?? [])].sort());
      for (const [setting, value] of Object.entries(each.environment ?? {}))
        if (/PASSWORD|KEY|SECRET|TOKEN/.test(setting) && setting !== "REPORT_RETIRED_KEYS")
          expect(setting, name).toMatch(/_FILE$/);
        else expect(value, name).not.toMatch(/PASSWORD|SECRET|TOKEN/);
    }
    const used = all.flatMap(([, each]) => each.secrets ?? []);
    expect([...new Set(used)].sort()).toEqual(Object.keys(secrets).sort());
  });

  test("lets every service read its secrets, which belong to user 1000 and are readable by no one else", () => {
    for (const [name, { image, secrets: own = [], cap_add: added = [] }] of all) {
      const runsAsRoot = !image.startsWith("surplus:");
      if (runsAsRoot && own.length > 0) expect(added, name).toContain("DAC_OVERRIDE");
    }
    expect(readFileSync(path.join(ROOT, "Dockerfile"), "utf8")).toMatch(/^USER 1000:1000$/m);
  });

  test("requires the secrets that the server needs, and no file for an optional secret", () => {
    for (const { name, need } of SECRET_ROWS) {
      if (!GIVEN.includes(name)) continue;
      const file = name.toLowerCase();
      const [inside, source] =
        need === "always"
          ? [`/run/secrets/${file}`, `./secrets/${file}`]
          : [`\${${name}_FILE:+/run/secrets/${file}}`, `\${${name}_FILE:-/dev/null}`];
      expect(app.environment?.[`${name}_FILE`], name).toBe(inside);
      expect(secrets[file]?.file, name).toBe(source);
    }
  });

  test("finds every required secret in the folder that make-secrets fills", async () => {
    const { files } = await makeSecrets("all");
    const demanded = Object.entries(secrets).filter(([, { file }]) => !file.includes("$"));
    expect(files.sort()).toEqual(demanded.map(([name]) => name).sort());
    for (const [name, { file }] of demanded) expect(file).toBe(`./secrets/${name}`);
  });

  test("starts a server with the created secrets and an address", async () => {
    const { dir } = await makeSecrets("start");
    const variables = { BASE_URL: "https://reports.example.com" };
    const given = Object.entries(app.environment ?? {}).map(([name, value]) => [
      name,
      interpolate(String(value), variables).replace("/run/secrets", dir),
    ]);
    const env = { NODE_ENV: "production", ...Object.fromEntries(given.filter(([, value]) => value !== "")) };
    readSecretFiles(env);
    expect(Object.keys(env)).toContain("MASTER_KEYS");
    const settings = Fields.parse(env);
    expect(settings.DATABASE_URL).toMatch(/^postgresql:\/\/surplus_app:[\w-]+@database:5432\/surplus$/);
    expect(checkSettings(settings as Env).refusals).toEqual([]);
  });

  test("sets only settings that the server has", () => {
    const unknown = GIVEN.filter((name) => !(name in Fields.shape));
    expect(unknown).toEqual([]);
  });

  test("passes every setting to the server, except the settings that compose itself decides", () => {
    const decided = [
      // The image and the compose file set these.
      ...["NODE_ENV", "PORT", "DATA_DIR"],
      // These settings are for a pooler, and there is none between the server and its database.
      ...["DIRECT_DATABASE_URL", "DB_PREPARED_STATEMENTS"],
      // These settings are only for a developer's machine.
      ...["INNGEST_DEV", "WEBHOOK_ALLOW_PRIVATE", "SURPLUS_LOCAL", "SANDBOX_DELAY_SECONDS"],
    ];
    const lost = Object.keys(Fields.shape).filter((name) => !GIVEN.includes(name) && !decided.includes(name));
    expect(lost).toEqual([]);
  });

  test("pins every image, and stores data that must persist on a volume", () => {
    for (const [name, { image }] of all)
      expect(image, name).toMatch(/^(surplus:\$\{SURPLUS_VERSION|[\w/]+:v?\d)/);
    for (const name of ["database", "inngest-database", "inngest-redis"])
      expect(service(name).volumes?.length, name).toBe(1);
  });

  test("stores the epoch keys on a separate volume that the database cannot access", () => {
    expect(app.environment?.EPOCH_KEYS_FILE).toMatch(
      /^\$\{EPOCH_KEYS_FILE:-\/home\/node\/epoch-keys\.json\}$/,
    );
    const having = all.filter(([, { volumes: mine = [] }]) =>
      mine.some((each) => each.startsWith("epoch-keys:")),
    );
    expect(having.map(([name]) => name)).toEqual(["app"]);
  });

  test("starts Inngest only on request, with a persistent Redis, and without its public pages", () => {
    const optional = all.filter(([, { profiles }]) => profiles?.includes("inngest")).map(([name]) => name);
    expect(optional).toEqual(["inngest", "inngest-database", "inngest-redis"]);
    expect(service("inngest-redis").command?.join(" ")).toContain("--appendonly yes --appendfsync always");
    expect(service("inngest").command?.join(" ")).toContain("exec inngest start --no-ui ");
    expect(service("inngest").environment?.DO_NOT_TRACK).toBe("1");
  });
});
