import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { balanceChart } from "../chart/balance";
import { cashflowChart } from "../chart/cashflow";
import { incomeTypeChart } from "../chart/income-types";
import { spendingChart } from "../chart/spending";
import { type Context, type ContextOptions, toContext } from "../context";
import { dayOfInstant } from "../format";
import type { Block, Content, Section } from "../model";
import { toPrintable } from "../printable";
import { toAffordabilitySection } from "./affordability";
import { toAssessedSection } from "./assessed";
import { headlineBridgeTable } from "./bridges";
import { toComparisonSection } from "./comparison";
import { toConductSection } from "./conduct";
import { toCover } from "./cover";
import { toCoverageSection } from "./coverage";
import { toCreditorSection } from "./creditors";
import { toDebtSection } from "./debts";
import { toExpenseSection } from "./expenses";
import { sayFewCounts } from "./few-counts";
import { fundingFacts } from "./funding";
import { toIncomeSection } from "./income";
import { toMethodSection } from "./method";
import { toStatementSection } from "./statement";
import { toTransactionSection } from "./transactions";

/** The whole report as blocks in reading order, with numbered sections. */
export function toContent(
  document: ReportDocument,
  integrity: Integrity,
  options: Omit<ContextOptions, "pathOf"> = {},
): Content {
  const context = toContext(toPrintable(document), options);
  const rows = toTransactionSection(context);
  const sections = [...listSections(context), ...(rows === null ? [] : [rows])];
  const content: Content = {
    cover: toCover(context, integrity),
    sections: sections.map((section, index) => ({ ...section, number: String(index + 1) })),
    footer: footerOf(document, integrity),
  };
  return document.profile === "insight" ? sayFewCounts(content) : content;
}

/** Every section except the list of transactions, each with its charts first. */
export function listSections(context: Context): Section[] {
  return [
    toAssessedSection(context),
    withFirst(toIncomeSection(context), incomeTypeChart(context)),
    withFirst(
      toExpenseSection(context),
      cashflowChart(context),
      fundingFacts(context),
      headlineBridgeTable(context),
      spendingChart(context),
    ),
    toDebtSection(context),
    withFirst(toConductSection(context), balanceChart(context)),
    toAffordabilitySection(context),
    toComparisonSection(context),
    toCreditorSection(context),
    toStatementSection(context),
    toCoverageSection(context),
    toMethodSection(context),
  ].filter((section): section is Section => section !== null);
}

function withFirst(section: Section, ...first: (Block | null)[]): Section {
  return { ...section, blocks: [...first.filter((block) => block !== null), ...section.blocks] };
}

/** The footer of every printed page of the report. */
export function footerOf(document: ReportDocument, integrity: Integrity): Content["footer"] {
  return {
    id: document.verification.id,
    digest: integrity.digestSha256.slice(0, 12),
    generated: dayOfInstant(document.generatedAt),
  };
}
