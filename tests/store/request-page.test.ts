import { describe, expect, test } from "vitest";
import { changeRequest } from "@/lib/connect/change-request";
import { createRequest } from "@/lib/connect/create-request";
import { findSearchedContact } from "@/lib/contract/contact-search";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newVerificationId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { findNamed } from "@/lib/store/read/find-named";
import { listRequests } from "@/lib/store/read/request";
import { listRequestPage, type PageQuery, type RequestOrder } from "@/lib/store/read/request-page";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { WISH } from "@/tests/support/wish";

testDatabase();

const DAY_MS = 86_400_000;
const NAMES = ["Ava Nguyen", "Bo O’Brien", "Cy 100%_sure", "Di Nguyen", "Eve\\Lee"];
const PLAIN: PageQuery = { limit: 2, order: "newest", from: null };

/** Five requests a day apart, the first at eleven at night in Sydney on 1 October, when summer time begins on the 4th. */
async function makeFive() {
  const company = await makeCompany();
  const start = Date.parse("2026-10-01T23:00:00+10:00");
  for (const [n, clientName] of NAMES.entries()) {
    const wish = {
      ...WISH,
      clientName,
      clientRef: `REF-${n}`,
      reportType: n % 2 ? "expense_summary" : "affordability",
    } as const;
    await createRequest(company.test, wish, company.actor, null, new Date(start + n * DAY_MS));
  }
  return company;
}

const refs = (rows: { clientRef: string | null }[]) =>
  rows.map(({ clientRef }) => Number(clientRef?.slice(4)));

describe("the list that people read", () => {
  test("is walked to its end and back again in each order, a row never twice", async () => {
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

  test("in the order of what happened last begins with what happened last", async () => {
    const { test: scope, actor } = await makeFive();
    const [oldest] = (await listRequestPage(scope, { ...PLAIN, order: "oldest" })).rows;
    await withdrawRequest(scope, oldest?.id ?? "", "firm", actor);
    const { rows } = await listRequestPage(scope, { ...PLAIN, order: "changed" });
    expect(refs(rows)).toEqual([0, 4]);
    expect(rows[0]?.changedAt.getTime()).toBe(rows[0]?.withdrawnAt?.getTime());
  });

  test("is narrowed by stage, report, reference, words in any order, and days of Sydney", async () => {
    const { test: scope, actor } = await makeFive();
    const found = async (wish: Partial<PageQuery>) =>
      refs((await listRequestPage(scope, { ...PLAIN, limit: 100, ...wish })).rows);
    const [newest] = (await listRequestPage(scope, PLAIN)).rows;
    await withdrawRequest(scope, newest?.id ?? "", "firm", actor);
    expect(await found({ stage: "withdrawn" })).toEqual([4]);
    expect(await found({ stage: "awaiting_consent", reportType: "expense_summary" })).toEqual([3, 1]);
    expect(await found({ clientRef: "REF-2" })).toEqual([2]);
    expect(await found({ clientRef: "REF" })).toEqual([]);
    expect(await found({ text: "nguyen" })).toEqual([3, 0]);
    expect(await found({ text: "NGUYEN ref-0" })).toEqual([0]);
    expect(await found({ text: "100%_s" })).toEqual([2]);
    expect(await found({ text: "e\\l" })).toEqual([4]);
    expect(await found({ text: "1__%" })).toEqual([]);
    expect(await found({ firstDay: "2026-10-02", lastDay: "2026-10-03" })).toEqual([2, 1]);
    // After the clocks went forward the same moment is midnight, and so the next day.
    expect(await found({ firstDay: "2026-10-05", order: "changed", stage: "awaiting_consent" })).toEqual([3]);
  });

  test("holds nothing of another company or of the other environment", async () => {
    const one = await makeFive();
    const other = await makeCompany();
    const [row] = (await listRequestPage(one.test, PLAIN)).rows;
    for (const scope of [one.live, other.test]) {
      expect((await listRequestPage(scope, PLAIN)).rows).toEqual([]);
      expect(await findNamed(scope, row?.id ?? "")).toBeNull();
    }
    expect((await findNamed(one.test, row?.id ?? ""))?.id).toBe(row?.id);
    expect(await findNamed(one.test, newVerificationId())).toBeNull();
    expect(await findNamed(one.test, "Ava")).toBeNull();
  });
});

describe("the search of the list", () => {
  const searched = async (scope: Scope, text: string) => {
    const contact = findSearchedContact(text) ?? undefined;
    const { rows } = await listRequestPage(scope, { ...PLAIN, limit: 25, text, contact });
    return rows.map(({ clientName }) => clientName);
  };

  test("finds names whatever their accents, apostrophes and capitals, by parts in any order", async () => {
    const { test: scope, actor } = await makeCompany();
    const names = ["Siobhán O’Brien", "Trần Thị Đào", "Søren Łukasz Weiß", "Noël d'Arcy"];
    for (const clientName of names) await createRequest(scope, { ...WISH, clientName }, actor);
    for (const text of ["o'brien", "obrien", "O’Brien", "brien siob", "SIOBHAN"])
      expect([text, await searched(scope, text)]).toEqual([text, ["Siobhán O’Brien"]]);
    for (const text of ["tran", "Trần", "dao thi", "ĐÀO"])
      expect([text, await searched(scope, text)]).toEqual([text, ["Trần Thị Đào"]]);
    for (const text of ["soren", "Søren", "lukasz weiss", "weiß"])
      expect([text, await searched(scope, text)]).toEqual([text, ["Søren Łukasz Weiß"]]);
    expect(await searched(scope, "darcy noel")).toEqual(["Noël d'Arcy"]);
    expect(await searched(scope, "nobody")).toEqual([]);
    expect((await listRequests(scope, { limit: 5, after: null, text: "O’BRIEN" })).rows).toHaveLength(1);
  });

  test("finds a whole email address and phone number until they are erased, and only the company's own", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany()];
    const wish = { ...WISH, email: "Priya.R@example.com", phone: "+61412345678" };
    const { id } = await createRequest(firm.test, { ...wish, clientName: "Priya" }, firm.actor);
    await createRequest(other.test, { ...wish, clientName: "Other" }, other.actor);
    for (const text of ["priya.r@example.com", "PRIYA.R@EXAMPLE.COM", "0412 345 678", "+61 412 345 678"]) {
      expect([text, await searched(firm.test, text)]).toEqual([text, ["Priya"]]);
      expect(await searched(firm.live, text)).toEqual([]);
    }
    await changeRequest(firm.test, id, { email: "new@example.com" }, firm.actor);
    expect(await searched(firm.test, "priya.r@example.com")).toEqual([]);
    expect(await searched(firm.test, "new@example.com")).toEqual(["Priya"]);
    await withdrawRequest(firm.test, id, "firm", firm.actor);
    expect(await searched(firm.test, "new@example.com")).toEqual([]);
    expect(await searched(firm.test, "0412 345 678")).toEqual([]);
  });
});
