import { beforeEach, describe, expect, it } from "vitest";
import type { Arrival, EventFact, Progress, Upstream, UpstreamEvent } from "@/lib/adapters/upstream/port";
import type { BankData } from "@/lib/engine/bank";
import type { UpstreamFault } from "@/lib/errors";

/**
 * What every provider behind the port must do, as one suite that each adapter's test runs. A rig plays the customer, their
 * bank and time for one provider; the suite never looks behind the port.
 */
export type Rig = {
  upstream: Upstream;
  /** How long a link is good for at least: long enough to walk through it, and some providers give no more. */
  linkLastsMs: number;
  /** The customer agrees on the hosted pages this link leads to. */
  agree: (url: string) => Promise<void>;
  /** The customer says no there; returns where their browser is sent. */
  refuse: (url: string) => Promise<string>;
  /** The bank's data of this customer comes: its first ninety days, or all. What the provider posts of it, as it arrives. */
  arrive: (userRef: string, how: "partial" | "complete") => Promise<Posted[]>;
  /** The customer ends the consent at their bank. */
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
    told: [],
    memory: null,
    now: new Date(),
    ...more,
  });
  const read = ({ headers, body }: Posted): UpstreamEvent => {
    const event = upstream.parseEvent(headers, body);
    if (!event) throw new Error("not an event of this provider");
    return event;
  };
  const toTold = (posted: Posted[]): EventFact[] =>
    posted.map(read).map(({ kind, consentRef, institutionRef, at }) => ({
      kind,
      consentRef,
      institutionRef,
      at: at ?? new Date(),
    }));
  const look = (userRef: string, posted: Posted[]): Promise<Arrival> =>
    upstream.dataState(userRef, progress({ told: toTold(posted) }));

  describe(`${name}, as any provider behind the port,`, () => {
    it("gives each customer a record of its own, also two of one address", async () => {
      const one = { requestId: "req_1", name: "Priya Raman", email: "p@example.com", phone: "+61491570156" };
      const made = await Promise.all([
        upstream.createUser(one),
        upstream.createUser({ ...one, requestId: "req_2" }),
      ]);
      expect(new Set(made.map(({ userRef }) => userRef)).size).toBe(2);
    });

    it("knows of no consent before there is one", async () => {
      const userRef = await newUser();
      expect(await upstream.listConsents(userRef)).toEqual([]);
      expect((await upstream.dataState(userRef, progress())).state).toBe("none");
      expect((await upstream.pullData(userRef)).accounts).toEqual([]);
    });

    it("mints links that each are new and lead to an encrypted page or this machine, for as long as the provider says", async () => {
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

    it("lists a consent with its bank, its accounts, when it was given and when it ends", async () => {
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

    it("sends a customer who says no back with a reason, and lists nothing", async () => {
      const userRef = await newUser();
      const back = new URL(await rig.refuse((await start(userRef)).url));
      expect(back.searchParams.get("cancelled")).toBe("1");
      expect(back.searchParams.get("error")).toBeTruthy();
      expect(await upstream.listConsents(userRef)).toEqual([]);
    });

    it("says that only part has come until all has, and hands over the full history, every row once", async () => {
      const userRef = await sharing();
      const first = await rig.arrive(userRef, "partial");
      expect((await look(userRef, first)).state).not.toBe("complete");
      const all = [...first, ...(await rig.arrive(userRef, "complete"))];
      expect(await look(userRef, all)).toMatchObject({ state: "complete", isConfirmed: true });
      const data = await upstream.pullData(userRef);
      expectWhole(data);
      expect(data).toEqual(await upstream.pullData(userRef));
    });

    it("tells of consent and data by signed messages that name the customer", async () => {
      const userRef = await sharing();
      const posted = [...(await rig.arrive(userRef, "partial")), ...(await rig.arrive(userRef, "complete"))];
      const events = posted.map(read);
      expect(events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["consent_received", "data_partial", "data_complete"]),
      );
      for (const event of events) expect(event).toMatchObject({ userRef, signed: true });
      expect(new Set(events.map(({ messageId }) => messageId)).size).toBe(events.length);
    });

    it("takes a message that was changed on the way, or says nothing, for unsigned or for none", async () => {
      const [message] = await rig.arrive(await sharing(), "complete");
      if (!message) throw new Error("nothing was posted");
      const changed = Buffer.concat([message.body, Buffer.from(" ")]);
      expect(upstream.parseEvent(message.headers, changed)).toMatchObject({ signed: false });
      expect(upstream.parseEvent(new Headers(), message.body)).toMatchObject({ signed: false });
      for (const text of ["", "{", "[]", '"x"', "{}", '{"data":[]}', '{"end_user_id":{}}'])
        expect(upstream.parseEvent(message.headers, Buffer.from(text))).toBeNull();
    });

    it("renews a consent under the name it has", async () => {
      const userRef = await sharing();
      const [before] = await upstream.listConsents(userRef);
      await rig.agree((await start(userRef, before?.consentRef ?? null)).url);
      const after = (await upstream.listConsents(userRef)).filter(({ isActive }) => isActive);
      expect(after.map(({ consentRef }) => consentRef)).toEqual([before?.consentRef]);
    });

    it("ends a consent, and says so for one that is over or unknown", async () => {
      const userRef = await sharing();
      const [consent] = await upstream.listConsents(userRef);
      const ref = consent?.consentRef ?? "";
      for (let time = 0; time < 2; time++) await upstream.revokeConsent(userRef, ref);
      await upstream.revokeConsent(userRef, "nobody_knows_it");
      expect((await upstream.listConsents(userRef)).filter(({ isActive }) => isActive)).toEqual([]);
      expect((await upstream.pullData(userRef)).transactions).toEqual([]);
    });

    it("shows a consent that was ended at the bank as over", async () => {
      const userRef = await sharing();
      await rig.arrive(userRef, "complete");
      await rig.revokeAtBank(userRef);
      expect((await upstream.listConsents(userRef)).filter(({ isActive }) => isActive)).toEqual([]);
      expect((await upstream.dataState(userRef, progress())).state).toBe("none");
    });

    it("forgets a customer, whose data is gone; twice, and one it never had, is no fault", async () => {
      const userRef = await sharing();
      await rig.arrive(userRef, "complete");
      expect(await upstream.deleteUser(userRef)).toBe("deleted");
      for (const ref of [userRef, "nobody_knows_it"]) await upstream.deleteUser(ref);
      // One who is not known is not said to have given nothing, unless our own database says so.
      const isOwn = upstream.credentials === null;
      const listed = await upstream.listConsents(userRef).catch(({ reason }: UpstreamFault) => reason);
      expect(isOwn ? [[]] : [[], "absent"]).toContainEqual(listed);
      if (!isOwn) expect(await upstream.findUser(userRef)).toBe("unknown");
      await expect(start(userRef)).rejects.toMatchObject({ name: "UpstreamFault", temporary: false });
    });
  });
}

/** More than the ninety days that come first, of accounts that are there, each row once. */
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
