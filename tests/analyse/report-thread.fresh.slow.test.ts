import { Worker } from "node:worker_threads";
import { beforeAll, expect, test } from "vitest";
import { composeReport } from "@/lib/analyse/compose-report";
import { doReportJob, type ReportJob } from "@/lib/analyse/report-job";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { pullSnapshot } from "@/lib/ingest/pull-snapshot";
import { inScope } from "@/lib/store/client";
import { getCompany } from "@/lib/store/read/company";
import { getReportState } from "@/lib/store/read/report";
import { getRequest } from "@/lib/store/read/request";
import { findSnapshot } from "@/lib/store/read/snapshot";
import { makeThread } from "@/lib/workers/thread";
import { bundleWorker } from "@/tests/support/bundle-worker";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { create } from "@/tests/support/sandbox";

testDatabase();

let firm: TestCompany;
const workers: Worker[] = [];
let thread: ReturnType<typeof makeThread<ReportJob, unknown>>;

beforeAll(async () => {
  firm = await makeCompany();
  const script = await bundleWorker("lib/workers/worker.ts");
  const start = () => {
    const worker = new Worker(script, { workerData: { name: "reports" } });
    workers.push(worker);
    return worker;
  };
  thread = makeThread<ReportJob, unknown>({
    name: "trial",
    start,
    here: doReportJob,
    waitingMax: 9,
    timeoutMs: 60_000,
  });
}, 60_000);

async function takeData(): Promise<{ job: ReportJob; requestId: string; snapshotId: string; now: Date }> {
  const requestId = String((await create(firm.testKey, {}, { report_type: "affordability" })).json.id);
  await giveConsent(requestId);
  await confirmConsent(firm.test, requestId);
  const snapshotId = (await pullSnapshot(firm.test, requestId, 1)) ?? "";
  const now = new Date();
  return { job: { verb: "write", scope: firm.test, requestId, snapshotId, now }, requestId, snapshotId, now };
}

test("a report generated in a worker thread equals, byte for byte, one generated in the main thread", async () => {
  const { job, requestId, snapshotId, now } = await takeData();
  await thread.run(job);
  expect(workers.length).toBe(1);
  const [request, company, snapshot, { report }] = await Promise.all([
    getRequest(firm.test, requestId),
    getCompany(firm.companyId),
    findSnapshot(firm.test, snapshotId),
    getReportState(firm.test, requestId),
  ]);
  if (!snapshot || !report || !request.verificationId) throw new Error("no report was made");
  const here = composeReport({
    request: { ...request, generation: 0 },
    company,
    snapshot,
    verificationId: request.verificationId,
    notes: [],
    inputs: null,
    now,
  });
  expect(Buffer.from(report.bytes).toString()).toBe(Buffer.from(here.bytes).toString());
  expect(report.integrity).toEqual({
    digestSha256: here.digest,
    signatureJws: here.signature,
    keyId: here.keyId,
  });
}, 60_000);

test("a worker thread that dies during a report loses no data: the retry leaves one report and one event", async () => {
  const { job, requestId } = await takeData();
  const made = await takeData();
  await thread.run(made.job);
  const asked = thread.run(job);
  setTimeout(() => void workers.at(-1)?.terminate(), 15);
  await expect(asked).rejects.toMatchObject({ name: "ThreadEnded", code: "broken" });
  expect((await getRequest(firm.test, requestId)).status).toBe("pending_data");
  await thread.run(job);
  expect((await getRequest(firm.test, requestId)).status).toBe("ready");
  const counts = await inScope(firm.test, async (tx) => [
    await tx.report.count({ where: { requestId } }),
    await tx.event.count({ where: { requestId, type: "report.ready" } }),
  ]);
  expect(counts).toEqual([1, 1]);
});
