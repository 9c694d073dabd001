import { beforeEach, describe, expect, test } from "vitest";
import { chooseBanks } from "@/lib/connect/choose-banks";
import { stopBank } from "@/lib/erase/stop-bank";
import { inScope } from "@/lib/store/client";
import { listSharedBanks, listStoppedBanks } from "@/lib/store/read/bank-consent";
import { getRequest } from "@/lib/store/read/request";
import {
  basiq,
  bench,
  findUser,
  provider,
  writeNotice,
} from "@/tests/adapters/upstream-contract/basiq-bench";
import { ENDED, WELL } from "@/tests/adapters/upstream-contract/cases";
import {
  describeContract,
  describeLiveContract,
  makeCustomer,
  outcomeOf,
} from "@/tests/adapters/upstream-contract/describe-contract";
import { beginJourney, beginSharing, type Journey } from "@/tests/adapters/upstream-contract/journey";
import { missing, refuse } from "@/tests/stand-ins/basiq/errors";
import { addJob, finishJob } from "@/tests/stand-ins/basiq/provider-state";
import { testDatabase } from "@/tests/support/database";

const DAY_MS = 86_400_000;

testDatabase();
beforeEach(() => bench.reset());

describeContract(bench);
describeLiveContract(bench);

describe("connections that were deleted at Basiq", () => {
  test.each([
    ["stay listed", true],
    ["are no longer listed", false],
  ])("do not block the withdrawal of a request with two banks if they %s", async (_, listsDeleted) => {
    provider.switches.listsDeleted = listsDeleted;
    const journey = await beginJourney(bench, { banks: 2, rows: 60 });
    await journey.withdrawByFirm();
    await journey.look();
    expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn" });
  });

  test("do not affect the second bank if the customer stopped the first and Basiq no longer lists it", async () => {
    provider.switches.listsDeleted = false;
    const journey = await beginSharing(bench, { banks: 2, rows: 60 }, "several");
    await journey.notify("complete");
    await journey.look(2);
    const [stopped] = await listSharedBanks(journey.scope, journey.id);
    await stopBank(journey.scope, journey.id, stopped?.id ?? "");
    await journey.look(2);
    expect(await listStoppedBanks(journey.scope, journey.id)).toEqual([]);
    await chooseBanks(journey.scope, journey.id);
    for (let look = 0; look < 3 && (await journey.status()) !== "ready"; look++) await journey.look();
    expect(await journey.see()).toMatchObject({ status: "ready", trouble: "none", isSharing: true });
  });

  test("do not count as active consents if the customer removed every bank", async () => {
    const userRef = await makeCustomer(bench, { banks: 2, rows: 10 });
    for (const connection of findUser(userRef).connections) connection.status = "deleted";
    const given = await bench.upstream().listConsents(userRef);
    expect(given.filter(({ isActive }) => isActive)).toEqual([]);
  });
});

describe("a changed consent that Basiq ends and creates again", () => {
  // After consent.updated, Basiq replaces a consent: "handled as a revoke/new consent flow"
  // (docs/PLatform/consent/consent-events.md). Each case below is a moment of that replacement.
  test.each([
    "the old consent is listed as revoked and no new one is listed yet",
    "the bank is being connected again",
  ] as const)("does not count as ended while %s", async (moment) => {
    const isRevoked = moment.startsWith("the old consent is listed as revoked");
    const journey = await beginJourney(bench);
    await bench.endIn(journey.userRef, 20);
    await journey.look();
    await backdateConsent(journey);
    expect(await journey.openLink()).not.toBeNull();
    const user = findUser(journey.userRef);
    const [consent] = user.consents;
    const [connection] = user.connections;
    if (!consent || !connection) throw new Error("no consent at Basiq");
    if (isRevoked) consent.status = "revoked";
    connection.status = "deleted";
    const next = {
      ...connection,
      id: `${connection.id}-next`,
      status: "pre-init" as const,
      createdDate: new Date(),
    };
    if (!isRevoked) user.connections.push({ ...next, hasAccounts: false, hasRows: false });
    await journey.notify(isRevoked ? "revoked" : "bank removed");
    await journey.look(2);
    expect(await journey.see()).toMatchObject({ status: "ready", hasReport: true, isHeld: true, deletes: 0 });

    consent.status = "revoked";
    user.consents.push({ ...consent, id: `${consent.id}-next`, status: "active", created: new Date() });
    user.connections = [connection, { ...next, status: "active" }];
    await journey.look(2);
    expect(await journey.see()).toMatchObject(WELL);
  });

  /** Backdates the consent by ninety days, to before the customer opened the link to renew the consent. */
  const backdateConsent = ({ scope, id }: Journey) =>
    inScope(scope, (tx) =>
      tx.request.updateMany({ where: { id }, data: { consentedAt: new Date(Date.now() - 90 * DAY_MS) } }),
    );
});

test("confirmConsent follows a consent that Basiq created again, even if Basiq no longer lists the old connection and sent no event", async () => {
  provider.switches.listsDeleted = false;
  const journey = await beginJourney(bench);
  const user = findUser(journey.userRef);
  const [connection] = user.connections;
  const [consent] = user.consents;
  if (!consent || !connection) throw new Error("no consent at Basiq");
  consent.status = "revoked";
  user.consents.push({ ...consent, id: `${consent.id}-next`, status: "active", created: new Date() });
  const next = { ...connection, id: `${connection.id}-next` };
  user.connections.push(next);
  connection.status = "deleted";
  finishJob(provider, addJob(provider, user, next.id), null);
  await journey.look(2);
  expect(await journey.see()).toMatchObject(WELL);
});

test("withdrawing a request over basiq does not wait for the names of the banks", async () => {
  const journey = await beginJourney(bench);
  const [connection] = findUser(journey.userRef).connections;
  const bank = { ...connection?.bank, id: { basiq: "AU00999", fiskil: "999" } };
  Object.assign(connection ?? {}, { bank });
  const answer = refuse(500, "Internal Server error. Contact support.");
  basiq.faults.push({ on: /^GET \/(connectors|institutions)\//, times: Number.POSITIVE_INFINITY, answer });
  await journey.withdrawByFirm();
  expect(await journey.see()).toMatchObject({ ...ENDED, status: "withdrawn" });
});

test("a consent over basiq whose bank cannot be read stays active after its stored end if Basiq lists a later end", async () => {
  const journey = await beginJourney(bench);
  await bench.endIn(journey.userRef, 20);
  await journey.look();
  await bench.attacks["bank lost"]?.(journey.userRef);
  await bench.endIn(journey.userRef, 300);
  await journey.look();
  const { consent } = await getRequest(journey.scope, journey.id);
  expect(consent?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 200 * DAY_MS);
  expect(await journey.see()).toMatchObject({ status: "ready", trouble: "shown", deletes: 0 });
});

test("a share over basiq with an unknown status continues when the customer ends sharing with another bank", async () => {
  const journey = await beginJourney(bench, { banks: 2, rows: 60 });
  const [one, other] = findUser(journey.userRef).connections;
  Object.assign(one ?? {}, { status: "suspended" });
  await journey.look();
  Object.assign(other ?? {}, { status: "deleted" });
  await journey.look(2);
  expect(await journey.see()).toMatchObject({
    status: "ready",
    hasReport: true,
    deletes: 0,
    trouble: "shown",
  });
});

test("a problem of a finished report is resolved when a fetch over basiq succeeds, even without an event", async () => {
  const journey = await beginJourney(bench);
  const user = findUser(journey.userRef);
  const [connection] = user.connections;
  // Adds a job that starts `seconds` seconds after the provider's current time. Times are in whole seconds, so jobs
  // must start in different seconds to be distinguishable.
  const addLater = (seconds: number) =>
    Object.assign(addJob(provider, user, connection?.id ?? ""), { created: later(seconds) });
  const later = (seconds: number) => new Date(provider.now().getTime() + seconds * 1000);
  const failed = addLater(2);
  finishJob(provider, failed, { step: 0, code: "service-unavailable" });
  failed.updated = later(2);
  await journey.askForRefresh();
  expect((await journey.see()).trouble).toBe("shown");
  const done = addLater(4);
  finishJob(provider, done, null);
  done.updated = later(4);
  await journey.look(2);
  expect(await journey.see()).toMatchObject(WELL);
});

describe("data of a connection that Basiq last fetched eight days ago", () => {
  /**
   * Starts a request whose data Basiq fetched eight days ago. Basiq no longer lists that fetch's job, so only the
   * data's own times show its age.
   */
  async function beginOld() {
    const journey = await beginJourney(bench);
    const user = findUser(journey.userRef);
    const lastUsed = new Date(Date.now() - 8 * DAY_MS);
    for (const job of user.jobs) Object.assign(job, { created: lastUsed, updated: lastUsed });
    for (const connection of user.connections) connection.lastUsed = lastUsed;
    return { journey, lastUsed };
  }

  test("is fetched from the bank once more before a report uses it", async () => {
    const { journey } = await beginOld();
    const before = Date.now();
    await journey.askForRefresh();
    expect(bench.traffic().refreshes).toBe(1);
    const { data_as_at: at } = await journey.readReport();
    expect(Date.parse(at ?? "")).toBeGreaterThan(before - 60_000);
  });

  test("keeps the date of the bank's last answer while a new fetch hangs", async () => {
    const { journey, lastUsed } = await beginOld();
    const first = (await journey.readReport()).data_as_at ?? "";
    provider.switches.refresh = "hangs";
    await journey.askForRefresh();
    await journey.look(2);
    expect(bench.traffic().refreshes).toBe(1);
    const now = (await journey.readReport()).data_as_at ?? "";
    expect(now === first || Date.parse(now) <= lastUsed.getTime() + 1000).toBe(true);
  });
});

test("parseEvent over basiq reads an event inside a wrapper like an event without a wrapper", async () => {
  const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
  const read = (form: "bare" | "wrapped", notice: "revoked" | "bank lost") => {
    const { raw, headers } = writeNotice(userRef, notice, form);
    const event = bench.upstream().parseEvent(new Headers(headers), Buffer.from(raw));
    return event && { kind: event.kind, userRef: event.userRef, signed: event.signed };
  };
  for (const notice of ["revoked", "bank lost"] as const) {
    expect(read("bare", notice)).toMatchObject({ userRef, signed: true });
    expect(read("wrapped", notice)).toEqual(read("bare", notice));
  }
});

test("findUsers over basiq returns no empty result if the list of users is unavailable", async () => {
  await makeCustomer(bench, { banks: 1, rows: 10 });
  expect(await outcomeOf(bench.upstream().findUsers("priya@example.com"))).not.toEqual({ value: [] });
  provider.switches.listsUsers = true;
  expect(await bench.upstream().findUsers("priya@example.com")).toHaveLength(1);
});

describe("an access token of Basiq", () => {
  test("is replaced if it expired early, and the 403 does not count as a refusal of the request", async () => {
    const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
    for (const token of provider.tokens.values()) token.expiresAt = 0;
    expect(await bench.upstream().listConsents(userRef)).toHaveLength(1);
  });

  test("is requested again later if Basiq refused it with 403 after too many requests within five minutes", async () => {
    const userRef = await makeCustomer(bench, { banks: 1, rows: 10 });
    for (const token of provider.tokens.values()) token.expiresAt = 0;
    basiq.faults.push({ on: /^POST \/token$/, times: 99, answer: refuse(403, "Invalid request") });
    expect(await outcomeOf(bench.upstream().listConsents(userRef))).toEqual({ isTemporary: true });
  });
});

test("createUser over basiq treats a 400 as permanent", async () => {
  const answer = missing("One of 'email' or 'mobile' is required.", "email");
  basiq.faults.push({ on: /^POST \/users$/, times: 99, answer });
  expect(await outcomeOf(makeCustomer(bench, { banks: 1, rows: 10 }))).toEqual({ isTemporary: false });
});
