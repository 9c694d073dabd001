import { appendFile, mkdtemp, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { anchorAudit, readAnchors, readOwnAnchors } from "@/lib/company/audit-anchors";
import { exportAudit } from "@/lib/company/export-audit";
import { signAudit } from "@/lib/company/operator/sign-audit";
import { rotateKey } from "@/lib/company/rotate-key";
import { verifyAudit } from "@/lib/company/verify-audit";
import { createRequest } from "@/lib/connect/create-request";
import { EXPORT_FORMATS } from "@/lib/contract/audit-log";
import { verdictWords } from "@/lib/rules/audit-verdict";
import { readChain } from "@/lib/store/read/audit";
import { auditHashWithoutId, signEnd } from "@/lib/store/write/audit";
import { VERIFY_AUDIT } from "@/scripts/operator/audit-commands";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

const database = testDatabase();

/** Set before the product's first call, which reads the settings. */
const FILE = join(await mkdtemp(join(tmpdir(), "surplus-anchors-")), "anchors.jsonl");
process.env.AUDIT_ANCHOR_FILE = FILE;

/**
 * Changes the audit log as the database's owner, with the table's trigger disabled. The product can never do this.
 * Returns the rows of the last statement.
 */
async function tamper(statements: string[], values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    let rows: unknown[] = [];
    await client.query("alter table audit_entry disable trigger append_only");
    for (const statement of statements)
      ({ rows } = await client.query(statement, statement.includes("$1") ? values : []));
    await client.query("alter table audit_entry enable trigger append_only");
    return rows;
  } finally {
    await client.end();
  }
}

const grow = async (firm: TestCompany, times: number) => {
  for (let time = 0; time < times; time++) await rotateKey(firm.companyId, "test", firm.actor);
};
const changed = (firstBadSeq: number) => ({ intact: false, fault: "changed", firstBadSeq });
const missing = (firstBadSeq: number, lastBadSeq?: number) => ({
  intact: false,
  fault: "missing",
  firstBadSeq,
  ...(lastBadSeq ? { lastBadSeq } : {}),
});
const added = (firstBadSeq: number) => ({ intact: false, fault: "added", firstBadSeq });
const unsigned = (firstBadSeq: number) => ({ intact: false, fault: "unsigned", firstBadSeq });

const findNewest = async ({ companyId }: TestCompany) => (await readOwnAnchors()).get(companyId)?.at(-1);
const countAnchors = async () => [...(await readAnchors(FILE)).values()].flat().length;

/** Rewrites an audit log as it was before entries were hashed with their ids and heads were signed. */
async function makeOld({ companyId }: TestCompany): Promise<void> {
  let hash = "0".repeat(64);
  for (const entry of await readChain(companyId, 0, 100)) {
    const prevHash = hash;
    hash = auditHashWithoutId(prevHash, entry);
    await tamper(
      [
        `update audit_entry set prev_hash = '${prevHash}', hash = '${hash}' ${MINE} and seq = ${entry.seq}`,
        `update audit_head set hash = '${hash}', signature = null ${MINE}`,
      ],
      [companyId],
    );
  }
}

const MINE = "where company_id = $1";
type Head = { seq: number; hash: string; signature: string };

async function readHead({ companyId }: TestCompany): Promise<Head> {
  const [head] = await tamper([`select seq, hash, signature from audit_head ${MINE}`], [companyId]);
  return head as Head;
}

/** Deletes the entries after an earlier head and restores that head, as restoring a backup would. */
async function cutBackTo({ companyId }: TestCompany, { seq, hash, signature }: Head): Promise<void> {
  await tamper(
    [
      `delete from audit_entry ${MINE} and seq > ${seq}`,
      `update audit_head set seq = ${seq}, hash = '${hash}', signature = '${signature}' ${MINE}`,
    ],
    [companyId],
  );
}

/** Resets the head to the last entry that remains. */
const HEAD_BACK = `update audit_head h set seq = coalesce(e.seq, 0), hash = coalesce(e.hash, repeat('0', 64))
  from (select $1::text as company_id) c left join lateral (select seq, hash from audit_entry
    where company_id = c.company_id order by seq desc limit 1) e on true where h.company_id = c.company_id`;

describe("the audit chain", () => {
  test("stays intact as it grows, with many concurrent writers in the application and in the database", async () => {
    const firm = await makeCompany();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2
          ? rotateKey(firm.companyId, "test", firm.actor)
          : createRequest(firm.test, { input: INPUT, actor: firm.actor }),
      ),
    );
    expect(await verifyAudit(firm.companyId)).toEqual({ intact: true, entries: 13, anchored: null });
  });

  // A new company has three entries.
  test.each([
    ["altered", [`update audit_entry set action = 'x' ${MINE} and seq = 2`], changed(2)],
    ["given another id", [`update audit_entry set id = id || 'x' ${MINE} and seq = 2`], changed(2)],
    ["given another actor", [`update audit_entry set actor_id = 'usr_x' ${MINE} and seq = 2`], changed(2)],
    [
      "given another time",
      [`update audit_entry set at = at - interval '1 day' ${MINE} and seq = 1`],
      changed(1),
    ],
    ["given an infinite time", [`update audit_entry set at = 'infinity' ${MINE} and seq = 2`], changed(2)],
    [
      "extended before its first entry",
      [
        `insert into audit_entry select id || 'x', company_id, environment, -4, request_id, action, actor_kind, actor_id, detail, at, prev_hash, hash
         from audit_entry ${MINE} and seq = 2`,
      ],
      added(-4),
    ],
    ["deleted", [`delete from audit_entry ${MINE} and seq = 2`], missing(2)],
    ["truncated", [`delete from audit_entry ${MINE} and seq = 3`], missing(3)],
    [
      "truncated together with its head",
      [`delete from audit_entry ${MINE} and seq > 1`, HEAD_BACK],
      unsigned(2),
    ],
    [
      "truncated together with its head and signature",
      [
        `delete from audit_entry ${MINE} and seq > 1`,
        HEAD_BACK,
        `update audit_head set signature = null ${MINE}`,
      ],
      unsigned(2),
    ],
    ["emptied", [`delete from audit_entry ${MINE}`, HEAD_BACK], unsigned(1)],
    [
      "emptied together with its head",
      [`delete from audit_entry ${MINE}`, `delete from audit_head ${MINE}`],
      missing(1),
    ],
    [
      "swapped",
      [
        `update audit_entry set seq = -seq ${MINE} and seq in (1, 2)`,
        `update audit_entry set seq = 3 + seq ${MINE} and seq < 0`,
      ],
      changed(1),
    ],
  ])("names the first invalid entry of a log that was %s", async (_, statements, expected) => {
    const firm = await makeCompany();
    await tamper(statements, [firm.companyId]);
    expect(await verifyAudit(firm.companyId)).toEqual(expected);
    if (!statements.includes(`delete from audit_head ${MINE}`)) await grow(firm, 1);
    // Entries that are written later do not make the log valid again.
    expect((await verifyAudit(firm.companyId)).intact).toBe(false);
  });

  test("is broken by another company's entry in place of the original entry", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany("Other")];
    await tamper(
      [
        `delete from audit_entry ${MINE} and seq = 2`,
        `insert into audit_entry select 'aud_x', $1, environment, seq, request_id, action, actor_kind, actor_id, detail, at, prev_hash, hash
         from audit_entry where company_id = '${other.companyId}' and seq = 2`,
      ],
      [firm.companyId],
    );
    expect(await verifyAudit(firm.companyId)).toEqual(changed(2));
  });
});

describe("an audit head anchored outside the database", () => {
  test("shows which entries are missing from a restored backup, even though the backup is consistent", async () => {
    const firm = await makeCompany();
    const before = await readHead(firm);
    await grow(firm, 4);
    expect(await anchorAudit()).toBeGreaterThan(0);
    expect(await verifyAudit(firm.companyId)).toMatchObject({
      intact: true,
      entries: 7,
      anchored: { seq: 7, at: expect.any(Date) },
    });
    await cutBackTo(firm, before);
    expect(await verifyAudit(firm.companyId, [])).toMatchObject({ intact: true, entries: 3 });
    const verdict = await verifyAudit(firm.companyId);
    expect(verdict).toEqual(missing(4, 7));
    expect(verdictWords(verdict)).toContain("entries 4 to 7 are missing");

    await grow(firm, 6);
    await anchorAudit();
    expect(await verifyAudit(firm.companyId)).toEqual(changed(7));
    const said: string[] = [];
    const { code } = await VERIFY_AUDIT.run(["--anchors", FILE], (line) => said.push(line));
    expect(code).toBe(1);
    expect(said.find((line) => line.startsWith(firm.companyId))).toContain("broken at entry 7");
  });

  test("is written only if the log has grown, is signed, and can be read only by the owner of the process", async () => {
    const firm = await makeCompany();
    await anchorAudit();
    const lines = await countAnchors();
    expect(await anchorAudit()).toBe(0);
    expect(await countAnchors()).toBe(lines);
    expect((await stat(FILE)).mode & 0o077).toBe(0);
    expect(await findNewest(firm)).toMatchObject({ company: firm.companyId, seq: 3 });
  });

  test.each(EXPORT_FORMATS)(
    "is read from an export as %s, and shows which entries were removed since the export",
    async (format) => {
      const firm = await makeCompany();
      const before = await readHead(firm);
      await grow(firm, 2);
      const pieces = await exportAudit(firm.test, { filter: {}, format, actor: firm.actor });
      const file = join(dirname(FILE), `audit.${format}`);
      await writeFile(file, pieces);
      const head = await readHead(firm);
      expect(head.seq).toBe(6);
      expect(await readAnchors(file)).toEqual(new Map([[firm.companyId, [expect.objectContaining(head)]]]));
      await cutBackTo(firm, before);
      const said: string[] = [];
      const { code } = await VERIFY_AUDIT.run(["--anchors", file], (line) => said.push(line));
      expect(code).toBe(1);
      expect(said.find((line) => line.startsWith(firm.companyId))).toContain("entries 4 to 6 are missing");
    },
  );

  test("is reported if its signature is wrong, and a file without anchors compares nothing", async () => {
    const firm = await makeCompany();
    const own = { company: firm.companyId, at: new Date().toISOString(), ...(await readHead(firm)) };
    const file = join(dirname(FILE), "foreign.jsonl");
    const lines = [
      { ...own, seq: 90 },
      { ...own, signature: "x", key: "0123456789ab" },
    ];
    await writeFile(file, lines.map((each) => `${JSON.stringify({ audit_anchor: each })}\n`).join(""));
    const said: string[] = [];
    const { code, lines: last } = await VERIFY_AUDIT.run(["--anchors", file], (line) => said.push(line));
    expect(said.join()).toContain("its signature is wrong");
    expect(said.join()).toContain("signed with another AUDIT_KEY: the id of that key is 0123456789ab");
    expect(last.join()).toContain("No audit log was compared");
    expect(code).toBe(1);
  });

  test("is accepted only with our signature", async () => {
    const firm = await makeCompany();
    await anchorAudit();
    const anchor = await findNewest(firm);
    await appendFile(FILE, `${JSON.stringify({ audit_anchor: { ...anchor, seq: 90 } })}\nno line of ours\n`);
    expect(await findNewest(firm)).toEqual(anchor);
  });

  test("is not written for a log whose head does not have our signature", async () => {
    const firm = await makeCompany();
    await tamper([`delete from audit_entry ${MINE} and seq > 1`, HEAD_BACK], [firm.companyId]);
    await anchorAudit();
    expect(await findNewest(firm)).toBeUndefined();
  });

  test("contradicts a log that was truncated and has grown past the anchor, even if a newer anchor agrees", async () => {
    const firm = await makeCompany();
    const before = await readHead(firm);
    await grow(firm, 4);
    await anchorAudit();
    await cutBackTo(firm, before);
    await grow(firm, 6);
    const anchor = { company: firm.companyId, at: new Date().toISOString(), ...(await readHead(firm)) };
    await appendFile(FILE, `${JSON.stringify({ audit_anchor: anchor })}\n`);
    expect(await verifyAudit(firm.companyId, [anchor])).toMatchObject({ intact: true });
    expect(await verifyAudit(firm.companyId)).toEqual(changed(7));
  });

  test("confirms the entries up to the anchor, but no later entry", async () => {
    const firm = await makeCompany();
    await anchorAudit();
    expect(verdictWords(await verifyAudit(firm.companyId))).toContain("Entries 1 to 3 are all present");
    await grow(firm, 2);
    const words = verdictWords(await verifyAudit(firm.companyId));
    expect(words).toContain("Entries 1 to 3 are all present");
    expect(words).toContain("Later entries were not compared");
  });

  test("makes the operator's command fail if the log was emptied", async () => {
    const firm = await makeCompany();
    await anchorAudit();
    await tamper([`delete from audit_entry ${MINE}`, `delete from audit_head ${MINE}`], [firm.companyId]);
    const said: string[] = [];
    const { code } = await VERIFY_AUDIT.run([], (line) => said.push(line));
    expect(code).toBe(1);
    expect(said.find((line) => line.startsWith(firm.companyId))).toContain("entries 1 to 3 are missing");
  });
});

test("verify-audit reports a company whose entries and head were deleted before any anchor was written", async () => {
  const firm = await makeCompany();
  await tamper([`delete from audit_entry ${MINE}`, `delete from audit_head ${MINE}`], [firm.companyId]);
  const said: string[] = [];
  const { code } = await VERIFY_AUDIT.run([], (line) => said.push(line));
  expect(code).toBe(1);
  expect(said.find((line) => line.startsWith(firm.companyId))).toContain("entry 1 is missing");
});

test("verifyAudit reports an emptied record whose head is the signed head from before the first entry", async () => {
  const firm = await makeCompany();
  const start = { seq: 0, hash: "0".repeat(64) };
  await cutBackTo(firm, { ...start, signature: signEnd(firm.companyId, start) });
  expect(await verifyAudit(firm.companyId)).toEqual(missing(1));
});

test("signAudit signs unsigned heads, but never a forged head", async () => {
  const [old, forged, stripped] = [
    await makeCompany(),
    await makeCompany("Other"),
    await makeCompany("Third"),
  ];
  await makeOld(old);
  await tamper([`delete from audit_entry ${MINE} and seq > 2`, HEAD_BACK], [stripped.companyId]);
  await tamper([`update audit_head set signature = null ${MINE}`], [stripped.companyId]);
  await tamper([`delete from audit_entry ${MINE} and seq > 1`, HEAD_BACK], [forged.companyId]);
  const { refused } = await signAudit();
  expect(await verifyAudit(old.companyId)).toMatchObject({ intact: true });
  expect(await verifyAudit(forged.companyId)).toEqual(unsigned(2));
  expect(refused).toEqual(expect.arrayContaining([forged.companyId, stripped.companyId]));
  expect((await verifyAudit(stripped.companyId)).intact).toBe(false);
  expect(refused).not.toContain(old.companyId);
});
