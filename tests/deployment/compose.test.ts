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
  test("names only networks, volumes and services that it has", () => {
    for (const [name, each] of all) {
      for (const network of each.networks) expect(networks, name).toHaveProperty(network);
      for (const volume of each.volumes ?? [])
        expect(volumes, name).toHaveProperty([volume.split(":")[0] ?? ""]);
      for (const other of Object.keys(each.depends_on ?? {})) expect(services, name).toHaveProperty([other]);
    }
  });

  test("gives every service a limit of memory and processes, and no more rights than it needs", () => {
    for (const [name, each] of all) {
      expect(each.mem_limit, name).toMatch(/^(\d+[mg]|\$\{[A-Z_]+:-\d+[mg]\})$/);
      expect(each.pids_limit, name).toBeGreaterThan(0);
      expect(each.restart, name).toBeDefined();
      expect(each.cap_drop, name).toEqual(["ALL"]);
      expect(each.security_opt, name).toEqual(["no-new-privileges:true"]);
    }
  });

  test("waits for what it needs: the database's health, and the migrations' end", () => {
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

  test("gives the server a role of its own, and the owner's to the migrations alone", () => {
    expect(service("app").environment?.DATABASE_URL).toContain("//surplus_app:");
    expect(service("migrate").environment?.DATABASE_URL).toContain("//surplus_owner:");
    const owners = all.filter(([, each]) => JSON.stringify(each).includes("OWNER_DB_PASSWORD"));
    expect(owners.map(([name]) => name).sort()).toEqual(["database", "migrate"]);
    expect(JSON.stringify(service("app"))).not.toContain("OWNER_DB_PASSWORD");
  });

  test("runs two processes, that can change nothing of themselves and have time to end", () => {
    const app = service("app");
    expect(app).toMatchObject({ deploy: { replicas: 2 }, read_only: true, cap_drop: ["ALL"] });
    expect(app.security_opt).toEqual(["no-new-privileges:true"]);
    expect(Number.parseInt(app.stop_grace_period ?? "0", 10)).toBeGreaterThan(10);
  });

  test("opens nothing but the server, to this machine", () => {
    const open = all.filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(["app"]);
    expect(service("app").ports).toEqual(["127.0.0.1:3000-3001:3000"]);
    expect(networks.inside?.internal).toBe(true);
  });

  test("holds no secret, and starts without none that the server needs", () => {
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

  test("sets only settings that the server knows", () => {
    const unknown = Object.keys(service("app").environment ?? {}).filter((name) => !(name in Fields.shape));
    expect(unknown).toEqual([]);
  });

  test("hands every setting on to the server, but those that compose itself decides", () => {
    const decided = [
      // What the image and this file fix.
      ...["NODE_ENV", "PORT", "DATA_DIR"],
      // There is no pooler between the server and its database.
      ...["DIRECT_DATABASE_URL", "DB_PREPARED_STATEMENTS"],
      // For one's own machine alone.
      ...["INNGEST_DEV", "WEBHOOK_ALLOW_PRIVATE", "SURPLUS_LOCAL", "SANDBOX_DELAY_SECONDS"],
    ];
    const given = Object.keys(service("app").environment ?? {});
    const lost = Object.keys(Fields.shape).filter((name) => !given.includes(name) && !decided.includes(name));
    expect(lost).toEqual([]);
  });

  test("pins every image, and keeps what must be kept on a volume", () => {
    for (const [name, { image }] of all)
      expect(image, name).toMatch(/^(surplus:\$\{SURPLUS_VERSION|[\w/]+:v?\d)/);
    for (const name of ["database", "inngest-database", "inngest-redis"])
      expect(service(name).volumes?.length, name).toBe(1);
  });

  test("keeps the epoch keys on a volume of their own, which the database does not see", () => {
    expect(service("app").environment?.EPOCH_KEYS_FILE).toMatch(
      /^\$\{EPOCH_KEYS_FILE:-\/home\/node\/epoch-keys\.json\}$/,
    );
    const having = all.filter(([, { volumes: mine = [] }]) =>
      mine.some((each) => each.startsWith("epoch-keys:")),
    );
    expect(having.map(([name]) => name)).toEqual(["app"]);
  });

  test("brings Inngest only when asked, with a Redis that survives, and without its open pages", () => {
    const optional = all.filter(([, { profiles }]) => profiles?.includes("inngest")).map(([name]) => name);
    expect(optional).toEqual(["inngest", "inngest-database", "inngest-redis"]);
    expect(service("inngest-redis").command?.join(" ")).toContain("--appendonly yes --appendfsync always");
    expect(service("inngest").command).toContain("--no-ui");
    expect(service("inngest").environment?.DO_NOT_TRACK).toBe("1");
  });
});
