import {
  CARD,
  EVERYDAY,
  every,
  HOME_LOAN,
  type Household,
  type Line,
  monthly,
} from "@/tests/households/sheet";

const both = (lines: readonly Line[], words: string): Line[] =>
  lines.map(([on, , dollars]) => [on, words, -dollars]);
const toOffset = monthly("2025-07-16", 12, "Transfer to Offset xx2222", [-1_000]);
const toLoan = monthly("2025-07-15", 12, "DIRECT DEBIT 0622 HOME LOAN", [-2_900]);
const toCard = monthly("2025-07-20", 12, "Transfer to credit card xx4444", [-1_000]);

/**
 * Two pays into one account, a home loan with an offset, and a card for the groceries. All four accounts are shared.
 */
export const danaAndEli: Household = {
  person: "Dana Novak",
  accounts: [
    {
      accountId: "joint",
      productCategory: EVERYDAY,
      accountOwnership: "TWO_PARTY",
      holderName: "Dana Novak & Eli Novak",
      maskedNumber: "xxxx1111",
      balance: 2_000,
      lines: [
        ...every(14, "2025-07-02", 26, "SALARY ST MARYS HOSPITAL 5512", 2_000),
        ...monthly("2025-07-15", 12, "SALARY HARBOUR FREIGHT 0099", [5_100]),
        ...monthly("2025-08-05", 4, "BPAY CITY OF MARION COUNCIL RATES 3341", [-450], 3),
        ...toOffset,
        ...toLoan,
        ...toCard,
      ],
    },
    {
      accountId: "offset",
      productCategory: EVERYDAY,
      displayName: "Offset Account",
      maskedNumber: "xxxx2222",
      balance: 20_000,
      lines: both(toOffset, "Transfer from xx1111"),
    },
    {
      accountId: "card",
      productCategory: CARD,
      maskedNumber: "xxxx4444",
      balance: -1_500,
      limit: 12_000,
      lines: [
        ...every(7, "2025-07-01", 53, "WOOLWORTHS 3301 MARION SA AUS", -200, -240),
        ...monthly("2025-07-11", 12, "NETFLIX.COM MELBOURNE", [-20.99]),
        ...both(toCard, "PAYMENT RECEIVED THANK YOU"),
      ],
    },
    {
      accountId: "loan",
      productCategory: HOME_LOAN,
      maskedNumber: "xxxx3333",
      balance: -450_000,
      lendingRates: [{ lendingRateType: "VARIABLE", rate: "0.055" }],
      loan: { loanEndDate: "2050-06-30", minInstalmentAmount: "2900.00", repaymentFrequency: "P1M" },
      lines: [
        ...both(toLoan, "REPAYMENT"),
        ...monthly("2025-07-31", 12, "INTEREST", [-2_062.5], 1, { type: "INTEREST_CHARGED" }),
      ],
    },
  ],
};
