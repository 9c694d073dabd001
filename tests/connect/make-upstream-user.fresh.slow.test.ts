import { beforeEach, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { fake } from "@/tests/support/fiskil/environment";
import { authorise } from "@/tests/support/fiskil/hosted";
import { setLiveApproval } from "@/tests/support/live-approval";
import type { Trouble } from "@/tests/support/provider-server";
import { quickenWaits } from "@/tests/support/quick-waits";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork } from "@/tests/support/work";

testDatabase();
quickenWaits();

let firm: TestCompany;
beforeEach(async () => {
  firm = await makeCompany();
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
});

const make = async (clientName = "Priya Raman") =>
  (
    await createRequest(firm.live, {
      input: { ...INPUT, clientName, email: "priya@example.com" },
      actor: firm.actor,
    })
  ).id;
const consentOf = async (id: string) => (await getRequest(firm.live, id)).consent;
const trouble = (on: string, kind: Trouble["kind"], times = 1) => fake.troubles.push({ on, kind, times });
const usersLeft = () => [...fake.live.users.values()].filter(({ deleted }) => !deleted).map(({ id }) => id);
/** Ends the period during which other callers must not retry. */
const letGo = (id: string) =>
  inScope(firm.live, (tx) =>
    tx.consent.updateMany({ where: { requestId: id }, data: { creatingUntil: new Date(Date.now() - 1) } }),
  );

const fault = { code: "upstream_unavailable", status: 503 };

describe("the creation of a customer's provider record whose response is lost", () => {
  test("finds the record immediately, and the customer continues normally", async () => {
    const id = await make();
    trouble("POST /v1/end-users", "lost_after");
    expect((await openLink(id)).consentUrl).toContain("sess_id=");
    expect(usersLeft()).toEqual([(await consentOf(id))?.userRef]);
    expect(await consentOf(id)).toMatchObject({
      creatingAt: null,
      creatingUntil: null,
      creatingSealed: null,
    });
  });

  test("is completed when the link is opened again if the customer has left", async () => {
    const id = await make();
    trouble("POST /v1/end-users", "lost_after");
    trouble("GET /v1/end-users", { status: 500 }, 3);
    await expect(openLink(id)).rejects.toMatchObject(fault);
    expect((await consentOf(id))?.creatingAt).not.toBeNull();
    await letGo(id);
    expect((await openLink(id)).consentUrl).toContain("sess_id=");
    expect(usersLeft()).toEqual([(await consentOf(id))?.userRef]);
  });

  test("is repeated if no record was created, but only after the timeout", async () => {
    const id = await make();
    trouble("POST /v1/end-users", "lost_before");
    await expect(openLink(id)).rejects.toMatchObject(fault);
    expect(usersLeft()).toEqual([]);
    await letGo(id);
    await openLink(id);
    expect(usersLeft()).toHaveLength(1);
  });

  test("can be retried immediately if the provider refused it", async () => {
    const id = await make();
    trouble("POST /v1/end-users", { status: 400 });
    await expect(openLink(id)).rejects.toMatchObject({ code: "upstream_refused", status: 502 });
    await openLink(id);
    expect(usersLeft()).toHaveLength(1);
  });

  test("happens once, even if many callers open the link at the same time", async () => {
    const id = await make();
    const links = await Promise.all(Array.from({ length: 6 }, () => openLink(id)));
    expect(new Set(links.map(({ consentUrl }) => consentUrl)).size).toBe(6);
    expect(usersLeft()).toHaveLength(1);
  });
});

describe("several requests of one customer with the same email address", () => {
  test("have separate records, even if both responses are lost at the same time", async () => {
    const ids = [await make(), await make()];
    trouble("POST /v1/end-users", "lost_after", 2);
    await Promise.all(ids.map((id) => openLink(id)));
    const refs = await Promise.all(ids.map(async (id) => (await consentOf(id))?.userRef));
    expect(new Set(refs).size).toBe(2);
    expect(refs.toSorted()).toEqual(usersLeft().toSorted());
  });

  test("never use a record that belongs to a different request or has a consent", async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    const { consentUrl } = await openLink(first);
    await openLink(second);
    const used = authorise(fake.live, consentUrl ?? "").consent.userId;
    // Detaches the record from its request. A record with a consent must still not be used again.
    await inScope(firm.live, (tx) =>
      tx.consent.updateMany({ where: { requestId: first }, data: { userRef: null } }),
    );
    trouble("POST /v1/end-users", "lost_before");
    await expect(openLink(third)).rejects.toMatchObject(fault);
    expect((await consentOf(third))?.userRef).toBeNull();
    expect(usersLeft()).toContain(used);
  });

  test("count as different customers if the names differ", async () => {
    const [first, second] = [await make("Priya Raman"), await make("Dev Raman")];
    trouble("POST /v1/end-users", "lost_after");
    trouble("GET /v1/end-users", { status: 500 }, 3);
    await expect(openLink(first)).rejects.toMatchObject(fault);
    trouble("POST /v1/end-users", "lost_before");
    await expect(openLink(second)).rejects.toMatchObject(fault);
    expect((await consentOf(second))?.userRef).toBeNull();
  });

  test("end separately, so that withdrawing one request does not affect the second request's record and consent", async () => {
    const [first, second] = [await make(), await make()];
    const links = [await openLink(first), await openLink(second)];
    for (const { consentUrl } of links) authorise(fake.live, consentUrl ?? "");
    await withdrawRequest(firm.live, first, { by: "firm", actor: firm.actor });
    await doDueWork();
    const kept = (await consentOf(second))?.userRef;
    expect(usersLeft()).toEqual([kept]);
    expect(fake.live.consents.filter(({ active }) => active).map(({ userId }) => userId)).toEqual([kept]);
  });
});

describe("a request that ends while the customer's provider record is being created", () => {
  test("leaves no record, even if the response was lost and the address is erased", async () => {
    const id = await make();
    trouble("POST /v1/end-users", "lost_after");
    trouble("GET /v1/end-users", { status: 500 }, 3);
    await expect(openLink(id)).rejects.toMatchObject(fault);
    await withdrawRequest(firm.live, id, { by: "firm", actor: firm.actor });
    expect((await getRequest(firm.live, id)).contact.email).toBeNull();
    expect(usersLeft()).toHaveLength(1);
    await letGo(id);
    await doDueWork();
    expect(usersLeft()).toEqual([]);
    expect(await consentOf(id)).toMatchObject({ userRef: null, creatingAt: null, creatingSealed: null });
    expect((await consentOf(id))?.upstreamEndedAt).not.toBeNull();
  });

  test("leaves no record if the response arrives after the request's end", async () => {
    const id = await make();
    const opening = openLink(id).catch((error: unknown) => error);
    await withdrawRequest(firm.live, id, { by: "customer", actor: firm.actor });
    await opening;
    await letGo(id);
    await doDueWork();
    expect(usersLeft()).toEqual([]);
  });

  test("keeps the address sealed only until the result is known", async () => {
    const id = await make();
    trouble("POST /v1/end-users", "lost_before");
    await expect(openLink(id)).rejects.toMatchObject(fault);
    const sealed = (await consentOf(id))?.creatingSealed;
    expect(sealed).not.toBeNull();
    expect(Buffer.from(sealed ?? []).toString("latin1")).not.toContain("priya");
    await letGo(id);
    await openLink(id);
    expect((await consentOf(id))?.creatingSealed).toBeNull();
  });
});
