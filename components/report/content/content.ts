import type { ReportDocument } from "@/lib/domain/document";
import { balanceChart } from "../chart/balance";
import { cashflowChart } from "../chart/cashflow";
import { incomeTypeChart } from "../chart/income-types";
import { spendingChart } from "../chart/spending";
import { type Context, type NoteWay, toContext } from "../context";
import { dayOfInstant } from "../format";
import type { Integrity } from "../integrity";
import type { Block, Chart, Content, Section } from "../model";
import { toPrintable } from "../printable";
import { toAffordabilitySection } from "./affordability";
import { toConductSection } from "./conduct";
import { toCover } from "./cover";
import { toCoverageSection } from "./coverage";
import { toDebtSection } from "./debts";
import { toExpenseSection } from "./expenses";
import { toIncomeSection } from "./income";
import { toMethodSection } from "./method";
import { toTransactionSection } from "./transactions";

/** The whole report as blocks in reading order, the sections numbered as they stand. */
export function toContent(
  document: ReportDocument,
  integrity: Integrity,
  noteWay?: NoteWay,
  isFolded = false,
): Content {
  const context = toContext(toPrintable(document), { ...(noteWay && { noteWay }), isFolded });
  const rows = toTransactionSection(context);
  const sections = [...listSections(context), ...(rows === null ? [] : [rows])];
  return {
    cover: toCover(context, integrity),
    sections: sections.map((section, index) => ({ ...section, number: String(index + 1) })),
    footer: footerOf(context, integrity),
  };
}

/** Every section but the list of transactions, each with its charts first. */
export function listSections(context: Context): Section[] {
  return [
    withFirst(toIncomeSection(context), incomeTypeChart(context)),
    withFirst(toExpenseSection(context), cashflowChart(context), spendingChart(context)),
    toDebtSection(context),
    withFirst(toConductSection(context), balanceChart(context)),
    toAffordabilitySection(context),
    toCoverageSection(context),
    toMethodSection(context),
  ].filter((section): section is Section => section !== null);
}

function withFirst(section: Section, ...charts: (Chart | null)[]): Section {
  const drawn: Block[] = charts.filter((chart): chart is Chart => chart !== null);
  return { ...section, blocks: [...drawn, ...section.blocks] };
}

function footerOf({ document }: Context, integrity: Integrity): Content["footer"] {
  return {
    id: document.verification.id,
    digest: integrity.digestSha256.slice(0, 12),
    generated: dayOfInstant(document.generatedAt),
  };
}
