import { describe, expect, it } from "vitest";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import {
  authorise,
  deleteSandboxUser,
  listConsents,
  listShareable,
  revokeAtBank,
  revokeConsent,
} from "@/lib/sandbox/consents";
import { dataState, pullData } from "@/lib/sandbox/pull";
import {
  chooseBank,
  chooseCustomer,
  codeOf,
  createSandboxUser,
  endSession,
  enterCode,
  findSession,
  startSession,
} from "@/lib/sandbox/sessions";
import { db } from "@/lib/store/client";
import { claimDueEvents } from "@/lib/store/sandbox";
import { testDatabase } from "../support/database";

testDatabase();

const PRIYA = "10002001";
const AROHA = "10002006";
const NOW = new Date("2026-07-10T02:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

async function newSession(userId?: string, renewsConsent: string | null = null) {
  const user = userId ?? (await createSandboxUser());
  const urls = { redirectUrl: "https://firm.example/back?x=1", cancelUrl: "https://firm.example/cancelled" };
  const session = await startSession({ userId: user, ...urls, renewsConsent }, NOW);
  if (!session) throw new Error("no session");
  return { user, session: session.id, url: session.url, expiresAt: session.expiresAt };
}

/** Starts a session and completes its steps up to the code. Returns the ids of the accounts too. */
async function signedIn(customer = PRIYA, userId?: string, renewsConsent: string | null = null) {
  const made = await newSession(userId, renewsConsent);
  await chooseBank(made.session, "sbx-bluegum", NOW);
  await chooseCustomer(made.session, customer, NOW);
  expect(await enterCode(made.session, codeOf(made.session), NOW)).toBe("right");
  const view = await findSession(made.session, NOW);
  if (view?.state !== "open") throw new Error("not open");
  return { ...made, accounts: listShareable(view).map((account) => account.id) };
}

async function sharing(customer = PRIYA) {
  const made = await signedIn(customer);
  expect(await authorise(made.session, made.accounts, NOW)).toBe(true);
  const [consent] = await listConsents(made.user, NOW);
  if (!consent) throw new Error("no consent");
  return { ...made, consent };
}

const eventsOf = (userId: string) =>
  db().sandboxEvent.findMany({ where: { userId }, orderBy: { dueAt: "asc" } });

describe("a session at the sandbox bank", () => {
  it("has a link that is valid for five days", async () => {
    const { url, session, expiresAt } = await newSession();
    expect(url).toBe(`http://localhost:3000/sandbox/consent?sess_id=${session}`);
    expect(expiresAt).toEqual(later(5 * 86_400));
    expect(await findSession(session, later(5 * 86_400))).toMatchObject({
      state: "closed",
      outcome: "expired",
    });
  });

  it("is not created for an unknown user", async () => {
    const start = { redirectUrl: "https://a.example", cancelUrl: "https://a.example", renewsConsent: null };
    expect(await startSession({ userId: "usr_nobody", ...start }, NOW)).toBeNull();
  });

  it("cannot be authorised before the customer enters the right code", async () => {
    const { user, session } = await newSession();
    await chooseBank(session, "sbx-bluegum", NOW);
    await chooseCustomer(session, PRIYA, NOW);
    const view = await findSession(session, NOW);
    const accounts = view?.state === "open" ? listShareable(view).map((account) => account.id) : [];
    expect(accounts.length).toBeGreaterThan(0);
    expect(await authorise(session, accounts, NOW)).toBe(false);
    expect(await listConsents(user, NOW)).toEqual([]);
  });

  it("requires a new code if the customer changes", async () => {
    const { session, accounts } = await signedIn();
    await chooseCustomer(session, AROHA, NOW);
    expect(await findSession(session, NOW)).toMatchObject({ state: "open", verified: false });
    expect(await authorise(session, accounts, NOW)).toBe(false);
  });

  it("refuses a bank that is down, and an unknown customer", async () => {
    const { session } = await newSession();
    expect(await chooseBank(session, "sbx-driftwood", NOW)).toBe(false);
    expect(await chooseBank(session, "sbx-nowhere", NOW)).toBe(false);
    expect(await chooseCustomer(session, "00000000", NOW)).toBe(false);
    expect(await chooseCustomer(session, "1000 2001", NOW)).toBe(true);
  });

  it("fails at the fifth wrong code, even if all codes arrive at the same time", async () => {
    const { session } = await newSession();
    await chooseBank(session, "sbx-bluegum", NOW);
    await chooseCustomer(session, PRIYA, NOW);
    const wrong = codeOf(session) === "000000" ? "111111" : "000000";
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => enterCode(session, wrong, NOW)));
    expect(answers.filter((answer) => answer === "wrong")).toHaveLength(4);
    expect(await enterCode(session, codeOf(session), NOW)).toBe("over");
    const ended = await findSession(session, NOW);
    expect(ended).toMatchObject({ state: "closed", outcome: "code_failed" });
    expect(ended?.state === "closed" && new URL(ended.returnUrl).searchParams.get("error_type")).toBe(
      "CONSENT_OTP_FAILURE",
    );
  });

  it.each([
    ["denied", "CONSENT_ENDUSER_DENIED"],
    ["cancelled", "AUTH_SESSION_CANCELLED"],
  ] as const)("returns with the provider's error permanently if it was %s", async (outcome, type) => {
    const { user, session, accounts } = await signedIn();
    await endSession(session, outcome, NOW);
    expect(await authorise(session, accounts, NOW)).toBe(false);
    const ended = await findSession(session, NOW);
    const back = ended?.state === "closed" ? new URL(ended.returnUrl) : null;
    expect(back?.origin).toBe("https://firm.example");
    expect(back?.pathname).toBe("/cancelled");
    expect(back?.searchParams.get("error_type")).toBe(type);
    expect(await listConsents(user, NOW)).toEqual([]);
    expect(await eventsOf(user)).toEqual([]);
  });

  it("creates one consent if it is authorised twice at the same time", async () => {
    const { user, session, accounts } = await signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => authorise(session, accounts, NOW)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await listConsents(user, NOW)).toHaveLength(1);
    expect(await eventsOf(user)).toHaveLength(5);
    const ended = await findSession(session, NOW);
    expect(ended?.state === "closed" && ended.returnUrl).toBe(
      `https://firm.example/back?x=1&session_id=${session}`,
    );
  });
});

describe("a consent at the sandbox bank", () => {
  it("covers exactly the chosen accounts", async () => {
    const { user, session, accounts } = await signedIn();
    const one = accounts.slice(0, 1);
    await authorise(session, [...one, "someone-elses"], NOW);
    const data = await pullData(user, NOW);
    expect(data.accounts.map((account) => account.accountId)).toEqual(one);
    expect(new Set(data.transactions.map((row) => row.accountId))).toEqual(new Set(one));
    expect(data.balances.map((balance) => balance.accountId)).toEqual(one);
  });

  it("sends events about itself and then about its data", async () => {
    const { user } = await sharing();
    expect((await eventsOf(user)).map(({ event }) => event)).toEqual([
      "consent.received",
      "banking.accounts.sync.completed",
      "banking.balances.sync.completed",
      "banking.transactions.recent.sync.completed",
      "banking.transactions.sync.completed",
    ]);
    expect(await dataState(user, NOW)).toBe("complete");
  });

  it("returns nothing for the slow household at first, then ninety days, then the year", async () => {
    const { user } = await sharing(AROHA);
    expect(await dataState(user, later(1))).toBe("none");
    expect((await pullData(user, later(1))).accounts).toEqual([]);
    expect(await dataState(user, later(11))).toBe("partial");
    const partial = await pullData(user, later(11));
    expect(await dataState(user, later(21))).toBe("complete");
    const complete = await pullData(user, later(21));
    expect(partial.transactions.length).toBeGreaterThan(100);
    expect(complete.transactions.length).toBeGreaterThan(partial.transactions.length * 3);
    const due = (await eventsOf(user)).map(({ dueAt }) =>
      Math.floor((dueAt.getTime() - NOW.getTime()) / 1000),
    );
    expect(due).toEqual([0, 10, 10, 10, 20]);
  });

  it("returns newer rows the next day", async () => {
    const { user } = await sharing();
    const days = (data: Awaited<ReturnType<typeof pullData>>) =>
      data.transactions
        .map((row) => row.executionDateTime ?? "")
        .sort()
        .at(-1);
    expect((days(await pullData(user, later(86_400))) ?? "") > (days(await pullData(user, NOW)) ?? "")).toBe(
      true,
    );
  });

  it("returns nothing once it is revoked, and sends one event about the end", async () => {
    const { user, consent } = await sharing();
    await revokeConsent("usr_somebody", consent.id, NOW);
    expect((await listConsents(user, NOW))[0]?.isActive).toBe(true);
    await revokeConsent(user, consent.id, NOW);
    await revokeConsent(user, consent.id, NOW);
    expect((await listConsents(user, NOW))[0]?.isActive).toBe(false);
    expect((await pullData(user, NOW)).transactions).toEqual([]);
    expect(await dataState(user, NOW)).toBe("none");
    expect((await eventsOf(user)).filter(({ event }) => event === "consent.revoked")).toHaveLength(1);
  });

  it("can be stopped at the bank", async () => {
    const { user, consent } = await sharing();
    expect(await revokeAtBank(consent.id, NOW)).toBe(true);
    expect(await revokeAtBank(consent.id, NOW)).toBe(false);
    expect((await listConsents(user, NOW))[0]?.isActive).toBe(false);
  });

  it("ends after twelve months", async () => {
    const { user, consent } = await sharing();
    expect(consent.expiresAt).toEqual(new Date("2027-07-10T02:00:00Z"));
    expect((await listConsents(user, consent.expiresAt))[0]?.isActive).toBe(false);
    expect((await pullData(user, consent.expiresAt)).accounts).toEqual([]);
  });

  it("keeps its id when it is renewed, and sends an event", async () => {
    const { user, consent } = await sharing();
    const again = await signedIn(PRIYA, user, consent.id);
    expect(await authorise(again.session, again.accounts.slice(0, 2), NOW)).toBe(true);
    const consents = await listConsents(user, NOW);
    expect(consents.map(({ id }) => id)).toEqual([consent.id]);
    expect(consents[0]?.accountIds).toHaveLength(2);
    expect((await eventsOf(user)).map(({ event }) => event)).toContain("consent.updated");
  });

  it("is deleted with its user, together with the data", async () => {
    const { user, session } = await sharing();
    await deleteSandboxUser(user, NOW);
    await deleteSandboxUser(user, NOW);
    const upstream = sandboxUpstream();
    expect(await upstream.listConsents(user)).toEqual([]);
    expect((await upstream.dataState(user, { events: [], syncState: null, now: NOW })).state).toBe("none");
    const nothing = { accounts: [], balances: [], transactions: [], directDebits: [], scheduledPayments: [] };
    expect(await upstream.pullData(user)).toEqual(nothing);
    expect(await findSession(session, NOW)).toBeNull();
    expect(await eventsOf(user)).toEqual([]);
    const start = {
      userRef: user,
      redirectUrl: "https://a.example",
      cancelUrl: "https://a.example",
      renewConsentRef: null,
    };
    await expect(upstream.startConsent(start)).rejects.toMatchObject({
      name: "UpstreamFault",
      temporary: false,
    });
  });
});

describe("the events of the sandbox bank", () => {
  it("are claimed by one process at a time, and can be claimed again once the lease has expired", async () => {
    const { user } = await sharing();
    const mine = async (at: Date) => {
      const claimed = await Promise.all(
        [1, 2, 3].map(() => claimDueEvents(at, 100, new Date(at.getTime() + 30_000))),
      );
      return claimed.flat().filter((event) => event.userId === user);
    };
    const first = await mine(later(1));
    expect(first.map(({ event }) => event).sort()).toEqual(
      (await eventsOf(user)).map(({ event }) => event).sort(),
    );
    expect(
      first.every(({ attempts, institutionId }) => attempts === 1 && institutionId === "sbx-bluegum"),
    ).toBe(true);
    expect(await mine(later(10))).toEqual([]);
    expect((await mine(later(40))).every(({ attempts }) => attempts === 2)).toBe(true);
  });
});

describe("a customer with a scenario", () => {
  async function persona(scenario: string, householdId: string | null = null) {
    const user = await createSandboxUser({ householdId, scenario });
    return signedIn(PRIYA, user);
  }
  const sent = async (user: string) => (await eventsOf(user)).map(({ event }) => event);

  it("is the only customer who can sign in", async () => {
    const user = await createSandboxUser({ householdId: "aroha", scenario: null });
    const { session } = await newSession(user);
    await chooseBank(session, "sbx-bluegum", NOW);
    expect(await chooseCustomer(session, PRIYA, NOW)).toBe(false);
    expect(await chooseCustomer(session, AROHA, NOW)).toBe(true);
  });

  it("returns like a customer who refused if the scenario refuses, and no event is sent", async () => {
    const { user, session, accounts } = await persona("denied_consent");
    expect(await authorise(session, accounts, NOW)).toBe(false);
    expect(await findSession(session, NOW)).toMatchObject({ state: "closed", outcome: "denied" });
    expect(await sent(user)).toEqual([]);
  });

  it("causes one event when the bank fails, and one when the data arrives after recovery", async () => {
    const { user, session, accounts } = await persona("upstream_error");
    await authorise(session, accounts, NOW);
    expect(await dataState(user, later(19))).toBe("failing");
    expect((await pullData(user, later(19))).accounts).toEqual([]);
    expect(await dataState(user, later(20))).toBe("complete");
    expect((await sent(user)).filter((event) => event.endsWith("failed"))).toHaveLength(1);
    expect((await sent(user)).at(-1)).toBe("banking.transactions.sync.completed");
  });

  it("never has data if the bank is permanently down", async () => {
    const { user, session, accounts } = await persona("upstream_down");
    await authorise(session, accounts, NOW);
    expect(await dataState(user, later(365 * 86_400 - 1))).toBe("failing");
    expect(await sent(user)).toEqual(["consent.received", "banking.transactions.sync.failed"]);
  });

  it("stops sharing and sends an event after the data has arrived, or earlier if the customer asks", async () => {
    const { user, session, accounts } = await persona("revoked_at_bank");
    await authorise(session, accounts, NOW);
    const isActive = async (seconds: number) => (await listConsents(user, later(seconds)))[0]?.isActive;
    expect([await isActive(19), await isActive(20)]).toEqual([true, false]);
    expect((await sent(user)).at(-1)).toBe("consent.revoked");
    const [consent] = await listConsents(user, NOW);
    expect(await revokeAtBank(consent?.id ?? "", later(5))).toBe(true);
    expect((await sent(user)).filter((event) => event === "consent.revoked")).toHaveLength(1);
  });
});
