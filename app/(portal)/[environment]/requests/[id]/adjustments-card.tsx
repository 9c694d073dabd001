import { ActForm } from "@/components/portal/act-form";
import { AdjustmentForm } from "@/components/portal/adjustment-form";
import { sayAssessed } from "@/components/report/content/assessed";
import { SECTION_WORDS } from "@/components/report/content/assessed-words";
import { DASH, day, dayOfInstant, money } from "@/components/report/format";
import { ButtonLink, FileLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Table, Td, Th } from "@/components/ui/table";
import { getAdjustments } from "@/lib/analyse/adjust-request";
import { CATEGORY_CHOICES } from "@/lib/contract/adjustment-form";
import { fetchTargetChoices } from "@/lib/documents/fetch-viewer";
import type { Member } from "@/lib/http/member";
import { ADJUSTMENTS_MAX, type RequestAdjustments } from "@/lib/rules/adjustments";
import { listCategoryMaps } from "@/lib/store/read/category-maps";
import { addAdjustmentAction, removeAdjustmentAction } from "./actions";
import { COPY_FORMATS, MappedDownloads } from "./mapped-downloads";

type Adjustment = RequestAdjustments["adjustments"][number];

const FILES = [
  ...["pdf", "html", "json", "xml", "xlsx"].map((format) => ({ format, label: format.toUpperCase() })),
  { format: "csv", label: "Adjusted CSV" },
  { format: "lines-csv", label: "Adjusted form lines CSV" },
];

/**
 * Shows the firm's adjustments of rows and streams, and the assessed copy that includes them. Read-only for viewers.
 * Loads the form only on request, because its list of the report's payments is longer than the rest of the page.
 */
export async function AdjustmentsCard({
  asking,
  id,
  isAdding,
}: {
  asking: Member;
  id: string;
  isAdding: boolean;
}) {
  const mayWrite = asking.may("request.write");
  const [{ adjustments, figures, verificationId }, maps, targets] = await Promise.all([
    getAdjustments(asking.scope, id),
    listCategoryMaps(asking.scope.companyId),
    mayWrite && isAdding ? fetchTargetChoices(asking.scope, id) : [],
  ]);
  const base = asking.pathOf(`/requests/${id}`);
  return (
    <Card
      id="adjustments"
      title="Adjustments"
      about="Your changes to single and regular payments, each with a reason. The signed report doesn’t change. The assessed copy shows the original and the adjusted figures side by side."
    >
      <div className="grid grid-cols-1 gap-6">
        {verificationId ? (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-soft">Assessed copy {verificationId}</span>
            {FILES.map(({ format, label }) => (
              <FileLink key={format} href={`${base}/download/assessed-${format}`}>
                {label}
              </FileLink>
            ))}
          </div>
        ) : (
          <p className="text-sm text-soft">No adjustments were made.</p>
        )}
        {verificationId ? (
          <MappedDownloads
            maps={maps}
            base={base}
            label="Category map for the assessed copy"
            formats={COPY_FORMATS}
          />
        ) : null}
        {figures.length > 0 ? <Figures figures={figures} /> : null}
        {adjustments.length > 0 ? (
          <ul className="grid grid-cols-1 gap-4">
            {adjustments.map((one) => (
              <li key={one.id} className="grid gap-1 border-t border-line pt-4 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {one.name}: {changeOf(one)}
                  {one.state === "LAPSED" ? <Chip tone="warn">Lapsed</Chip> : null}
                </p>
                <p className="text-soft">{aboutOf(one)}</p>
                <p>{one.reason}</p>
                <p className="text-soft">
                  {one.author}, {dayOfInstant(one.at)}
                </p>
                {mayWrite ? (
                  <ActForm
                    action={removeAdjustmentAction}
                    hidden={{ id, adjustment: one.id }}
                    label={`Remove: ${one.name}`}
                    busy="Removing…"
                  />
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {mayWrite && adjustments.length < ADJUSTMENTS_MAX ? (
          <div id="adjust">
            {isAdding ? (
              <AdjustmentForm
                action={addAdjustmentAction}
                id={id}
                targets={targets}
                categories={CATEGORY_CHOICES}
              />
            ) : (
              <ButtonLink href={`${base}?adjust=yes#adjust`}>Add an adjustment</ButtonLink>
            )}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

/** Shows the summary, and the affordability figures that the adjustments changed. The assessed copy has every line. */
function Figures({ figures }: Pick<RequestAdjustments, "figures">) {
  const shown = figures.filter(
    ({ section, difference }) => section === "SUMMARY" || (section === "AFFORDABILITY" && difference !== 0),
  );
  return (
    <Table label="Original and adjusted figures">
      <thead>
        <tr>
          <Th>Figure</Th>
          <Th className="text-right">Original</Th>
          <Th className="text-right">Adjusted</Th>
          <Th className="text-right">Difference</Th>
        </tr>
      </thead>
      {[...new Set(shown.map(({ section }) => section))].map((section) => (
        <tbody key={section}>
          <tr>
            <th scope="rowgroup" colSpan={4} className="pt-4 pb-1 text-left text-xs font-medium text-soft">
              {SECTION_WORDS[section]}
            </th>
          </tr>
          {shown
            .filter((figure) => figure.section === section)
            .map((figure) => (
              <tr key={figure.code}>
                <Td>{figure.label}</Td>
                <Td className="text-right tabular-nums">{sayAssessed(figure.original, figure)}</Td>
                <Td className="text-right tabular-nums">{sayAssessed(figure.adjusted, figure)}</Td>
                <Td className="text-right tabular-nums">
                  {figure.difference === 0 ? DASH : sayAssessed(figure.difference, figure)}
                </Td>
              </tr>
            ))}
        </tbody>
      ))}
    </Table>
  );
}

function changeOf({ action, adjustedLabel, adjustedMonthlyCents }: Adjustment): string {
  if (action === "EXCLUDE") return "excluded";
  if (action === "ONE_OFF") return "one-off";
  if (action === "RECODE") return `counted as ${adjustedLabel}`;
  return `${money(adjustedMonthlyCents)} a month`;
}

function aboutOf({ on, amountCents, originalLabel, originalMonthlyCents, note }: Adjustment): string {
  const what =
    on === null
      ? `Regular${originalMonthlyCents === null ? "" : `, ${money(originalMonthlyCents)} a month`}`
      : `${day(on)}, ${money(amountCents)}`;
  return [`${what}. Counted as ${originalLabel} in the report.`, note].filter(Boolean).join(" ");
}
