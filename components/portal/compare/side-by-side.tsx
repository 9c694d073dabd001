import type { ReactNode } from "react";
import type { ReportSide, SideGroup } from "@/lib/engine/changes/report-side";
import type { PairedLine, SideBySide, SideValue } from "@/lib/engine/changes/side-by-side";
import type { Unit } from "@/lib/engine/document";
import { counted, day, dayOfInstant, NOT_AVAILABLE, unitText } from "../../report/format";
import { LIABILITY } from "../../report/words";
import { Banner } from "../../ui/banner";
import { Chip } from "../../ui/chip";
import { Table, Td, Th } from "../../ui/table";
import { PortalAnchor, type PortalPath } from "../portal-link";
import { REPORT_TYPE_WORDS } from "../words";

type Side = { requestId: string; report: ReportSide };
type Props = { first: Side; second: Side; compared: SideBySide };

/** The heading of each group of figures, and the report section that contains them. */
const GROUPS: Readonly<Record<SideGroup, { title: string; part: string }>> = {
  SUMMARY: { title: "Summary", part: "overview" },
  ASSESSED: { title: "Affordability", part: "affordability" },
  INCOME: { title: "Income, by payer", part: "income" },
  SPENDING: { title: "Spending, by category", part: "expenses" },
  COMMITMENTS: { title: "Commitments", part: "debts" },
  DEBTS: { title: "Debts and lenders", part: "debts" },
  CONDUCT: { title: "Account conduct", part: "conduct" },
};

/** Shows two reports side by side: first the differences, then each figure of both with a link to its section. */
export function SideBySideTable({ first, second, compared }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {compared.cautions.length > 0 ? (
        <Banner tone="warn">
          <p className="font-medium">Before you compare</p>
          <ul className="mt-1 grid gap-1">
            {compared.cautions.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <Table label="Both reports">
        <thead>
          <tr>
            <Th>Report</Th>
            <ReportHead name="First" side={first} />
            <ReportHead name="Second" side={second} />
            <Th className="hidden text-right sm:table-cell">Difference</Th>
          </tr>
        </thead>
        <tbody>
          <Facts first={first.report} second={second.report} />
        </tbody>
        {compared.groups.map(({ group, lines }) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={4}
                className="border-b border-line pt-7 pb-2 text-left font-semibold"
              >
                {GROUPS[group].title}
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.key}>
                <Td className="wrap-break-word">
                  {line.label}
                  <About group={group} about={line.about} />
                </Td>
                <Amount line={line} side={first} value={line.first} part={GROUPS[group].part} />
                <Amount line={line} side={second} value={line.second} part={GROUPS[group].part} />
                <Td className="hidden text-right whitespace-nowrap text-soft tabular-nums sm:table-cell">
                  {differenceText(line)}
                </Td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
      <p className="max-w-prose text-sm text-soft">
        Amounts are per month, except balances, limits and debts. Each amount comes from its own report. “–”
        means that the report has no such line. The difference is the second report less the first.
      </p>
    </div>
  );
}

function ReportHead({ name, side: { requestId, report } }: { name: string; side: Side }) {
  return (
    <Th className="text-right">
      <span className="block">{name}</span>
      <PortalAnchor
        href={`/requests/${requestId}/report`}
        className="text-sm whitespace-normal text-accent underline wrap-anywhere"
      >
        {report.customer}
      </PortalAnchor>
    </Th>
  );
}

/**
 * Shows the scope of each report. Marks a difference in the facts of NORMALLY_EQUAL, because it can explain differences
 * in the figures.
 */
function Facts({ first, second }: { first: ReportSide; second: ReportSide }) {
  const rows: readonly [string, (report: ReportSide) => string][] = [
    ["Reference", ({ clientRef }) => clientRef ?? "–"],
    ["Report type", ({ reportType }) => REPORT_TYPE_WORDS[reportType].label],
    ["Profile", ({ profile }) => (profile === "full" ? "Full" : "Insight")],
    ["Period", ({ period }) => `${day(period.from)} to ${day(period.to)}`],
    ["Days with data", ({ period }) => counted(period.days, "day")],
    ["Banks", ({ banks }) => banks.join(", ") || "–"],
    ["Accounts", ({ accounts }) => String(accounts.length)],
    ["Data quality", ({ grade }) => `Grade ${grade}`],
    ["Prepared", ({ generatedAt }) => dayOfInstant(generatedAt)],
    ["Verification", ({ verificationId }) => verificationId],
  ];
  return rows.map(([term, text]) => {
    const isOther = NORMALLY_EQUAL.has(term) && text(first) !== text(second);
    return (
      <tr key={term}>
        <Td>
          {term} {isOther ? <Chip tone="warn">Differs</Chip> : null}
        </Td>
        <Td className="text-right wrap-anywhere">{text(first)}</Td>
        <Td className="text-right wrap-anywhere">{text(second)}</Td>
        <Td className="hidden sm:table-cell" />
      </tr>
    );
  });
}

/** Facts that comparable reports normally agree on, so that a difference is worth pointing out. */
const NORMALLY_EQUAL: ReadonlySet<string> = new Set(["Report type", "Profile", "Period", "Banks"]);

function About({ group, about }: { group: SideGroup; about: string | null }): ReactNode {
  if (about === null) return null;
  const words = group === "DEBTS" ? LIABILITY[about as keyof typeof LIABILITY] : about;
  return <span className="block text-xs text-soft">{words}</span>;
}

type AmountProps = { line: PairedLine; side: Side; value: SideValue | null; part: string };

/** An amount that links to its figure in the report, or to the figure's section. */
function Amount({ line, side, value, part }: AmountProps) {
  if (value === null)
    return (
      <Td className="text-right text-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">not in this report</span>
      </Td>
    );
  const hash = value.path === null ? part : `figure=${value.path}`;
  const href: PortalPath = `/requests/${side.requestId}/report#${hash}`;
  return (
    <Td className="text-right tabular-nums">
      <PortalAnchor
        href={href}
        className="underline decoration-line underline-offset-4 hover:decoration-accent"
      >
        {value.value === null ? NOT_AVAILABLE : unitText(value.value, line.unit)}
        <span className="sr-only">
          : {line.label}, report of {side.report.customer}
        </span>
      </PortalAnchor>
    </Td>
  );
}

const SIGNED: ReadonlySet<Unit> = new Set<Unit>(["AUD_CENTS", "AUD_CENTS_PER_MONTH"]);

function differenceText({ difference, unit }: PairedLine): string {
  if (difference === null) return "";
  const text =
    SIGNED.has(unit) || difference >= 0 ? unitText(difference, unit) : `−${unitText(-difference, unit)}`;
  return difference > 0 ? `+${text}` : text;
}
