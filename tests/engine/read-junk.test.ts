import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BankData } from "@/lib/engine/bank";
import { Household } from "@/tests/engine/household";
import { runs } from "@/tests/support/runs";

const NASTY = [
  "",
  "\u0000",
  "\u202Egnp.exe",
  "<script>alert(1)</script>",
  "👩‍👩‍👧‍👦".repeat(50),
  "\uD800",
  "A".repeat(9_000),
  "*".repeat(900),
  "__proto__",
  "-0.00",
  "1e9",
  "-12.50",
  "12.50",
  "99999999999999.99",
  "2026-05-01",
  "2026-02-30T25:61:61Z",
  "9999-12-31",
  "2026-05-01T00:00:00+10:00",
  "AUD",
  "USD",
  "POSTED",
  "PENDING",
  "DIRECT_DEBIT",
  "FEE",
  "TRANSFER_OUTGOING",
  "INTEREST_CHARGED",
  "TRANS_AND_SAVINGS_ACCOUNTS",
  "CRED_AND_CHRG_CARDS",
  "RESIDENTIAL_MORTGAGES",
  "TWO_PARTY",
  "P1M",
];
const ids = fc.constantFrom("a", "b", "c", "\u0000", "__proto__");
const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NASTY) },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom<unknown>(
    null,
    undefined,
    0,
    -1,
    Number.NaN,
    true,
    [],
    {},
    [null],
    { a: [{}] },
    { toString: null, valueOf: null },
  ),
);
const has = (...names: string[]) =>
  fc.record(
    {
      accountId: fc.oneof({ weight: 5, arbitrary: ids }, junk),
      ...Object.fromEntries(names.map((n) => [n, junk])),
    },
    { requiredKeys: [] },
  );
const part = (...names: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.record(Object.fromEntries(names.map((n) => [n, junk]))) }, junk);
const listOf = (item: fc.Arbitrary<unknown>, maxLength: number) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.array(fc.oneof({ weight: 9, arbitrary: item }, junk), { maxLength }) },
    junk,
  );
const withParts = (record: fc.Arbitrary<object>, parts: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(record, fc.record(parts, { requiredKeys: [] })).map(([one, more]) => ({ ...one, ...more }));

const account = withParts(
  has(
    ..."displayName maskedNumber productCategory productName accountOwnership openStatus isOwned nickname creationDate".split(
      " ",
    ),
    ..."bsb accountNumber lendingRates institutionName holderName specificAccountUType".split(" "),
  ),
  {
    loan: part("originalStartDate", "loanEndDate", "minInstalmentAmount", "maxRedraw", "repaymentFrequency"),
    creditCard: part("minPaymentAmount", "paymentDueAmount", "paymentDueDate"),
    specificAccount: part("loan", "creditCard"),
    lendingRates: fc.array(part("rate", "lendingRateType"), { maxLength: 2 }),
  },
);
const row = withParts(
  has(
    ..."transactionId type status description postingDateTime valueDateTime executionDateTime amount currency reference".split(
      " ",
    ),
    ..."merchantName merchantCategoryCode billerCode billerName crn apcaNumber".split(" "),
  ),
  {
    amount: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.integer({ min: -90_000, max: 90_000 }).map((cents) => (cents / 100).toFixed(2)),
      },
      junk,
    ),
    postingDateTime: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("2026-05-01", "2026-05-02T14:00:00Z") },
      junk,
    ),
    extendedData: part("payer", "payee", "nppPayload", "x2p101Payload"),
  },
);
const data = fc.record(
  {
    accounts: listOf(account, 5),
    balances: listOf(has("currentBalance", "availableBalance", "creditLimit", "currency"), 5),
    transactions: listOf(row, 25),
    directDebits: listOf(
      withParts(has("lastDebitDateTime", "lastDebitAmount"), { authorisedEntity: junk }),
      3,
    ),
    scheduledPayments: listOf(
      withParts(has("scheduledPaymentId", "nickname", "status", "recurrence", "paymentSet"), {
        from: part("accountId"),
      }),
      3,
    ),
    previousBalances: listOf(has("currentBalance", "at"), 3),
  },
  { requiredKeys: [] },
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("a report of arbitrary values in every field", () => {
  it("can be generated in both profiles, and its amounts add up to its rows", () => {
    fc.assert(
      fc.property(data, (sent) => {
        const input = new Household().input({ data: sent as unknown as BankData });
        const household = new Household();
        const report = household.report(input);
        household.report({ ...input, profile: "insight" });
        const flows = report.accounts.map(
          ({ flows }) => (flows?.creditsCents ?? 0) - (flows?.debitsCents ?? 0),
        );
        expect(sum(flows)).toBe(sum(report.transactions.map(({ amountCents }) => amountCents)));
        for (const { figure, events } of [report.conduct.dishonours, report.conduct.overdrawnFees])
          expect(figure.value).toBe(events.length);
        for (const fee of report.conduct.fees)
          expect(fee.net.value).toBe((fee.charged.value ?? 0) - (fee.refunded.value ?? 0));
        const known = new Set(report.transactions.map(({ id }) => id));
        expect(report.evidenceSets.every((set) => set.transactionIds.every((id) => known.has(id)))).toBe(
          true,
        );
      }),
      runs(300),
    );
  });

  it("reads a balance that is not text as unknown, even if later rows are left out", () => {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", null)
      .row("everyday", "2026-07-01", "-10.00", "COLES 4471");
    const balances = [{ accountId: "everyday", currentBalance: [null] as unknown as string }];
    const report = home.report({ data: { ...home.data, balances }, profile: "insight" });
    expect(report.accounts[0]?.balance.currentCents).toBe(null);
  });

  it("contains no control character, incomplete character or overlong text", () => {
    fc.assert(
      fc.property(data, (sent) => {
        const report = new Household().report({ data: sent as unknown as BankData });
        const visit = (value: unknown): void => {
          if (typeof value === "string") {
            expect(value.length).toBeLessThan(2_000);
            expect(value).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
            expect(value.isWellFormed()).toBe(true);
          } else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
        };
        visit({ ...report, definitions: null });
      }),
      runs(60),
    );
  });
});
