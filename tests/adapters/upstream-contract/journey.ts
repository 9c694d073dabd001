import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { GET as showLink } from "@/app/connect/[id]/route";
import { GET as connect } from "@/app/v1/connect/[id]/route";
import { POST as refresh } from "@/app/v1/requests/[id]/refresh/route";
import { GET as report } from "@/app/v1/requests/[id]/report/route";
import { GET as read, DELETE as withdraw } from "@/app/v1/requests/[id]/route";
import { POST as create } from "@/app/v1/requests/route";
import { POST as upstreamDoor } from "@/app/v1/webhooks/upstream/route";
import { sweep } from "@/lib/jobs/functions";
import type { Banks } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { asWorker } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { queueWork } from "@/lib/store/write/queue";
import type { Bench, Notice, Shares } from "@/tests/adapters/upstream-contract/bench";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { setLiveApproval } from "@/tests/support/live-approval";
import { doDueWork } from "@/tests/support/work";

/** One request whose customer shares at the provider, driven by the firm, the customer and the background jobs. */
export type Journey = Awaited<ReturnType<typeof beginSharing>>;

/** The observable state of a request and of its customer at the provider. */
export type ObservedState = {
  status: string;
  withdrawnBy: string | null;
  hasReport: boolean;
  /** True if we still store the reference to the customer's record at the provider. */
  isHeld: boolean;
  /** The number of calls that delete anything at the provider. */
  deletes: number;
  isSharing: boolean;
  isKnown: boolean;
  trouble: "none" | "shown";
  asksToReconnect: boolean;
};

export async function beginJourney(bench: Bench, how: Shares = { banks: 1, rows: 60 }) {
  const journey = await beginSharing(bench, how, "one");
  await journey.notify("complete");
  for (let look = 0; look < 3 && (await journey.status()) !== "ready"; look++) await journey.look();
  expect(await journey.status()).toBe("ready");
  return journey;
}

/**
 * Creates a request whose customer agrees at as many banks as `how` says. If the request allows several banks, the
 * request then waits for further banks.
 */
export async function beginSharing(bench: Bench, how: Shares, banks: Banks) {
  const firm = await makeCompany();
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  await asWorker((tx) => tx.outbox.deleteMany({}));
  const key = bench.environment === "live" ? firm.liveKey : firm.testKey;
  const scope: Scope = firm[bench.environment];
  const body = {
    client_name: "Priya Raman",
    report_type: "affordability",
    email: "priya@example.com",
    consent_type: "ongoing",
    banks,
  };
  const created = await call(create, { key, body });
  expect(created.status).toBe(201);
  const id = String(created.json.id);
  const url = (await call(connect, { params: { id } })).json.consent_url;
  await bench.agree(String(url), how);
  const { consent } = await getRequest(scope, id);
  const journey = driveJourney(bench, { firm, key, scope, id, userRef: consent?.userRef ?? "" });
  await journey.notify("consented");
  return journey;
}

type Of = { firm: TestCompany; key: string; scope: Scope; id: string; userRef: string };

function driveJourney(bench: Bench, of: Of) {
  const { key, scope, id, userRef } = of;
  const at = { key, params: { id } };
  const status = async () => String((await call(read, at)).json.status);

  async function post({ raw, headers }: { raw: string; headers: Record<string, string> }): Promise<void> {
    expect((await call(upstreamDoor, { method: "POST", raw, headers })).status).toBe(200);
  }
  async function notify(notice: Notice): Promise<void> {
    for (const message of bench.messages(userRef, notice)) await post(message);
    await doDueWork();
  }
  /** Runs the background check of the provider, with all other waiting work. Repeats this `times` times. */
  async function look(times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      const dedupeKey = `reconcile:${id}:${randomUUID()}`;
      await queueWork(scope, { name: "reconcile", subjectId: id, dedupeKey });
      await sweep();
      await asWorker((tx) =>
        tx.outbox.updateMany({
          where: { doneAt: null },
          data: { availableAt: new Date(0), deadLetteredAt: null },
        }),
      );
      await doDueWork();
    }
  }
  /** Requests new data as the firm. Ignores the response, because it is not tested here. */
  const askForRefresh = async () => {
    await call(refresh, { ...at, method: "POST" });
    await look();
  };
  const readReport = async () => (await call<{ data_as_at?: string }>(report, at)).json;
  const evidence = async () => {
    const ended = (await listAudit(scope, id))
      .filter(({ action }) => /withdrawn|expired/.test(action))
      .at(-1);
    return JSON.stringify(ended?.detail ?? {});
  };

  async function see(): Promise<ObservedState> {
    const answer = (await call(read, at)).json;
    const page = (await call(showLink, { params: { id } })).text;
    const { consent } = await getRequest(scope, id);
    const { isKnown, sharing } = await bench.truth(userRef);
    return {
      status: String(answer.status),
      withdrawnBy: (answer.withdrawn_by as string | null | undefined) ?? null,
      hasReport: (await call(report, at)).status === 200,
      isHeld: (consent?.userRef ?? null) !== null,
      deletes: bench.traffic().deletes,
      isSharing: sharing.length > 0,
      isKnown,
      trouble: (answer.trouble ?? null) === null ? "none" : "shown",
      asksToReconnect: /reconnect/i.test(page),
    };
  }

  const withdrawByFirm = async () => {
    expect((await call(withdraw, { ...at, method: "DELETE" })).status).toBe(200);
    await doDueWork();
  };
  const openLink = async () => {
    const { consent_url } = (await call(connect, { params: { id } })).json;
    return consent_url === null ? null : String(consent_url);
  };
  return {
    ...of,
    status,
    post,
    notify,
    look,
    askForRefresh,
    readReport,
    evidence,
    see,
    withdrawByFirm,
    openLink,
  };
}
