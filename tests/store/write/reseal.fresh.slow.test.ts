import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as many from "@/app/v1/requests/route";
import { flushCalls } from "@/lib/company/log-call";
import { closeStore, db, inCompany, inScope } from "@/lib/store/client";
import { fileContext } from "@/lib/store/read/application-file";
import { sealBytes, sealSecret } from "@/lib/store/seal";
import { stageSecret } from "@/lib/store/write/endpoint-secret";
import { totpContext } from "@/lib/store/write/second-factor";
import { creationContext } from "@/lib/store/write/upstream-user";
import { ROOT } from "@/scripts/install.mjs";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import {
  createDatabase,
  databaseOfProcess,
  dropDatabase,
  endSessions,
  testDatabase,
} from "@/tests/support/database";
import { masterKey, startWithKeys } from "@/tests/support/other-keys";

const { ownerUrl } = testDatabase();

const OLD = `1:${masterKey("master")}`;
const NEW = `2:${masterKey("another")}`;
const EMAIL = "ava@example.com";

let firm: TestCompany;
let id: string;
let before: Awaited<ReturnType<typeof openAll>>;

/** Creates a request with its report and its customer's address. */
async function askFor(email: string): Promise<string> {
  const body = { client_name: "Ava Nguyen", report_type: "expense_summary", email };
  const made = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await giveConsent(made);
  await call(generate.POST, { key: firm.testKey, params: { id: made }, method: "POST" });
  return made;
}

/**
 * Adds values encrypted directly under the master key: signing secrets, a second factor, a customer's address, an
 * application's file.
 */
async function sealTheRest(): Promise<void> {
  const { companyId, live, test: scope, actor } = firm;
  const creatingSealed = sealSecret(creationContext(id), EMAIL);
  await inScope(scope, (tx) => tx.consent.update({ where: { requestId: id }, data: { creatingSealed } }));
  const userId = String(actor.id);
  await stageSecret(live, { secret: "whsec_c3RhZ2Vk", afterHours: 24, actor, now: new Date() });
  const totpSealed = sealSecret(totpContext(userId), "TOTP");
  await db().user.update({ where: { id: userId }, data: { totpSealed } });
  const [applicationId, fileId] = [`app_${companyId}`, `fil_${companyId}`];
  const dataSealed = sealBytes(fileContext(fileId), Buffer.from("evidence"));
  const about = { name: "a.pdf", type: "application/pdf", sizeBytes: 8, addedBy: userId };
  await inCompany(companyId, async (tx) => {
    await tx.productionApplication.create({ data: { id: applicationId, companyId } });
    await tx.applicationFile.create({ data: { id: fileId, companyId, applicationId, dataSealed, ...about } });
  });
}

/** Returns the values that a server with the current keys can decrypt. */
async function openAll() {
  const { call: ask } = await import("@/tests/support/call");
  const report = await import("@/app/v1/requests/[id]/report/route");
  const one = await import("@/app/v1/requests/[id]/route");
  const { openSecrets } = await import("@/lib/store/write/open-secrets");
  const { findTotp } = await import("@/lib/store/write/second-factor");
  const { unsealBytes } = await import("@/lib/store/seal");
  const { inCompany: enter, inScope: look } = await import("@/lib/store/client");
  const { openCreation } = await import("@/lib/store/write/upstream-user");
  const { creatingSealed } = await look(firm.test, (tx) =>
    tx.consent.findUniqueOrThrow({ where: { requestId: id } }),
  );
  const asked = { key: firm.testKey, params: { id } };
  const file = await enter(firm.companyId, (tx) => tx.applicationFile.findFirstOrThrow({}));
  return {
    report: (await ask(report.GET, asked)).text,
    email: (await ask(one.GET, asked)).json.email,
    secrets: await openSecrets(firm.live, new Date()),
    address: creatingSealed && openCreation(id, creatingSealed),
    totp: (await findTotp(String(firm.actor.id)))?.secret,
    file: unsealBytes(fileContext(file.id), file.dataSealed).toString(),
  };
}

const reseal = async (words: string[] = []) => {
  const { runOperatorCommand } = await import("@/scripts/operator/operator-command");
  return runOperatorCommand(["reseal", ...words]);
};
const versionsInUse = async (): Promise<number[]> => {
  const { countSealed } = await import("@/lib/store/key-versions");
  return [...new Set((await countSealed()).map(({ number }) => number))].sort();
};
const refusal = async (): Promise<unknown> => {
  const { refuseMissingKeys } = await import("@/lib/store/key-versions");
  return refuseMissingKeys().then(
    () => null,
    (error: Error) => error.message,
  );
};

const mine = databaseOfProcess();
const kept = `${mine}_sealed`;

// The database is created once. Each test gets a copy of it, in which everything is encrypted under the old key.
beforeAll(async () => {
  firm = await makeCompany();
  id = await askFor(EMAIL);
  await sealTheRest();
  before = await openAll();
  await flushCalls();
  await closeStore();
  await endSessions(mine);
  await createDatabase(kept, mine);
});
beforeEach(async () => {
  process.env.MASTER_KEYS = OLD;
  await closeStore();
  await dropDatabase(mine);
  await createDatabase(mine, kept);
});
afterAll(() => dropDatabase(kept));

test("changing the master key keeps everything readable at each step, and at the end without the old key", async () => {
  expect(before).toMatchObject({ email: EMAIL, address: EMAIL, totp: "TOTP", file: "evidence" });
  expect(before.secrets.next).toBe("whsec_c3RhZ2Vk");

  await startWithKeys(`${OLD},${NEW}`);
  expect(await openAll()).toEqual(before);

  await startWithKeys(`${NEW},${OLD}`);
  expect(await openAll()).toEqual(before);
  expect(await versionsInUse()).toEqual([1]);
  const { lines, code } = await reseal();
  expect([code, lines.at(-1)]).toEqual([0, "version 1: unused: it can be removed once no backup needs it"]);
  expect(await versionsInUse()).toEqual([2]);
  expect((await reseal()).lines[0]).toBe("0 values were encrypted again under version 2.");

  await startWithKeys(NEW);
  expect(await refusal()).toBeNull();
  expect(await openAll()).toEqual(before);
});

test("a server without a key that rows need does not start, and the error names the key", async () => {
  await startWithKeys(NEW);
  expect(await refusal()).toMatch(/^MASTER_KEYS lacks version 1, under which \d+ values are encrypted\./);
});

test("reseal leaves everything readable if it is interrupted, and continues where it stopped", async () => {
  await startWithKeys(`${NEW},${OLD}`);
  const { resealAll } = await import("@/lib/store/write/reseal");
  const brokenOff = resealAll(() => {
    throw new Error("killed");
  });
  await expect(brokenOff).rejects.toThrow("killed");
  expect(await versionsInUse()).toEqual([1, 2]);
  expect(await openAll()).toEqual(before);
  expect((await reseal()).code).toBe(0);
  expect(await versionsInUse()).toEqual([2]);
});

test("reseal does not restore a key that is destroyed while it runs", async () => {
  await startWithKeys(`${NEW},${OLD}`);
  const { resealAll } = await import("@/lib/store/write/reseal");
  const isHeldUp = async () => {
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    return withClient(ownerUrl, async (client) => (await client.query(waiting)).rowCount === 1);
  };
  await withClient(ownerUrl, async (client) => {
    // Erases the key without committing. Reseal then reads the key, and waits for the key's row.
    await client.query("begin");
    await client.query("update request set data_key_wrapped = null where id = $1", [id]);
    const resealing = resealAll(() => {});
    await expect.poll(isHeldUp).toBe(true);
    await client.query("commit");
    await resealing;
    const { rows } = await client.query("select data_key_wrapped as key from request where id = $1", [id]);
    expect(rows[0].key).toBeNull();
  });
});

test("reseal counts and skips values that no key opens, and completes the remaining values", async () => {
  const other = await askFor("zoe@example.com");
  await withClient(ownerUrl, (client) =>
    client.query("update request set data_key_wrapped = set_byte(data_key_wrapped, 40, 0) where id = $1", [
      other,
    ]),
  );
  await startWithKeys(`${NEW},${OLD}`);
  const { lines, code } = await reseal();
  expect([code, lines[1]]).toEqual([1, "1 value could not be decrypted and stayed unchanged."]);
  expect(lines.at(-1)).toBe("version 1: in use: keep it (1 in request)");
  expect(await openAll()).toEqual(before);
});

test("reseal covers every sealed column", () => {
  const schema = readFileSync(path.join(ROOT, "prisma/schema.prisma"), "utf8");
  const columns = [...schema.matchAll(/^\s+(\w*(?:Sealed|Wrapped))\s/gm)].map(([, name]) => name).sort();
  // Columns encrypted directly under a master key. All others are encrypted under a request's data key, so only the
  // wrapped data key is encrypted again.
  const resealed = [
    "farewellSealed",
    "dataKeyWrapped",
    "creatingSealed",
    "totpSealed",
    "clientSecretSealed",
    "fileSealed",
    "secretSealed",
    "nextSecretSealed",
    "previousSecretSealed",
  ];
  // Columns encrypted with a request's data key. `documentSealed` is listed twice, because a report and a rendered
  // document each have one.
  const underDataKey = [
    "contactSealed",
    "inviteSealed",
    "documentSealed",
    "documentSealed",
    "textSealed",
    "inputsSealed",
    "figuresSealed",
    "listSealed",
  ];
  // Two tables have a column `dataSealed`. In an application's file, a master key encrypts it. In a snapshot, its
  // request's data key encrypts it.
  const ofTwoTables = ["dataSealed", "dataSealed"];
  expect(columns).toEqual([...resealed, ...underDataKey, ...ofTwoTables].sort());
});
