import { describe, expect, test } from "vitest";
import { verifyAudit } from "@/lib/company/verify-audit";
import { checkRows } from "@/lib/connect/check-rows";
import { createBatch } from "@/lib/connect/create-batch";
import { createRequest } from "@/lib/connect/create-request";
import { rowKey } from "@/lib/connect/row-key";
import { type FileRow, readRequestFile } from "@/lib/contract/request-file";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { getBatch } from "@/lib/store/read/batch";
import { listAudit } from "@/lib/store/read/request";
import { listRequestPage } from "@/lib/store/read/request-page";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

function rowsOf(text: string): FileRow[] {
  const file = readRequestFile(`client_name,report_type,client_ref,email\n${text}`, "test");
  if ("problem" in file) throw new Error(file.problem);
  return file.rows;
}
const clients = (count: number) =>
  rowsOf(
    Array.from({ length: count }, (_, n) => `Client ${n},affordability,L-${n},c${n}@example.com`).join("\n"),
  );
const countOf = (scope: Scope) => inScope(scope, (tx) => tx.request.count({ where: scope }));
const madeIn = async (scope: Scope, id: string) =>
  (await getBatch(scope, id)).lines.filter(({ isMade }) => isMade).length;

test("rowKey is unchanged without refresh_every_days, and depends on its value if given", () => {
  const [row] = rowsOf("Ava,affordability,L-1,");
  const body = row?.body;
  if (!body) throw new Error("no row");
  const days = { ...body, consent_type: "ongoing", refresh_every_days: 30 } as const;
  expect(rowKey({ ...body, refresh_every_days: null })).toBe(rowKey(body));
  expect(rowKey(days)).not.toBe(rowKey({ ...days, refresh_every_days: null }));
});

describe("a file of requests", () => {
  test("creates five hundred requests from five hundred rows, each with an audit entry for the member", async () => {
    const { test: scope, actor, companyId } = await makeCompany();
    const id = await createBatch(scope, clients(500), actor);
    expect(await countOf(scope)).toBe(500);
    const { lines, leftOut } = await getBatch(scope, id);
    expect([lines.length, leftOut, lines[0]?.line, lines[499]?.clientRef]).toEqual([500, 0, 2, "L-499"]);
    const record = await listAudit(scope, lines[250]?.requestId ?? "");
    expect(record).toMatchObject([
      { action: "request.created", actorKind: "member", actorId: actor.id, detail: { from_file: true } },
    ]);
    expect(await verifyAudit(companyId)).toMatchObject({ intact: true });
  });

  test("appears in the list in the file's order", async () => {
    const { test: scope, actor } = await makeCompany();
    await createBatch(scope, clients(12), actor);
    const { rows } = await listRequestPage(scope, { limit: 25, order: "newest", from: null });
    expect(rows.map(({ clientRef }) => clientRef)).toEqual(Array.from({ length: 12 }, (_, n) => `L-${n}`));
  });

  test("creates no request twice if the file is sent again, even with reordered or respelt rows", async () => {
    const { test: scope, actor } = await makeCompany();
    await createBatch(scope, clients(20), actor);
    const again = await createBatch(scope, clients(20).reverse(), actor);
    expect(await madeIn(scope, again)).toBe(0);
    expect((await getBatch(scope, again)).lines).toHaveLength(20);
    const otherwise = await createBatch(
      scope,
      rowsOf(' Client 0 ,Affordability,"L-0",c0@example.com'),
      actor,
    );
    expect(await madeIn(scope, otherwise)).toBe(0);
    expect(await countOf(scope)).toBe(20);
  });

  test("creates each row once if two members send the file at the same time, while other requests are created too", async () => {
    const { test: scope, actor } = await makeCompany();
    const [one, two] = await Promise.all([
      createBatch(scope, clients(60), actor),
      createBatch(scope, clients(60), actor),
      createRequest(scope, { input: INPUT, actor }),
      createRequest(scope, { input: INPUT, actor }),
    ]);
    expect((await madeIn(scope, one)) + (await madeIn(scope, two))).toBe(60);
    expect(await countOf(scope)).toBe(62);
  });

  test("creates the valid rows if half of the rows have errors, and later only the corrected rows", async () => {
    const { test: scope, actor } = await makeCompany();
    const broken = rowsOf(
      "Ava,affordability,L-1,\n,affordability,L-2,\nBo,lottery,L-3,\nCy,expense_summary,L-4,nope\nDi,affordability,L-5,",
    );
    const first = await getBatch(scope, await createBatch(scope, broken, actor));
    expect([first.lines.map(({ line }) => line), first.leftOut]).toEqual([[2, 6], 3]);
    const corrected = rowsOf("Ava,affordability,L-1,\nAl,affordability,L-2,\nDi,affordability,L-5,");
    expect(await madeIn(scope, await createBatch(scope, corrected, actor))).toBe(1);
    expect(await countOf(scope)).toBe(3);
  });

  test("sends no further message to a customer who withdrew", async () => {
    const { test: scope, actor } = await makeCompany();
    const [line] = (await getBatch(scope, await createBatch(scope, clients(1), actor))).lines;
    await withdrawRequest(scope, line?.requestId ?? "", {
      by: "customer",
      actor: { kind: "customer", id: null },
    });
    const again = await getBatch(scope, await createBatch(scope, clients(1), actor));
    expect(again.lines).toMatchObject([{ isMade: false, status: "withdrawn" }]);
  });

  test("does not affect another company or environment", async () => {
    const [one, other] = [await makeCompany(), await makeCompany()];
    const id = await createBatch(one.test, clients(2), one.actor);
    for (const scope of [one.live, other.test])
      await expect(getBatch(scope, id)).rejects.toThrow("Not Found");
    expect(await checkRows(other.test, clients(2))).toMatchObject([{ state: "new" }, { state: "new" }]);
    expect(await madeIn(other.test, await createBatch(other.test, clients(2), other.actor))).toBe(2);
    await expect(createBatch(one.live, clients(2), one.actor)).rejects.toMatchObject({
      code: "not_approved",
    });
  });
});

describe("the preview of a file", () => {
  test("shows the result for each row, and creates nothing", async () => {
    const { test: scope, actor } = await makeCompany();
    await createBatch(scope, rowsOf("Ava,affordability,L-1,"), actor);
    const rows = rowsOf(
      "Ava,affordability,L-1,\nBo,affordability,L-2,\nBo,affordability,L-2,\nCy,affordability,L-2,\n,affordability,L-9,",
    );
    expect(await checkRows(scope, rows)).toMatchObject(
      [
        { state: "made", requestId: /^req_/ },
        { state: "new", sameRefLine: null },
        { state: "repeat", ofLine: 3 },
        { state: "new", sameRefLine: 3 },
        { state: "fault" },
      ].map((verdict) =>
        "requestId" in verdict ? { state: "made", requestId: expect.stringMatching(/^req_/) } : verdict,
      ),
    );
    expect(await countOf(scope)).toBe(1);
  });
});
