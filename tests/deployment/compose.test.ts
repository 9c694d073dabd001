import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Fields } from "@/lib/env/env";
import { listSettings } from "@/lib/env/table";
import { ROOT } from "@/scripts/install.mjs";

type Service = {
  image: string;
  build?: string;
  command?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
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
  security_opt?: string[];
  deploy?: { replicas: number };
  stop_grace_period?: string;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};

const { services, networks, volumes } = parse(readFileSync(path.join(ROOT, "compose.yaml"), "utf8"), {
  merge: true,
}) as Compose;
const service = (name: string) => services[name] as Service;
const all = Object.entries(services);

describe("compose.yaml", () => {
  test("refers only to its own networks, volumes and services", () => {
    for (const [name, each] of all) {
      for (const network of each.networks) expect(networks, name).toHaveProperty(network);
      for (const volume of each.volumes ?? [])
        expect(volumes, name).toHaveProperty([volume.split(":")[0] ?? ""]);
      for (const other of Object.keys(each.depends_on ?? {})) expect(services, name).toHaveProperty([other]);
    }
  });

  test("gives every service limits for memory and processes, and only the rights it needs", () => {
    for (const [name, each] of all) {
      expect(each.mem_limit, name).toMatch(/^(\d+[mg]|\$\{[A-Z_]+:-\d+[mg]\})$/);
      expect(each.pids_limit, name).toBeGreaterThan(0);
      expect(each.restart, name).toBeDefined();
      expect(each.cap_drop, name).toEqual(["ALL"]);
      expect(each.security_opt, name).toEqual(["no-new-privileges:true"]);
    }
  });

  test("waits for the database to be healthy and the migrations to end", () => {
    expect(service("app").depends_on).toEqual({
      migrate: { condition: "service_completed_successfully" },
      database: { condition: "service_healthy" },
    });
    const awaited = all.flatMap(([, { depends_on = {} }]) =>
      Object.entries(depends_on).filter(([, { condition }]) => condition === "service_healthy"),
    );
    for (const [name] of awaited) expect(service(name).healthcheck, name).toBeDefined();
    expect(service("migrate").restart).toBe("no");
  });

  test("gives the server its own role, and the owner's role only to the migrations", () => {
    expect(service("app").environment?.DATABASE_URL).toContain("//surplus_app:");
    expect(service("migrate").environment?.DATABASE_URL).toContain("//surplus_owner:");
    const owners = all.filter(([, each]) => JSON.stringify(each).includes("OWNER_DB_PASSWORD"));
    expect(owners.map(([name]) => name).sort()).toEqual(["database", "migrate"]);
    expect(JSON.stringify(service("app"))).not.toContain("OWNER_DB_PASSWORD");
  });

  test("runs two processes that cannot change their own files and have time to end", () => {
    const app = service("app");
    expect(app).toMatchObject({ deploy: { replicas: 2 }, read_only: true, cap_drop: ["ALL"] });
    expect(app.security_opt).toEqual(["no-new-privileges:true"]);
    expect(Number.parseInt(app.stop_grace_period ?? "0", 10)).toBeGreaterThan(10);
  });

  test("exposes only the server, and only to this machine", () => {
    const open = all.filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(["app"]);
    expect(service("app").ports).toEqual(["127.0.0.1:3000-3001:3000"]);
    expect(networks.inside?.internal).toBe(true);
  });

  test("contains no secret, and does not start without those that the server needs", () => {
    const environment = service("app").environment ?? {};
    const secrets = listSettings().flatMap(({ rows }) => rows.filter(({ isSecret }) => isSecret));
    for (const { name, need } of secrets) {
      if (name in environment && name !== "DATABASE_URL") expect(environment[name]).toMatch(/^\$\{\w+:[?-]/);
      if (need === "always" && name !== "DATABASE_URL")
        expect(environment[name], name).toMatch(/^\$\{\w+:\?.+\}$/);
    }
    for (const [, each] of all)
      for (const [name, value] of Object.entries(each.environment ?? {}))
        if (/PASSWORD|KEY|SECRET/.test(name)) expect(value, name).toMatch(/^\$\{/);
  });

  test("sets only settings that the server has", () => {
    const unknown = Object.keys(service("app").environment ?? {}).filter((name) => !(name in Fields.shape));
    expect(unknown).toEqual([]);
  });

  test("passes every setting to the server, except those that compose itself decides", () => {
    const decided = [
      // The image and this file set these.
      ...["NODE_ENV", "PORT", "DATA_DIR"],
      // There is no pooler between the server and its database.
      ...["DIRECT_DATABASE_URL", "DB_PREPARED_STATEMENTS"],
      // These are only for a developer's machine.
      ...["INNGEST_DEV", "WEBHOOK_ALLOW_PRIVATE", "SURPLUS_LOCAL", "SANDBOX_DELAY_SECONDS"],
    ];
    const given = Object.keys(service("app").environment ?? {});
    const lost = Object.keys(Fields.shape).filter((name) => !given.includes(name) && !decided.includes(name));
    expect(lost).toEqual([]);
  });

  test("pins every image, and stores data that must persist on a volume", () => {
    for (const [name, { image }] of all)
      expect(image, name).toMatch(/^(surplus:\$\{SURPLUS_VERSION|[\w/]+:v?\d)/);
    for (const name of ["database", "inngest-database", "inngest-redis"])
      expect(service(name).volumes?.length, name).toBe(1);
  });

  test("stores the epoch keys on a separate volume that the database cannot access", () => {
    expect(service("app").environment?.EPOCH_KEYS_FILE).toMatch(
      /^\$\{EPOCH_KEYS_FILE:-\/home\/node\/epoch-keys\.json\}$/,
    );
    const having = all.filter(([, { volumes: mine = [] }]) =>
      mine.some((each) => each.startsWith("epoch-keys:")),
    );
    expect(having.map(([name]) => name)).toEqual(["app"]);
  });

  test("starts Inngest only on request, with a persistent Redis, and without its open pages", () => {
    const optional = all.filter(([, { profiles }]) => profiles?.includes("inngest")).map(([name]) => name);
    expect(optional).toEqual(["inngest", "inngest-database", "inngest-redis"]);
    expect(service("inngest-redis").command?.join(" ")).toContain("--appendonly yes --appendfsync always");
    expect(service("inngest").command).toContain("--no-ui");
    expect(service("inngest").environment?.DO_NOT_TRACK).toBe("1");
  });
});
