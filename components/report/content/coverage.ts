import type { Account } from "@/lib/engine/document";
import { toProductName } from "@/lib/engine/figures/product-name";
import { accountKey, type Context, evidenceAnchor, joined, noteText, textCell, withTo } from "../context";
import { count, counted, day, money, percent, span } from "../format";
import type { Block, Facts, Points, Section, Table } from "../model";
import { ACCOUNT_KIND, intervalText, LEFT_OUT, OWNERSHIP, UNSHARED } from "../words";
import { coverageFinding } from "./findings";
import { columns, row } from "./table";

/** The basis of the figures: the days and gaps of each account's data, the quality of the data, and warnings. */
export function toCoverageSection(context: Context): Section {
  const { document } = context;
  const blocks: Block[] = [accountTable(context)];
  if (document.accounts.some((account) => account.loan !== null || account.card !== null))
    blocks.push(termsTable(context));
  blocks.push(qualityFacts(context), reasonPoints(context));
  if (document.quality.suspectedUnshared.length > 0) blocks.push(unsharedPoints(context));
  if (document.quality.accountsLeftOut.length > 0) blocks.push(leftOutPoints(context));
  if (document.warnings.length > 0) blocks.push(warningPoints(context));
  if (document.customerNotes.length > 0) blocks.push(notePoints(context));
  return {
    id: "coverage",
    number: "",
    title: "Coverage and data quality",
    lead: coverageFinding(context),
    about:
      "Each average is taken over the days that the account's data covers, not over the requested period. Pending payments are left out.",
    blocks,
  };
}

function accountTable(context: Context): Table {
  return {
    kind: "table",
    id: "accounts",
    caption: "Accounts shared",
    columns: columns(
      ["Account", 34],
      ["Record", 24],
      [">Rows", 8],
      [">In*", 12],
      [">Out*", 12],
      [">Balance", 13],
    ),
    rows: context.document.accounts.map((account) => accountRow(context, account)),
    empty: "No account was shared.",
    footnote: "* In the period, without transfers between the customer's own accounts.",
  };
}

function accountRow(context: Context, account: Account) {
  const { coverage, flows } = account;
  const gaps =
    coverage.gaps.length === 0 ? "no gaps" : `gaps: ${coverage.gaps.map((gap) => span(gap)).join("; ")}`;
  const name = toProductName(account.institution, account.displayName);
  const details = joined(
    account.maskedNumber,
    ACCOUNT_KIND[account.kind],
    `${account.holder === null ? "holder not stated" : `held by ${account.holder}`} (${OWNERSHIP[account.ownership]})`,
    account.openStatus === "CLOSED" ? "closed" : null,
    noteText(context, account.id),
  );
  return {
    ...row(
      textCell(`${accountKey(context, account.id)} ${name}`, details),
      textCell(`${day(coverage.from)} to ${day(coverage.to)}`, joined(counted(coverage.days, "day"), gaps)),
      count(coverage.rows),
      money(flows?.creditsExTransfersCents ?? null),
      money(flows?.debitsExTransfersCents ?? null),
      textCell(
        money(account.balance.currentCents),
        joined(
          account.balance.availableCents === null
            ? null
            : `available ${money(account.balance.availableCents)}`,
          account.balance.reconciled === null
            ? null
            : account.balance.reconciled
              ? "agrees with the last collection"
              : "does not agree with the last collection",
        ),
      ),
    ),
  };
}

function termsTable(context: Context): Table {
  const accounts = context.document.accounts.filter(
    (account) => account.loan !== null || account.card !== null,
  );
  return {
    kind: "table",
    id: "terms",
    caption: "Loan and card terms as the bank states them",
    columns: columns(["Account", 26], ["Terms", 44], [">Limit or original", 16], [">Minimum payment", 14]),
    rows: accounts.map((account) =>
      row(
        `${accountKey(context, account.id)} ${account.displayName}`,
        loanTerms(account),
        money(account.loan?.originalCents ?? account.balance.limitCents),
        money(account.loan?.minInstalmentCents ?? account.card?.minPaymentCents ?? null),
      ),
    ),
    empty: "",
  };
}

function loanTerms({ loan, card }: Account): string {
  if (loan === null) return card?.dueOn == null ? "card" : `next payment due ${day(card.dueOn)}`;
  return joined(
    loan.repaymentType?.toLowerCase().replaceAll("_", " "),
    loan.repaymentFrequency === null ? null : intervalText(loan.repaymentFrequency),
    loan.rate === null ? null : `rate ${percent(loan.rate)}`,
    loan.endsOn === null ? null : `ends ${day(loan.endsOn)}`,
    loan.redrawCents === null ? null : `redraw ${money(loan.redrawCents)}`,
  );
}

function qualityFacts({ document }: Context): Facts {
  const { quality } = document;
  const checked = { yes: "agrees", no: "does not agree", none: "could not be checked" };
  const reconciled = quality.balanceReconciled === null ? "none" : quality.balanceReconciled ? "yes" : "no";
  const currencies = quality.foreignRows.map((item) => `${item.currency} ${count(item.count)}`).join(", ");
  const excluded = quality.rowsExcluded.map((item) => {
    const detail = item.reason === "FOREIGN_CURRENCY" && currencies !== "" ? ` (${currencies})` : "";
    return `${count(item.count)} ${item.reason.toLowerCase().replaceAll("_", " ")}${detail}`;
  });
  return {
    kind: "facts",
    title: "Data quality",
    pairs: [
      { term: "Grade", cell: { text: quality.grade } },
      { term: "Days covered", cell: { text: count(quality.coveredDays) } },
      { term: "Shortest account record", cell: { text: counted(quality.minAccountDays, "day") } },
      { term: "Days in gaps", cell: { text: count(quality.gapDays) } },
      { term: "Uncategorised, by value", cell: { text: percent(quality.uncategorisedValueRatio) } },
      {
        term: "Transfers without a match, by value",
        cell: { text: percent(quality.unmatchedTransferValueRatio) },
      },
      { term: "Low confidence, by value", cell: { text: percent(quality.lowConfidenceValueRatio) } },
      { term: "Balances since the last collection", cell: { text: checked[reconciled] } },
      { term: "Completeness of accounts", cell: { text: percent(quality.accountCompletenessRatio) } },
      { term: "Income into joint accounts", cell: { text: percent(quality.jointIncomeRatio) } },
      { term: "Pending rows left out", cell: { text: count(quality.pendingExcluded.count) } },
      {
        term: "Rows left out",
        cell: { text: excluded.length === 0 ? "none" : excluded.join(", ") },
      },
    ],
  };
}

function reasonPoints({ document, isForCustomer }: Context): Points {
  return {
    kind: "points",
    title: "Why this grade",
    items: document.quality.reasons.map((reason) => ({
      lead:
        reason.severity === "ASK" && !isForCustomer ? "Ask" : reason.severity === "INFO" ? "Fact" : "Note",
      cell: { text: reason.text },
    })),
    empty: "No problems were found in the data.",
  };
}

function unsharedPoints(context: Context): Points {
  return {
    kind: "points",
    title: "Accounts that may be missing",
    items: context.document.quality.suspectedUnshared.map((item) => ({
      lead: UNSHARED[item.kind],
      cell: withTo(
        {
          text: joined(
            item.hint,
            item.monthlyOut.value === null || item.monthlyOut.count === 0
              ? null
              : `${money(item.monthlyOut.value)} a month out`,
            item.monthlyIn.value === null || item.monthlyIn.count === 0
              ? null
              : `${money(item.monthlyIn.value)} a month in`,
          ),
        },
        evidenceAnchor(context, item.evidence),
      ),
    })),
    empty: "",
  };
}

function leftOutPoints({ document }: Context): Points {
  return {
    kind: "points",
    title: "Accounts that no figure counts",
    items: document.quality.accountsLeftOut.map((account) => ({
      lead: toProductName(account.institution, account.name),
      cell: { text: `${LEFT_OUT[account.reason]} (${counted(account.rows, "row")})` },
    })),
    empty: "",
  };
}

function warningPoints({ document }: Context): Points {
  return {
    kind: "points",
    title: "Warnings",
    items: document.warnings.map((warning) => ({ lead: "Warning", cell: { text: warning.text } })),
    empty: "",
  };
}

function notePoints(context: Context): Points {
  return {
    kind: "points",
    title: "The customer's notes",
    items: context.document.customerNotes.map((note) => ({
      lead: day(note.at.slice(0, 10)),
      cell: { text: `${noteText(context, note.target) ?? ""} (${noteTarget(context, note.target)})` },
    })),
    empty: "",
  };
}

function noteTarget(context: Context, target: string): string {
  const { income, expenses } = context.document;
  const stream = [...income.streams, ...expenses.streams].find((item) => item.id === target);
  const row = context.rowOf.get(target);
  return stream?.name ?? context.labelOf.get(target) ?? (row === undefined ? target : `row ${row}`);
}
