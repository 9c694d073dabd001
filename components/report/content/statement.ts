import type { Account, ReportDocument } from "@/lib/engine/document";
import { toProductName } from "@/lib/engine/figures/product-name";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { type Context, textCell } from "../context";
import { money } from "../format";
import type { Section, Table } from "../model";
import { hasWeek, weeklyOf } from "../weekly";
import { ACCOUNT_KIND, LIABILITY, OWNERSHIP } from "../words";
import { courtTable, toCourtLines } from "./court-table";
import { columns, row } from "./table";

/**
 * One line of a family lawyer's financial statement. Its amount is weekly for income and expenses, and a balance for
 * assets and liabilities.
 */
type StatementLine = {
  part: "Income" | "Expenses" | "Assets" | "Liabilities";
  line: string;
  /** Lower end of the range before tax, in cents a week; null if gross could not be derived. */
  grossLowCents: number | null;
  /** Upper end of the range before tax, in cents a week; null if gross could not be derived. */
  grossHighCents: number | null;
  /** The whole amount: weekly for income and expenses, the balance for assets and liabilities. */
  wholeCents: number | null;
  /** The customer's own share; null if the data does not show it. */
  ownShareCents: number | null;
  basis: string;
};

const WEEKS = TIMES_PER_YEAR.WEEKLY;

/**
 * Income, expenses, assets and liabilities under the headings of the family courts' Financial Statement, each
 * amount once.
 */
export function toStatementLines(document: ReportDocument): StatementLine[] {
  return [
    ...incomeLines(document),
    ...expenseLines(document),
    ...assetLines(document),
    ...liabilityLines(document),
  ];
}

function incomeLines(document: ReportDocument): StatementLine[] {
  return document.income.streams
    .filter(({ included }) => included)
    .map(({ name, label, frequency, gross, monthly, accountId }) => {
      const perYear = frequency === "IRREGULAR" ? 0 : TIMES_PER_YEAR[frequency];
      const weekly = (cents: number) => Math.round((cents * perYear) / WEEKS);
      const net = hasWeek(document, monthly.selected) ? weeklyOf(document, monthly.selected.value) : null;
      return {
        part: "Income",
        line: `${name}, ${label.toLowerCase()}`,
        grossLowCents: gross === null ? null : weekly(gross.lowCents),
        grossHighCents: gross === null ? null : weekly(gross.highCents),
        wholeCents: net,
        ownShareCents: isSole(document, ({ id }) => id === accountId) ? net : null,
        basis: gross === null ? "as it arrived" : "net as it arrived; gross is an estimate",
      };
    });
}

/**
 * True if the customer is the only holder of every account that `isMeant` selects, so that all income and spending in
 * these accounts is the customer's.
 */
const isSole = ({ accounts }: ReportDocument, isMeant: (account: Account) => boolean) =>
  accounts.filter(isMeant).every(({ ownership }) => ownership === "ONE_PARTY");

/** The types of accounts from which people spend money, so not loan accounts. */
const SPENT_FROM: ReadonlySet<Account["kind"]> = new Set(["TRANSACTION", "SAVINGS", "CREDIT_CARD"]);

function expenseLines(document: ReportDocument): StatementLine[] {
  const isOwn = isSole(document, ({ kind }) => SPENT_FROM.has(kind));
  const toWeek = (cents: number | null) => weeklyOf(document, cents);
  return toCourtLines(document)
    .filter(({ part }) => part !== "Income")
    .map((line) => ({
      part: "Expenses",
      line: line.heading,
      grossLowCents: null,
      grossHighCents: null,
      wholeCents: line.hasWeek ? toWeek(line.wholeMonthlyCents) : null,
      ownShareCents: line.hasWeek && (line.hasOwnShare || isOwn) ? toWeek(line.monthlyCents) : null,
      basis: line.labels.join(", "),
    }));
}

/**
 * The customer's share of an amount: the whole if the account has one holder, half if it has two. Null if it has
 * more holders or the bank does not say.
 */
function toShare(cents: number | null, ownership: Account["ownership"]): number | null {
  if (cents === null) return null;
  if (ownership === "ONE_PARTY") return cents;
  return ownership === "TWO_PARTY" ? Math.round(cents / 2) : null;
}

function assetLines({ accounts }: ReportDocument): StatementLine[] {
  return accounts
    .filter(({ balance }) => (balance.currentCents ?? 0) > 0)
    .map(({ displayName, institution, kind, balance, ownership }) => ({
      part: "Assets",
      line: toProductName(institution, displayName),
      grossLowCents: null,
      grossHighCents: null,
      wholeCents: balance.currentCents,
      ownShareCents: toShare(balance.currentCents, ownership),
      basis: `${ACCOUNT_KIND[kind]} account, ${OWNERSHIP[ownership]}`,
    }));
}

function liabilityLines({ liabilities }: ReportDocument): StatementLine[] {
  const none = { grossLowCents: null, grossHighCents: null };
  return [
    ...liabilities.shared.map(
      (debt): StatementLine => ({
        part: "Liabilities",
        line: toProductName(debt.institution, debt.name),
        ...none,
        wholeCents: debt.owedCents,
        ownShareCents: toShare(debt.owedCents, debt.ownership),
        basis: `${LIABILITY[debt.class]}, ${OWNERSHIP[debt.ownership]}`,
      }),
    ),
    ...liabilities.detected
      .filter(({ sharedAccountId, status }) => sharedAccountId === null && status !== "SETTLED")
      .map(
        (debt): StatementLine => ({
          part: "Liabilities",
          line: debt.lender,
          ...none,
          wholeCents: debt.estimatedBalanceCents,
          ownShareCents: debt.estimatedBalanceCents,
          basis: `${LIABILITY[debt.class]}, account not shared`,
        }),
      ),
  ];
}

/** The financial statement for a family lawyer, in weekly amounts as the courts require. */
export function toStatementSection(context: Context): Section {
  const lines = toStatementLines(context.document);
  return {
    id: "statement",
    number: "",
    title: "Financial statement",
    lead: "Income, expenses, assets and liabilities under the headings of the family courts’ Financial Statement.",
    about:
      "Weekly averages. Gross pay is an estimate. If two people hold an asset or debt, the whole amount is shown, and half of it as the customer’s own share. The court form asks for the customer’s own share.",
    blocks: [incomeTable(lines), courtTable(context), holdingTable(lines)],
  };
}

const SHARE_NOTE =
  "A dash means not known. “Own share of net” is shown only if the account that receives the income has one holder.";

function incomeTable(lines: readonly StatementLine[]): Table {
  return {
    kind: "table",
    id: "statement-income",
    caption: "Weekly income, before and after tax",
    columns: columns(
      ["Source", 36],
      [">Gross from", 16],
      [">Gross to", 16],
      [">Net", 16],
      [">Own share of net", 16],
    ),
    rows: lines
      .filter(({ part }) => part === "Income")
      .map((line) =>
        row(
          textCell(line.line, line.basis),
          money(line.grossLowCents),
          money(line.grossHighCents),
          money(line.wholeCents),
          money(line.ownShareCents),
        ),
      ),
    empty: "No income is counted.",
    footnote: SHARE_NOTE,
  };
}

function holdingTable(lines: readonly StatementLine[]): Table {
  const held = lines.filter(({ part }) => part === "Assets" || part === "Liabilities");
  return {
    kind: "table",
    id: "statement-holdings",
    caption: "Assets and liabilities seen in the accounts and payments",
    columns: columns(["What", 44], ["Part", 16], [">Whole", 20], [">Own share", 20]),
    rows: held.map((line) =>
      row(textCell(line.line, line.basis), line.part, money(line.wholeCents), money(line.ownShareCents)),
    ),
    empty: "No assets or liabilities were seen.",
    footnote:
      "A dash means not known. Property, vehicles, superannuation and debts paid from elsewhere are not visible in bank data.",
  };
}
