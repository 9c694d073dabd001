import { describe, expect, test } from "vitest";
import type { Adjustment } from "@/lib/engine/adjustments/adjustment";
import { targetsOf } from "@/lib/engine/adjustments/find-target";
import { writeCopy } from "@/lib/engine/adjustments/write-copy";
import type { ReportDocument } from "@/lib/engine/document";
import { alice } from "@/tests/households/alice";
import {
  dollars,
  EVERYDAY,
  every,
  type Household,
  inputOf,
  monthly,
  reportOf,
} from "@/tests/households/sheet";

const plain = reportOf(alice);
const rowOf = (report: ReportDocument, words: string) => {
  const found = report.transactions.find(({ description }) => description.startsWith(words));
  if (!found) throw new Error(`no row ${words}`);
  return found;
};
const streamOf = (code: string) => {
  const streams = [...plain.income.streams, ...plain.expenses.streams];
  const found = streams.find((stream) => stream.code === code);
  if (!found) throw new Error(`no stream ${code}`);
  return found.id;
};
const row = (words: string, report = plain) =>
  ({ kind: "TRANSACTION", id: rowOf(report, words).id }) as const;
const stream = (code: string) => ({ kind: "STREAM", id: streamOf(code) }) as const;

type Change = Pick<Adjustment, "target" | "action"> & Partial<Adjustment>;

function copyOf(home: Household, report: ReportDocument, changes: readonly Change[]): ReportDocument {
  const find = targetsOf(report);
  const gone = { name: "Gone Gym", on: null, amountCents: null, code: "rec.gym", monthlyCents: 5_000 };
  return writeCopy({
    document: report,
    digest: "0".repeat(64),
    input: inputOf(home),
    adjustments: changes.map((change, index) => ({
      id: `adj_${index}`,
      code: null,
      monthlyCents: null,
      reason: "Seen on the payslip.",
      author: "Robin Reid",
      at: "2026-07-02T10:00:00+10:00",
      facts: find(change.target)?.facts ?? gone,
      ...change,
    })),
    verification: { id: "SIQ-COPY", url: "https://example.test/verify/SIQ-COPY", supersedes: null },
    generatedAt: "2026-07-02T10:00:00+10:00",
  });
}

const assess = (...changes: Change[]) => copyOf(alice, plain, changes);
const figureOf = ({ assessed }: ReportDocument, section: string, code: string) => {
  const found = assessed?.figures.find((figure) => figure.section === section && figure.code === code);
  return found && [found.original, found.adjusted, found.difference];
};

describe("an assessed copy", () => {
  test("has every headline figure with the report's value if there are no adjustments", () => {
    const copy = assess();
    expect(copy.assessed?.figures.length).toBeGreaterThan(10);
    expect(copy.assessed?.figures.filter(({ difference }) => difference !== 0)).toEqual([]);
    expect(figureOf(copy, "SUMMARY", "surplus")).toEqual([dollars(2_372.06), dollars(2_372.06), 0]);
  });

  test("keeps the whole report except the number, the time and the assessed figures", () => {
    const { assessed, verification, generatedAt, ...rest } = assess({
      target: row("VICROADS"),
      action: "EXCLUDE",
    });
    const { assessed: none, verification: own, generatedAt: at, ...report } = plain;
    expect(rest).toEqual(report);
    expect([none, verification.id, generatedAt]).toEqual([null, "SIQ-COPY", "2026-07-02T10:00:00+10:00"]);
    expect(assessed?.report).toEqual({ verificationId: own.id, digest: "0".repeat(64), generatedAt: at });
  });

  test.each(["EXCLUDE", "ONE_OFF"] as const)(
    "%s removes a row from its category and from the totals",
    (action) => {
      const copy = assess({ target: row("VICROADS"), action });
      // 840.00 a year is 70.00 a month.
      expect(figureOf(copy, "EXPENSES", "tra.rego_licence")).toEqual([dollars(70), 0, -dollars(70)]);
      expect(figureOf(copy, "SUMMARY", "living")).toEqual([dollars(877.94), dollars(807.94), -dollars(70)]);
      expect(figureOf(copy, "SUMMARY", "surplus")).toEqual([
        dollars(2_372.06),
        dollars(2_442.06),
        dollars(70),
      ]);
      expect(figureOf(copy, "SUMMARY", "income_net")).toEqual([dollars(5_200), dollars(5_200), 0]);
      expect(copy.assessed?.adjustments[0]).toMatchObject({
        state: "APPLIED",
        action,
        on: "2026-02-02",
        amountCents: -84_000,
        originalCode: "tra.rego_licence",
        author: "Robin Reid",
      });
    },
  );

  test("averages the remaining rows over the same days if EXCLUDE removes one of many", () => {
    const second = plain.transactions.filter(({ description }) => description.startsWith("WOOLWORTHS"))[1];
    expect(second?.amountCents).toBe(-18_000);
    const copy = assess({ target: { kind: "TRANSACTION", id: second?.id ?? "" }, action: "EXCLUDE" });
    // Groceries without the excluded 180.00: (7,770.00 − 180.00) ÷ 365 days × 30.4375 days a month.
    expect(figureOf(copy, "EXPENSES", "foo.groceries")).toEqual([64_794, 63_293, -1_501]);
  });

  test("loses all rows of a stream that EXCLUDE removes", () => {
    const copy = assess({ target: stream("hou.rent"), action: "EXCLUDE" });
    expect(figureOf(copy, "COMMITMENTS", "hou.rent")).toEqual([dollars(1_950), 0, -dollars(1_950)]);
    expect(figureOf(copy, "SUMMARY", "surplus")?.[2]).toBe(dollars(1_950));
  });

  test("gives an expense or income stream the amount of SET_MONTHLY", () => {
    const copy = assess(
      { target: stream("hou.rent"), action: "SET_MONTHLY", monthlyCents: dollars(2_000) },
      { target: stream("inc.salary.regular"), action: "SET_MONTHLY", monthlyCents: dollars(5_000) },
    );
    expect(figureOf(copy, "COMMITMENTS", "hou.rent")).toEqual([dollars(1_950), dollars(2_000), dollars(50)]);
    expect(figureOf(copy, "SUMMARY", "income_net")).toEqual([dollars(5_200), dollars(5_000), -dollars(200)]);
    // Income less living expenses and rent: 5,000.00 − 877.94 − 2,000.00.
    expect(figureOf(copy, "SUMMARY", "surplus")?.[1]).toBe(dollars(2_122.06));
    expect(figureOf(copy, "AFFORDABILITY", "income")?.[1]).toBe(dollars(5_000));
    expect(copy.assessed?.adjustments[1]).toMatchObject({
      originalMonthlyCents: dollars(5_200),
      adjustedMonthlyCents: dollars(5_000),
    });
  });

  test("moves a stream to the category of RECODE, with the same amount", () => {
    const copy = assess({ target: stream("com.phone_internet"), action: "RECODE", code: "rec.digital" });
    expect(figureOf(copy, "EXPENSES", "com.phone_internet")).toEqual([dollars(60), 0, -dollars(60)]);
    expect(figureOf(copy, "EXPENSES", "rec.digital")).toEqual([0, dollars(60), dollars(60)]);
    expect(figureOf(copy, "SUMMARY", "living")?.[2]).toBe(0);
    expect(figureOf(copy, "SUMMARY", "essential")?.[2]).toBe(-dollars(60));
    expect(copy.assessed?.adjustments[0]).toMatchObject({
      originalLabel: "Phone and internet",
      adjustedCode: "rec.digital",
    });
  });

  test("can combine RECODE and SET_MONTHLY for one stream", () => {
    const target = stream("com.phone_internet");
    const copy = assess(
      { target, action: "RECODE", code: "foo.groceries" },
      { target, action: "SET_MONTHLY", monthlyCents: dollars(45) },
    );
    // Groceries of 647.94 plus the recoded 45.00.
    expect(figureOf(copy, "EXPENSES", "foo.groceries")?.[1]).toBe(dollars(692.94));
  });

  test("applies an adjustment of a row before an adjustment of its stream, in either order", () => {
    const whole = { target: stream("hou.rent"), action: "EXCLUDE" } as const;
    const part = {
      target: row("DIRECT DEBIT RAY WHITE"),
      action: "RECODE",
      code: "hou.maintenance",
    } as const;
    const figures = [assess(whole, part), assess(part, whole)].map((copy) =>
      figureOf(copy, "EXPENSES", "hou.maintenance"),
    );
    // One rent payment, averaged over the year: 450.00 ÷ 365 days × 30.4375 days a month.
    expect(figures).toEqual([
      [0, 3_753, 3_753],
      [0, 3_753, 3_753],
    ]);
  });

  test("reports an adjustment whose target is gone as lapsed, with the target's earlier text, and applies the remaining adjustments", () => {
    const copy = assess(
      { target: { kind: "STREAM", id: "stream-gone" }, action: "EXCLUDE" },
      { target: row("VICROADS"), action: "ONE_OFF" },
    );
    expect(copy.assessed?.adjustments.map(({ state }) => state)).toEqual(["LAPSED", "APPLIED"]);
    expect(copy.assessed?.adjustments[0]).toMatchObject({
      name: "Gone Gym",
      originalMonthlyCents: 5_000,
      note: "The report no longer has this stream.",
    });
    expect(figureOf(copy, "SUMMARY", "surplus")?.[2]).toBe(dollars(70));
  });

  test("counts a transfer to the customer's own account as spending if the firm decides so", () => {
    const home: Household = {
      person: "Kim Low",
      accounts: [
        {
          accountId: "everyday",
          productCategory: EVERYDAY,
          balance: 500,
          lines: [
            ...every(14, "2025-07-03", 26, "PAY/SALARY FROM ACME PTY LTD 004512", 2_400),
            ...monthly("2025-07-05", 12, "TRANSFER TO SAVINGS", [-300]),
          ],
        },
        {
          accountId: "savings",
          productCategory: EVERYDAY,
          balance: 5_000,
          lines: monthly("2025-07-05", 12, "TRANSFER FROM EVERYDAY", [300]),
        },
      ],
    };
    const report = reportOf(home);
    const first = rowOf(report, "TRANSFER TO SAVINGS");
    expect(first.code).toBe("trf.own_matched");
    const change = {
      target: { kind: "TRANSACTION", id: first.id },
      action: "RECODE",
      code: "foo.groceries",
    } as const;
    const [, adjusted] = figureOf(copyOf(home, report, [change]), "EXPENSES", "foo.groceries") ?? [];
    // $300.00, spread over the days that the account covers and converted to an average month.
    const days = report.accounts.find(({ id }) => id === first.accountId)?.coverage.days ?? 0;
    expect(adjusted).toBe(Math.round((30_000 / days) * 30.4375));
  });

  test("is refused for a report in the insight profile", () => {
    expect(() => copyOf(alice, reportOf(alice, { profile: "insight" }), [])).toThrow("insight");
  });
});
