import { beforeAll, describe, expect, test } from "vitest";
import { chooseBanks } from "@/lib/connect/choose-banks";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { fetchReport } from "@/lib/documents/fetch-report";
import { stopBank } from "@/lib/erase/stop-bank";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance, dropStoppedBanks, reconcile, refresh } from "@/lib/pipeline";
import { listConsents } from "@/lib/sandbox/consents";
import { CUSTOMER } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { sweepWork } from "@/lib/store/write/outbox";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

const BLUEGUM = "sbx-bluegum";
const IRONBARK = "sbx-ironbark";

async function make(more: { consentType?: "once" | "ongoing"; banks?: "one" | "several" } = {}) {
  const input = { ...INPUT, banks: "several" as const, ...more };
  return (await createRequest(firm.test, { input, actor: firm.actor })).id;
}

/** Opens the link as the customer does, and shares this bank. */
async function share(id: string, bankId: string): Promise<void> {
  const { consentUrl } = await openLink(id, "customer", new Date(), true);
  await agreeAt(new URL(String(consentUrl)).searchParams.get("sess_id") ?? "", "joan", bankId);
  await advance(firm.test, id);
}

const stateOf = async (id: string) => {
  const { status, stage } = await getRequest(firm.test, id);
  return `${status} ${stage}`;
};
const namesOf = async (id: string) =>
  (await listSharedBanks(firm.test, id)).map(({ institution }) => institution).sort();
const actionsOf = async (id: string) => (await listAudit(firm.test, id)).map(({ action }) => action);
const sharedAtBank = async (id: string) => {
  const { consent } = await getRequest(firm.test, id);
  return (await listConsents(consent?.userRef ?? "")).filter(({ isActive }) => isActive).length;
};
const holdersIn = async (id: string) => {
  const { accounts } = (await fetchReport(firm.test, id)).document;
  return [...new Set(accounts.map(({ institution }) => institution))].sort();
};
const idle = (id: string, minutes: number) =>
  inScope(firm.test, (tx) =>
    tx.request.updateMany({
      where: { id },
      data: { banksActiveAt: new Date(Date.now() - minutes * 60_000) },
    }),
  );

describe("a request for several banks", () => {
  test(`waits after each bank, and makes one report of all banks once the customer says "that's all"`, async () => {
    const id = await make();
    await share(id, BLUEGUM);
    expect(await stateOf(id)).toBe("pending_data adding_banks");
    await share(id, IRONBARK);
    expect(await stateOf(id)).toBe("pending_data adding_banks");
    expect(await namesOf(id)).toEqual(["Bluegum Bank", "Ironbark Bank"]);
    await chooseBanks(firm.test, id);
    await advance(firm.test, id);
    expect(await stateOf(id)).toBe("ready ready");
    expect(await holdersIn(id)).toEqual(["Bluegum Bank", "Ironbark Bank"]);
    expect((await actionsOf(id)).filter((action) => action === "consent.completed")).toHaveLength(1);
  });

  test(`continues once if the customer presses "that's all" twice, or in two tabs at the same time`, async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await Promise.all([chooseBanks(firm.test, id), chooseBanks(firm.test, id)]);
    await chooseBanks(firm.test, id);
    await advance(firm.test, id);
    await chooseBanks(firm.test, id);
    expect(await stateOf(id)).toBe("ready ready");
    expect((await actionsOf(id)).filter((action) => action === "banks.chosen")).toHaveLength(1);
  });

  test("continues after 30 minutes without activity, and not earlier", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await idle(id, 29);
    await reconcile(firm.test, id);
    expect(await stateOf(id)).toBe("pending_data adding_banks");
    await openLink(id, "customer", new Date(), true);
    await idle(id, 31);
    expect(await reconcile(firm.test, id)).not.toBeNull();
    expect(await stateOf(id)).toBe("ready ready");
  });

  test("waits 30 more minutes from each visit to a bank", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await idle(id, 29);
    await openLink(id, "customer", new Date(), true);
    const { banksActiveAt } = await getRequest(firm.test, id);
    expect(Date.now() - Number(banksActiveAt?.getTime())).toBeLessThan(60_000);
  });

  test("does not let the firm's call to generate a report skip the customer's answer", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await advance(firm.test, id);
    expect(await stateOf(id)).toBe("pending_data adding_banks");
  });

  test("leaves out a bank that the customer stopped, and ends the bank's consent at the provider", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await share(id, IRONBARK);
    const [first] = await listSharedBanks(firm.test, id);
    expect(await stopBank(firm.test, id, first?.id ?? "")).toBe("stopped");
    expect(await stopBank(firm.test, id, first?.id ?? "")).toBe("none");
    await chooseBanks(firm.test, id);
    await advance(firm.test, id);
    expect(await holdersIn(id)).toEqual(["Ironbark Bank"]);
    expect(await actionsOf(id)).toContain("bank.stopped");
  });

  test("lets the sweep end a stopped bank's consent at the provider if the queue entry was lost", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await share(id, IRONBARK);
    const [first] = await listSharedBanks(firm.test, id);
    await stopBank(firm.test, id, first?.id ?? "");
    await inScope(firm.test, (tx) => tx.outbox.deleteMany({ where: { subjectId: id, name: "end_bank" } }));
    expect(await sweepWork(100)).toMatchObject({ end_bank: 1 });
    await dropStoppedBanks(firm.test, id);
    expect(await sharedAtBank(id)).toBe(1);
    await inScope(firm.test, (tx) => tx.outbox.deleteMany({ where: { subjectId: id, name: "end_bank" } }));
    expect(await sweepWork(100)).not.toHaveProperty("end_bank");
  });

  test("is withdrawn if the customer stops the only bank, and a withdrawal ends all banks", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    const [only] = await listSharedBanks(firm.test, id);
    expect(await stopBank(firm.test, id, only?.id ?? "")).toBe("last");
    expect(await stateOf(id)).toBe("withdrawn withdrawn");

    const both = await make();
    await share(both, BLUEGUM);
    await share(both, IRONBARK);
    await withdrawRequest(firm.test, both, { by: "customer", actor: CUSTOMER });
    const rows = await inScope(firm.test, (tx) => tx.bankConsent.count({ where: { requestId: both } }));
    expect(rows).toBe(0);
  });

  test("stops the first bank and is withdrawn with the second if both are stopped at the same time", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    await share(id, IRONBARK);
    const banks = await listSharedBanks(firm.test, id);
    const stops = await Promise.all(banks.map((bank) => stopBank(firm.test, id, bank.id)));
    expect(stops.sort()).toEqual(["last", "stopped"]);
    expect(await stateOf(id)).toBe("withdrawn withdrawn");
  });

  test("hides its banks from another company and from the other environment", async () => {
    const id = await make();
    await share(id, BLUEGUM);
    const other = await makeCompany("Other");
    const [bank] = await listSharedBanks(firm.test, id);
    for (const scope of [firm.live, other.test]) {
      expect(await listSharedBanks(scope, id)).toEqual([]);
      await expect(chooseBanks(scope, id)).rejects.toThrow();
      expect(await stopBank(scope, id, bank?.id ?? "")).toBe("none");
    }
    expect(await stateOf(id)).toBe("pending_data adding_banks");
  });
});

describe("a finished report on an ongoing consent", () => {
  test("includes an added bank after a refresh, and excludes a stopped bank from the next refresh", async () => {
    const id = await make({ consentType: "ongoing" });
    await share(id, BLUEGUM);
    await chooseBanks(firm.test, id);
    await advance(firm.test, id);
    const first = await getRequest(firm.test, id);
    await share(id, IRONBARK);
    await reconcile(firm.test, id);
    await refresh(firm.test, id);
    const second = await getRequest(firm.test, id);
    expect(second.verificationId).not.toBe(first.verificationId);
    expect(await holdersIn(id)).toEqual(["Bluegum Bank", "Ironbark Bank"]);

    const [bank] = await listSharedBanks(firm.test, id);
    await stopBank(firm.test, id, bank?.id ?? "");
    await dropStoppedBanks(firm.test, id);
    expect(await sharedAtBank(id)).toBe(1);
    await refresh(firm.test, id);
    expect(await holdersIn(id)).toEqual(["Ironbark Bank"]);
  });
});

test("openLink leads to another bank only if the request is for several banks and its consent is ongoing", async () => {
  const urlOf = async (id: string) => (await openLink(id, "customer", new Date(), true)).consentUrl;
  const finish = async (id: string) => {
    await share(id, BLUEGUM);
    await chooseBanks(firm.test, id);
    await advance(firm.test, id);
    expect(await stateOf(id)).toBe("ready ready");
    return id;
  };
  expect(await urlOf(await finish(await make()))).toBeNull();
  expect(await urlOf(await finish(await make({ banks: "one", consentType: "ongoing" })))).toBeNull();
  expect(await urlOf(await finish(await make({ consentType: "ongoing" })))).not.toBeNull();
});

test("a request for one bank gets its report as soon as that bank has confirmed", async () => {
  const id = await make({ banks: "one" });
  await share(id, BLUEGUM);
  expect(await stateOf(id)).toBe("ready ready");
  expect(await actionsOf(id)).not.toContain("banks.chosen");
});
