import { rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as listenForTcp, type Server as Relay } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { examine } from "@/lib/company/operator/examine";
import { asWorker, closeStore } from "@/lib/store/client";
import { DOCTOR } from "@/scripts/operator/doctor-command";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";

type Answer = { status: number; body: object };
const listOf = (name: string, status: string): Answer => ({
  status: 200,
  body: { object: "list", data: [{ id: "d_1", name, status }] },
});
const VERIFIED = listOf("firm.example", "verified");
let answer: Answer = VERIFIED;
let resend: Server;

const database = testDatabase();
const folder = testFolder();
beforeAll(async () => {
  resend = createServer((_, response) => {
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => resend.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(resend.address() as AddressInfo).port}`;
  const set = {
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: url,
    MAIL_FROM: "Firm <no-reply@mail.firm.example>",
  };
  Object.assign(process.env, set, {
    DATA_DIR: tmpdir(),
    MEMORY_LIMIT_MB: "1536",
    AUDIT_ANCHOR_FILE: path.join(folder, "anchors.jsonl"),
  });
  delete process.env.SURPLUS_LOCAL;
});
beforeEach(() => {
  answer = VERIFIED;
});
afterAll(() => resend.close());

const findings = async (area: string, now?: () => number) =>
  (await examine(tmpdir(), now))
    .filter((each) => each.area === area)
    .map(({ level, words }) => `${level}: ${words}`);

/** Returns the problems and notes about the database and the keys that a process with these settings reports. */
async function problemsWith(settings: Record<string, string>): Promise<string[]> {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  await closeStore();
  vi.resetModules();
  try {
    const { examine: examineAgain } = await import("@/lib/company/operator/examine");
    const found = await examineAgain(null);
    return found
      .filter(({ area, level }) => level !== "ok" && /database|keys/.test(area))
      .map(({ area, words }) => `${area}: ${words}`);
  } finally {
    const store = await import("@/lib/store/client");
    await store.closeStore();
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** Starts a relay to the database that gives clients a process id other than the database's, as a pooler does. */
async function startRelay({ hostname, port }: URL): Promise<Relay> {
  const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);
  const relay = listenForTcp((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server);
    server.on("data", (data) => {
      const at = data.indexOf(KEY_DATA);
      if (at >= 0) data.writeInt32BE(1, at + KEY_DATA.length);
      client.write(data);
    });
    server.on("close", () => client.end());
    for (const socket of [client, server]) socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  return relay;
}

const changed = (change: (url: URL) => unknown): string => {
  const url = new URL(database.appUrl);
  change(url);
  return url.href;
};
const wrongPassword = changed((url) => Object.assign(url, { password: "wrong" }));
const noDatabase = changed((url) => Object.assign(url, { pathname: "/nothing_here" }));
const closedPort = changed((url) => Object.assign(url, { port: "1" }));

describe("doctor", () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      "a wrong password",
      { DATABASE_URL: wrongPassword },
      [
        "database: The database does not accept the role and password in DATABASE_URL. Run node scripts/roles.mjs, or correct the setting.",
      ],
    ],
    [
      "a database that does not exist",
      { DATABASE_URL: noDatabase },
      [
        "database: The server has no database with the name in DATABASE_URL. Create the database, then run node scripts/migrate.mjs.",
      ],
    ],
    [
      "a direct address that leads nowhere",
      { DIRECT_DATABASE_URL: closedPort },
      [
        "database: The database can’t be reached. Check that it is running and that DIRECT_DATABASE_URL is correct.",
      ],
    ],
  ])("says what to do about %s", async (_, settings, expected) => {
    expect(await problemsWith(settings)).toEqual(expected);
  });

  test("notes a pooler on the connection that listens for new work", async () => {
    const relay = await startRelay(new URL(database.appUrl));
    const pooled = changed((url) =>
      Object.assign(url, { host: `127.0.0.1:${(relay.address() as AddressInfo).port}` }),
    );
    const late = "leads to a pooler, so the server might notice new work late.";
    const end = "to the address of the database.";
    expect(await problemsWith({ DIRECT_DATABASE_URL: pooled })).toEqual([
      `database: DIRECT_DATABASE_URL ${late} Set it ${end}`,
    ]);
    expect(await problemsWith({ DATABASE_URL: pooled, DIRECT_DATABASE_URL: "" })).toEqual([
      `database: DATABASE_URL ${late} Set DIRECT_DATABASE_URL ${end}`,
    ]);
    expect(await problemsWith({ DIRECT_DATABASE_URL: database.appUrl })).toEqual([]);
    relay.close();
  });

  test("says what to do if the server's role may not use the tables", async () => {
    const role = new URL(database.appUrl).username;
    const change = (text: string) => withClient(database.ownerUrl, (client) => client.query(text));
    await change(`revoke select on message from "${role}"`);
    const found = await findings("database");
    await change(`grant select on message to "${role}"`);
    expect(found).toEqual(["fault: The role has no access to the tables. Run node scripts/roles.mjs."]);
  });

  test("reports the keys without which the server does not start", async () => {
    const change = (text: string) => withClient(database.ownerUrl, (client) => client.query(text));
    await change("insert into key_epoch (store) values ('eps_of_a_file')");
    const found = await findings("keys");
    await change("delete from key_epoch");
    expect(found).toEqual([expect.stringMatching(/^fault: EPOCH_KEYS_FILE is not set, but the data keys/)]);
  });

  test("notes an epoch key that should have been destroyed", async () => {
    const file = path.join(folder, "epoch-keys.json");
    const key = Buffer.alloc(63).toString("base64");
    const problemsAt = async (hours: number) => {
      const from = new Date(Date.now() - hours * 3_600_000).toISOString();
      const epochs = [
        { number: 1, from, key },
        { number: 2, from: null, key },
      ];
      await writeFile(file, JSON.stringify({ store: "eps_doctor", epochs }));
      return problemsWith({ EPOCH_KEYS_FILE: file });
    };
    expect(await problemsAt(26.5)).toEqual([]);
    expect(await problemsAt(27.5)).toEqual([
      expect.stringMatching(
        /^keys: An epoch key is 27 hours old, so data erased in that time can still be opened\. /,
      ),
    ]);
  });

  test("exits with 0 if there is nothing to fix, and names the disabled features", async () => {
    const { lines, code } = await DOCTOR.run([], () => {});
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe("Nothing to fix.");
    const text = lines.join("\n");
    expect(text).toMatch(/^ok +database +PostgreSQL \d+, role \w+, tables up to date\.$/m);
    expect(text).toMatch(/^note +provider +fiskil has no live credentials/m);
    expect(text).toMatch(/^note +sms/m);
    expect(text).not.toMatch(/re_test|postgres:/);
  });

  test("exits with 1 and counts the problems", async () => {
    answer = listOf("firm.example", "pending");
    const { lines, code } = await DOCTOR.run([], () => {});
    expect([code, lines.at(-1)]).toEqual([1, "1 thing to fix."]);
    expect(lines.join("\n")).toMatch(/^FIX +mail +Resend does not send from mail\.firm\.example yet\./m);
  });

  test.each<[string, Answer, RegExp]>([
    ["a verified parent domain", VERIFIED, /^ok: Resend sends from mail\.firm\.example/],
    ["another firm’s domain", listOf("m.example", "verified"), /^fault: .*Verify the domain/],
    ["an ending that is no parent", listOf("irm.example", "verified"), /^fault: .*Verify the domain/],
    [
      "a key that may only send",
      { status: 401, body: { name: "restricted_api_key", message: "only", statusCode: 401 } },
      /^ok: Resend accepts the key/,
    ],
    [
      "a wrong key",
      { status: 401, body: { name: "validation_error", message: "API key is invalid", statusCode: 401 } },
      /^fault: Resend does not accept RESEND_API_KEY/,
    ],
    [
      "a provider in trouble",
      { status: 500, body: { name: "application_error", message: "oops", statusCode: 500 } },
      /^fault: Resend does not answer/,
    ],
  ])("interprets the email provider's response about %s", async (_, given, expected) => {
    answer = given;
    expect((await findings("mail"))[0]).toMatch(expected);
  });

  test("detects clocks that differ, in either direction", async () => {
    for (const apartMs of [60_000, -60_000]) {
      const [line] = await findings("clock", () => Date.now() + apartMs);
      expect(line).toMatch(
        /^fault: The clocks of this machine and the database are (59|60|61) seconds apart\./,
      );
    }
    expect(await findings("clock")).toEqual(["ok: The clocks of this machine and the database agree."]);
  });

  test("names a table without a column that the program needs", async () => {
    const rename = (from: string, to: string) =>
      withClient(database.ownerUrl, (client) =>
        client.query(`alter table message rename column ${from} to ${to}`),
      );
    await rename("channel", "channel_before");
    const found = await findings("database");
    await rename("channel_before", "channel");
    expect(found).toEqual([
      "fault: The tables of these models are missing or out of date: Message. Run node scripts/migrate.mjs.",
    ]);
  });

  test("counts dead-lettered work and says how to retry it", async () => {
    const work = {
      id: "wrk_doctor",
      name: "purge",
      subjectId: "none",
      dedupeKey: "doctor",
      environment: "test",
    };
    await asWorker((tx) =>
      tx.outbox.create({
        data: { ...work, environment: "test", companyId: "none", deadLetteredAt: new Date() },
      }),
    );
    expect(await findings("work")).toEqual([
      "note: 1 job is dead-lettered. `npm run --silent work` lists them, and `npm run --silent work -- retry --all` retries them.",
    ]);
  });

  test("names a folder without free space, and a folder that cannot be read", async () => {
    expect((await findings("disk"))[0]).toMatch(/^ok: \d+\.\d GB free at /);
    const gone = (await examine("/nowhere/at/all")).find(({ area }) => area === "disk");
    expect(gone).toMatchObject({ level: "note", words: "/nowhere/at/all can’t be read." });
  });

  test("says if the workers together may need more memory than the machine has", async () => {
    expect(await findings("memory")).toEqual([
      expect.stringMatching(
        /^note: 1,536 MB\. If all workers reach their limits at the same time, they need 2,173 MB\./,
      ),
    ]);
  });

  test("checks the disk of each file that the product writes, also without a data folder", async () => {
    const said = async () => (await examine(null)).filter(({ area }) => area === "disk");
    const free = { level: "ok", words: expect.stringContaining(`free at ${folder}.`) };
    expect(await said()).toEqual([expect.objectContaining(free)]);
    await rm(folder, { recursive: true });
    const words = `${path.join(folder, "anchors.jsonl")} can’t be written. Create its folder, and let the server’s user write to that folder.`;
    expect((await said())[0]).toMatchObject({ level: "fault", words });
  });
});
