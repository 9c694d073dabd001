import { beforeEach, describe, expect, it } from "vitest";
import type { Arrival, EventFact, Progress, Upstream, UpstreamEvent } from "@/lib/adapters/upstream/port";
import type { BankData } from "@/lib/engine/bank";
import type { UpstreamFault } from "@/lib/errors";

/**
 * The controls of one simulated provider: the customer, their bank and the passing of time. Every provider must pass
 * the tests in this file, which use its rig and only the interface `Upstream`.
 */
export type Rig = {
  upstream: Upstream;
  /**
   * A link is valid for at least this many milliseconds, which is enough to complete the consent. Some providers do not
   * offer more.
   */
  linkLastsMs: number;
  /** Agrees, as the customer, on the hosted pages of this link. */
  agree: (url: string) => Promise<void>;
  /** Refuses, as the customer, on the hosted pages of this link. Returns the URL to which the browser is redirected. */
  refuse: (url: string) => Promise<string>;
  /**
   * Delivers the bank's data of this customer: the first ninety days, or everything. Returns the provider's messages
   * about the data.
   */
  arrive: (userRef: string, how: "partial" | "complete") => Promise<Posted[]>;
  /** Ends the consent, as the customer, at their bank. */
  revokeAtBank: (userRef: string) => Promise<void>;
};
export type Posted = { headers: Headers; body: Uint8Array };

const BACK = "https://firm.example/connect/req_1/return?ours=1";
const CANCELLED = "https://firm.example/connect/req_1/return?cancelled=1";
const DAY_MS = 86_400_000;

export function describeUpstream(name: string, makeRig: () => Promise<Rig>): void {
  let rig: Rig;
  let upstream: Upstream;
  let count = 0;
  beforeEach(async () => {
    rig = await makeRig();
    upstream = rig.upstream;
  });

  const newUser = async () => {
    const customer = {
      requestId: "req_1",
      name: "Priya Raman",
      email: `p${++count}@example.com`,
      phone: null,
    };
    return (await upstream.createUser(customer)).userRef;
  };
  const start = (userRef: string, renewConsentRef: string | null = null) =>
    upstream.startConsent({ userRef, redirectUrl: BACK, cancelUrl: CANCELLED, renewConsentRef });
  const sharing = async () => {
    const userRef = await newUser();
    await rig.agree((await start(userRef)).url);
    return userRef;
  };
  const progress = (more: Partial<Progress> = {}): Progress => ({
    events: [],
    syncState: null,
    now: new Date(),
    ...more,
  });
  const read = ({ headers, body }: Posted): UpstreamEvent => {
    const event = upstream.parseEvent(headers, body);
    if (!event) throw new Error("not an event of this provider");
    return event;
  };
  const toEventFacts = (posted: Posted[]): EventFact[] =>
    posted.map(read).map(({ kind, consentRef, institutionRef, at }) => ({
      kind,
      consentRef,
      institutionRef,
      at: at ?? new Date(),
    }));
  const look = (userRef: string, posted: Posted[]): Promise<Arrival> =>
    upstream.dataState(userRef, progress({ events: toEventFacts(posted) }));

  describe(`${name}, as an implementation of the provider interface,`, () => {
    it("gives each customer a separate record, even if two customers have the same address", async () => {
      const one = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: "+61491570156" };
      const made = await Promise.all([
        upstream.createUser(one),
        upstream.createUser({ ...one, requestId: "req_2" }),
      ]);
      expect(new Set(made.map(({ userRef }) => userRef)).size).toBe(2);
    });

    it("lists no consents before the customer gives one", async () => {
      const userRef = await newUser();
      expect(await upstream.listConsents(userRef)).toEqual([]);
      expect((await upstream.dataState(userRef, progress())).state).toBe("none");
      expect((await upstream.pullData(userRef)).accounts).toEqual([]);
    });

    it("creates a new link each time, with an encrypted page or a page on this machine, and with the provider's validity", async () => {
      const userRef = await newUser();
      const [one, other] = [await start(userRef), await start(userRef)];
      expect(one.url).not.toBe(other.url);
      for (const { url, expiresAt } of [one, other]) {
        expect(url).toMatch(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/);
        expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(rig.linkLastsMs);
      }
      await rig.agree(one.url);
      await rig.agree(other.url);
    });

    it("lists a consent with its bank, accounts, start and end", async () => {
      const [consent, ...others] = await upstream.listConsents(await sharing());
      expect(others).toEqual([]);
      expect(consent).toMatchObject({ isActive: true });
      expect(consent?.consentRef).toBeTruthy();
      expect(consent?.institutionName).toBeTruthy();
      expect(consent?.accountRefs.length).toBeGreaterThan(0);
      expect(Math.abs((consent?.givenAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      const lastsMs = (consent?.expiresAt?.getTime() ?? 0) - Date.now();
      expect(lastsMs).toBeGreaterThan(300 * DAY_MS);
      expect(lastsMs).toBeLessThan(367 * DAY_MS);
    });

    it("redirects a customer who refuses with a reason, and lists no consent", async () => {
      const userRef = await newUser();
      const back = new URL(await rig.refuse((await start(userRef)).url));
      expect(back.searchParams.get("cancelled")).toBe("1");
      expect(back.searchParams.get("error")).toBeTruthy();
      expect(await upstream.listConsents(userRef)).toEqual([]);
    });

    it("reports partial data until all data has arrived, and then returns every row of the full history once", async () => {
      const userRef = await sharing();
      const first = await rig.arrive(userRef, "partial");
      expect((await look(userRef, first)).state).not.toBe("complete");
      const all = [...first, ...(await rig.arrive(userRef, "complete"))];
      expect(await look(userRef, all)).toMatchObject({ state: "complete", isConfirmed: true });
      const data = await upstream.pullData(userRef);
      expectWhole(data);
      expect(data).toEqual(await upstream.pullData(userRef));
    });

    it("sends signed messages about consent and data that name the customer", async () => {
      const userRef = await sharing();
      const posted = [...(await rig.arrive(userRef, "partial")), ...(await rig.arrive(userRef, "complete"))];
      const events = posted.map(read);
      expect(events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["consent_received", "data_partial", "data_complete"]),
      );
      for (const event of events) expect(event).toMatchObject({ userRef, signed: true });
      expect(new Set(events.map(({ messageId }) => messageId)).size).toBe(events.length);
    });

    it("ignores an altered or empty message, or treats it as unsigned", async () => {
      const [message] = await rig.arrive(await sharing(), "complete");
      if (!message) throw new Error("nothing was posted");
      const changed = Buffer.concat([message.body, Buffer.from(" ")]);
      expect(upstream.parseEvent(message.headers, changed)).toMatchObject({ signed: false });
      expect(upstream.parseEvent(new Headers(), message.body)).toMatchObject({ signed: false });
      for (const text of ["", "{", "[]", '"x"', "{}", '{"data":[]}', '{"end_user_id":{}}'])
        expect(upstream.parseEvent(message.headers, Buffer.from(text))).toBeNull();
    });

    it("renews a consent without changing its id", async () => {
      const userRef = await sharing();
      const [before] = await upstream.listConsents(userRef);
      await rig.agree((await start(userRef, before?.consentRef ?? null)).url);
      const after = (await upstream.listConsents(userRef)).filter(({ isActive }) => isActive);
      expect(after.map(({ consentRef }) => consentRef)).toEqual([before?.consentRef]);
    });

    it("ends a consent, and succeeds if the consent has already ended or is unknown", async () => {
      const userRef = await sharing();
      const [consent] = await upstream.listConsents(userRef);
      const ref = consent?.consentRef ?? "";
      for (let time = 0; time < 2; time++) await upstream.revokeConsent(userRef, ref);
      await upstream.revokeConsent(userRef, "nobody_knows_it");
      expect((await upstream.listConsents(userRef)).filter(({ isActive }) => isActive)).toEqual([]);
      expect((await upstream.pullData(userRef)).transactions).toEqual([]);
    });

    it("lists a consent that was ended at the bank as ended", async () => {
      const userRef = await sharing();
      await rig.arrive(userRef, "complete");
      await rig.revokeAtBank(userRef);
      expect((await upstream.listConsents(userRef)).filter(({ isActive }) => isActive)).toEqual([]);
      expect((await upstream.dataState(userRef, progress())).state).toBe("none");
    });

    it("deletes a customer and the customer's data, and succeeds if the customer is unknown or already deleted", async () => {
      const userRef = await sharing();
      await rig.arrive(userRef, "complete");
      expect(await upstream.deleteUser(userRef)).toBe("deleted");
      for (const ref of [userRef, "nobody_knows_it"]) await upstream.deleteUser(ref);
      // A provider may answer for an unknown customer with an empty list of consents or with "absent". Our own sandbox
      // must return an empty list.
      const isOwn = upstream.credentials === null;
      const listed = await upstream.listConsents(userRef).catch(({ reason }: UpstreamFault) => reason);
      expect(isOwn ? [[]] : [[], "absent"]).toContainEqual(listed);
      if (!isOwn) expect(await upstream.findUser(userRef)).toBe("unknown");
      await expect(start(userRef)).rejects.toMatchObject({ name: "UpstreamFault", temporary: false });
    });
  });
}

/**
 * Checks the full history: it has accounts, reaches back further than the first ninety days, and lists each row once.
 */
function expectWhole(data: BankData): void {
  expect(data.accounts.length).toBeGreaterThan(0);
  const ids = new Set(data.accounts.map(({ accountId }) => accountId));
  for (const row of [...data.transactions, ...data.balances, ...data.directDebits])
    expect(ids).toContain(row.accountId);
  const keys = data.transactions.map(({ accountId, transactionId }) => `${accountId} ${transactionId}`);
  expect(new Set(keys).size).toBe(keys.length);
  const days = data.transactions.flatMap(({ postingDateTime }) => postingDateTime ?? []);
  const oldest = Math.min(...days.map((day) => new Date(day).getTime()));
  expect(Date.now() - oldest).toBeGreaterThan(300 * DAY_MS);
  for (const { amount } of data.transactions) expect(amount).toMatch(/^-?\d+(\.\d+)?$/);
  expect(data.accounts.every(({ institutionName }) => institutionName)).toBe(true);
}
