import { describe, expect, test } from "vitest";
import { assignRequest } from "@/lib/connect/assign-request";
import { changeRequest } from "@/lib/connect/change-request";
import { createRequest } from "@/lib/connect/create-request";
import { findSearchedContact } from "@/lib/contract/contact-search";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newId, newVerificationId } from "@/lib/ids";
import { refresh } from "@/lib/pipeline";
import type { AttemptOutcome } from "@/lib/rules/bank-attempt";
import type { ListCount } from "@/lib/rules/list-status";
import type { MessageState } from "@/lib/rules/message";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { findNamed } from "@/lib/store/read/find-named";
import { getRequest, listAudit, listRequests } from "@/lib/store/read/request";
import {
  countRequests,
  listRequestPage,
  type PageQuery,
  type RequestOrder,
} from "@/lib/store/read/request-page";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const DAY_MS = 86_400_000;
const NAMES = ["Ava Nguyen", "Bo O’Brien", "Cy 100%_sure", "Di Nguyen", "Eve\\Lee"];
const KEY: Actor = { kind: "key", id: "key_1" };
const PLAIN: PageQuery = { limit: 2, order: "newest", from: null };

/** Creates five requests a day apart, the first at 11 pm in Sydney on 1 October; daylight saving begins on the 4th. */
async function makeFive() {
  const company = await makeCompany();
  const start = Date.parse("2026-10-01T23:00:00+10:00");
  for (const [n, clientName] of NAMES.entries()) {
    const input = {
      ...INPUT,
      clientName,
      clientRef: `REF-${n}`,
      reportType: n % 2 ? "expense_summary" : "affordability",
    } as const;
    await createRequest(company.test, {
      input,
      actor: company.actor,
      attempt: null,
      now: new Date(start + n * DAY_MS),
    });
  }
  return company;
}

const refs = (rows: { clientRef: string | null }[]) =>
  rows.map(({ clientRef }) => Number(clientRef?.slice(4)));

describe("the request list", () => {
  test("can be paged to its end and back in each order, without repeating a row", async () => {
    const { test: scope } = await makeFive();
    const walks: [RequestOrder, number[][]][] = [
      ["newest", [[4, 3], [2, 1], [0]]],
      ["oldest", [[0, 1], [2, 3], [4]]],
      ["changed", [[4, 3], [2, 1], [0]]],
    ];
    for (const [order, pages] of walks) {
      let from: PageQuery["from"] = null;
      const seen = [];
      for (const _ of pages) {
        const page = await listRequestPage(scope, { ...PLAIN, order, from });
        seen.push(refs(page.rows));
        expect(page.hasBefore).toBe(from !== null);
        const last = page.rows.at(-1);
        if (!page.hasAfter || !last) break;
        from = { at: last.createdAt, id: last.id, isBack: false };
      }
      expect([order, seen]).toEqual([order, pages]);
      const [end] = (await listRequestPage(scope, { ...PLAIN, order, from })).rows;
      if (!end) throw new Error("the last page is empty");
      const back = await listRequestPage(scope, {
        ...PLAIN,
        order,
        from: { at: end.createdAt, id: end.id, isBack: true },
      });
      expect([refs(back.rows), back.hasBefore, back.hasAfter]).toEqual([pages[1], true, true]);
    }
  });

  test("starts with the latest request in the order of last activity", async () => {
    const { test: scope, actor } = await makeFive();
    const [oldest] = (await listRequestPage(scope, { ...PLAIN, order: "oldest" })).rows;
    await withdrawRequest(scope, oldest?.id ?? "", { by: "firm", actor });
    const { rows } = await listRequestPage(scope, { ...PLAIN, order: "changed" });
    expect(refs(rows)).toEqual([0, 4]);
    expect(rows[0]?.changedAt.getTime()).toBe(rows[0]?.withdrawnAt?.getTime());
  });

  test("can be filtered by status, report, reference, words in any order, and Sydney days", async () => {
    const { test: scope, actor } = await makeFive();
    const found = async (input: Partial<PageQuery>) =>
      refs((await listRequestPage(scope, { ...PLAIN, limit: 100, ...input })).rows);
    const [newest] = (await listRequestPage(scope, PLAIN)).rows;
    await withdrawRequest(scope, newest?.id ?? "", { by: "firm", actor });
    expect(await found({ status: "withdrawn" })).toEqual([4]);
    expect(await found({ status: "not_sent", reportType: "expense_summary" })).toEqual([3, 1]);
    expect(await found({ clientRef: "REF-2" })).toEqual([2]);
    expect(await found({ clientRef: "REF" })).toEqual([]);
    expect(await found({ text: "nguyen" })).toEqual([3, 0]);
    expect(await found({ text: "NGUYEN ref-0" })).toEqual([0]);
    expect(await found({ text: "100%_s" })).toEqual([2]);
    expect(await found({ text: "e\\l" })).toEqual([4]);
    expect(await found({ text: "1__%" })).toEqual([]);
    expect(await found({ firstDay: "2026-10-02", lastDay: "2026-10-03" })).toEqual([2, 1]);
    // After daylight saving begins, the same UTC time is midnight in Sydney, and so the next day.
    expect(await found({ firstDay: "2026-10-05", order: "changed", status: "not_sent" })).toEqual([3]);
  });

  test("contains nothing of another company or of the other environment", async () => {
    const one = await makeFive();
    const other = await makeCompany();
    const [row] = (await listRequestPage(one.test, PLAIN)).rows;
    for (const scope of [one.live, other.test]) {
      expect((await listRequestPage(scope, PLAIN)).rows).toEqual([]);
      expect(await findNamed(scope, row?.id ?? "")).toBeNull();
    }
    expect(await findNamed(one.test, row?.id ?? "")).toBe(row?.id);
    expect(refs((await listRequestPage(one.test, { ...PLAIN, text: row?.id })).rows)).toEqual([4]);
    expect(await findNamed(one.test, newVerificationId())).toBeNull();
    expect(await findNamed(one.test, "Ava")).toBeNull();
  });
});

/** Returns the counts by status and owner, with keys such as "status owner". */
const toCounts = (counts: ListCount[]) =>
  Object.fromEntries(counts.map(({ status, owner, count }) => [`${status} ${owner}`, count]));

describe("the statuses of the request list", () => {
  /**
   * Creates requests in every status that is possible before the customer's answer. The client's name is the status.
   */
  async function makeStatuses() {
    const company = await makeCompany();
    const { test: scope } = company;
    const now = new Date();
    const make = async (
      clientName: string,
      by: Actor,
      row: { invitedAt?: Date; openedAt?: Date; attemptOutcome?: AttemptOutcome } = {},
    ) => {
      const { id } = await createRequest(scope, { input: { ...INPUT, clientName }, actor: by });
      await inScope(scope, (tx) => tx.request.updateMany({ where: { id, ...scope }, data: row }));
      return id;
    };
    const member: Actor = { kind: "member", id: "usr_me" };
    await make("not_sent", member);
    await make("failed_at_the_bank", member, { invitedAt: now, openedAt: now, attemptOutcome: "denied" });
    await make("opened", KEY, { openedAt: now, attemptOutcome: "returned" });
    await make("sent", KEY, { invitedAt: now });
    await make("opened", { kind: "member", id: "usr_other" }, { invitedAt: now, openedAt: now });
    await addMessages(scope, await make("bounced", member, { invitedAt: now }), ["delivered", "bounced"]);
    await addMessages(scope, await make("sent", KEY, { invitedAt: now }), ["bounced", "delivered"]);
    await addMessages(scope, await make("opened", KEY, { invitedAt: now, openedAt: now }), ["bounced"]);
    const atBank = await make("at_the_bank", KEY, { openedAt: now });
    const until = new Date(now.getTime() + 600_000);
    await inScope(scope, async (tx) => {
      await tx.consent.create({
        data: { requestId: atBank, ...scope, provider: "sandbox", sessionUntil: until },
      });
      await tx.consentMint.create({
        data: { id: newId("ses"), requestId: atBank, ...scope, byCustomer: true },
      });
    });
    return company;
  }

  /** Adds invites in these states, one minute apart. */
  async function addMessages(scope: Scope, requestId: string, states: MessageState[]) {
    for (const [n, state] of states.entries()) {
      const at = new Date(Date.now() + n * 60_000);
      const row = { id: newId("mes"), ...scope, requestId, channel: "email", kind: "invite", state };
      await inScope(scope, (tx) =>
        tx.message.create({ data: { ...row, key: row.id, createdAt: at, changedAt: at } }),
      );
    }
  }

  test("distinguish the steps before an answer, and the customer's actions take precedence over message states", async () => {
    const { test: scope } = await makeStatuses();
    const { rows } = await listRequestPage(scope, { ...PLAIN, limit: 25 });
    expect(rows.map(({ clientName }) => clientName)).toEqual(rows.map(({ listStatus }) => listStatus));
    for (const status of [
      "not_sent",
      "sent",
      "bounced",
      "opened",
      "at_the_bank",
      "failed_at_the_bank",
      "ready",
    ] as const) {
      const found = (await listRequestPage(scope, { ...PLAIN, limit: 25, status })).rows;
      const names = rows.map(({ clientName }) => clientName).filter((name) => name === status);
      expect(found.map(({ clientName }) => clientName)).toEqual(names);
    }
  });

  test("are counted by owner, with every filter except status and owner, in this environment only", async () => {
    const { test: scope, live } = await makeStatuses();
    expect(toCounts(await countRequests(scope, PLAIN, "usr_me"))).toEqual({
      "not_sent mine": 1,
      "bounced mine": 1,
      "sent none": 2,
      "opened none": 2,
      "failed_at_the_bank mine": 1,
      "opened others": 1,
      "at_the_bank none": 1,
    });
    const narrowed = { ...PLAIN, text: "bounced", status: "ready", owner: "" } as const;
    expect(toCounts(await countRequests(scope, narrowed, "usr_me"))).toEqual({ "bounced mine": 1 });
    expect(await countRequests(live, PLAIN, "usr_me")).toEqual([]);
    const other = await makeCompany();
    expect(await countRequests(other.test, PLAIN, "usr_me")).toEqual([]);
    const ownedBy = async (owner: string) =>
      (await listRequestPage(scope, { ...PLAIN, limit: 25, owner })).rows.map(({ ownerId }) => ownerId);
    expect(await ownedBy("usr_me")).toEqual(["usr_me", "usr_me", "usr_me"]);
    expect(await ownedBy("")).toEqual([null, null, null, null, null]);
  });
});

describe("the owner of a request", () => {
  test("is the member who created it, and can be changed to a member of the same company only", async () => {
    const [{ test: scope, actor }, other] = [await makeCompany(), await makeCompany()];
    const [userId, otherId] = [actor.id ?? "", other.actor.id ?? ""];
    const ownerOf = async (id: string) => (await getRequest(scope, id)).ownerId;
    const { id } = await createRequest(scope, { input: INPUT, actor: KEY });
    expect(await ownerOf(id)).toBeNull();
    expect(await ownerOf((await createRequest(scope, { input: INPUT, actor })).id)).toBe(userId);
    await assignRequest(scope, id, { ownerId: userId, actor });
    await assignRequest(scope, id, { ownerId: userId, actor });
    expect(await ownerOf(id)).toBe(userId);
    await expect(assignRequest(scope, id, { ownerId: otherId, actor })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(assignRequest(other.test, id, { ownerId: otherId, actor })).rejects.toMatchObject({
      code: "not_found",
    });
    await assignRequest(scope, id, { ownerId: null, actor });
    expect(await ownerOf(id)).toBeNull();
    const audit = (await listAudit(scope, id)).filter(({ action }) => action === "request.assigned");
    expect(audit.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [userId, { owner_id: userId }],
      [userId, { owner_id: null }],
    ]);
  });
});

describe("the search in the request list", () => {
  const searched = async (scope: Scope, text: string) => {
    const contact = findSearchedContact(text) ?? undefined;
    const { rows } = await listRequestPage(scope, { ...PLAIN, limit: 25, text, contact });
    return rows.map(({ clientName }) => clientName);
  };

  test("finds names regardless of accents, apostrophes and capitals, by parts in any order", async () => {
    const { test: scope, actor } = await makeCompany();
    const names = ["Siobhán O’Brien", "Trần Thị Đào", "Søren Łukasz Weiß", "Noël d'Arcy"];
    for (const clientName of names) await createRequest(scope, { input: { ...INPUT, clientName }, actor });
    for (const text of ["o'brien", "obrien", "O’Brien", "brien siob", "SIOBHAN"])
      expect([text, await searched(scope, text)]).toEqual([text, ["Siobhán O’Brien"]]);
    for (const text of ["tran", "Trần", "dao thi", "ĐÀO"])
      expect([text, await searched(scope, text)]).toEqual([text, ["Trần Thị Đào"]]);
    for (const text of ["soren", "Søren", "lukasz weiss", "weiß"])
      expect([text, await searched(scope, text)]).toEqual([text, ["Søren Łukasz Weiß"]]);
    expect(await searched(scope, "darcy noel")).toEqual(["Noël d'Arcy"]);
    expect(await searched(scope, "unlisted")).toEqual([]);
    expect((await listRequests(scope, { limit: 5, after: null, text: "O’BRIEN" })).rows).toHaveLength(1);
  });

  test("finds a request by the verification id of each of its reports, only for the same company", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany()];
    const id = await makeFreshReport(firm);
    const first = (await getRequest(firm.test, id)).verificationId ?? "";
    await refresh(firm.test, id);
    const second = (await getRequest(firm.test, id)).verificationId ?? "";
    expect(second).not.toBe(first);
    for (const text of [first, second, second.toLowerCase(), second.replace("-", " "), second.slice(4)]) {
      expect([text, await searched(firm.test, text)]).toEqual([text, [INPUT.clientName]]);
      expect(await searched(firm.live, text)).toEqual([]);
      expect(await searched(other.test, text)).toEqual([]);
    }
    expect(await searched(firm.test, second.slice(0, -1))).toEqual([]);
  });

  test("finds a complete email address or phone number until it is erased, only for the same company", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany()];
    const input = { ...INPUT, email: "Priya.R@example.com", phone: "+61412345678" };
    const { id } = await createRequest(firm.test, {
      input: { ...input, clientName: "Priya" },
      actor: firm.actor,
    });
    await createRequest(other.test, { input: { ...input, clientName: "Other" }, actor: other.actor });
    for (const text of ["priya.r@example.com", "PRIYA.R@EXAMPLE.COM", "0412 345 678", "+61 412 345 678"]) {
      expect([text, await searched(firm.test, text)]).toEqual([text, ["Priya"]]);
      expect(await searched(firm.live, text)).toEqual([]);
    }
    await changeRequest(firm.test, id, { body: { email: "new@example.com" }, actor: firm.actor });
    expect(await searched(firm.test, "priya.r@example.com")).toEqual([]);
    expect(await searched(firm.test, "new@example.com")).toEqual(["Priya"]);
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    expect(await searched(firm.test, "new@example.com")).toEqual([]);
    expect(await searched(firm.test, "0412 345 678")).toEqual([]);
  });
});
