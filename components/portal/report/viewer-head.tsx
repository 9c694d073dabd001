import { instant } from "../../report/format";
import type { Cover } from "../../report/model";
import { CopyButton } from "../../ui/copy-button";
import { Time } from "../../ui/time";
import { PortalLink } from "../portal-link";
import { DownloadLinks } from "./download-links";
import type { ReportParts } from "./downloads-of";
import { PrintButton } from "./print-button";

type Props = {
  cover: Cover;
  /** The times in the cover's text. */
  moments: readonly string[];
  requestId: string;
  base: string;
  /** The report's contents, which decide which files can be downloaded. */
  has: ReportParts;
};

/**
 * Shows the report's customer, period and exports, and leads to the firm's inputs and adjustments. `base` is the URL of
 * the request's page.
 */
export function ViewerHead({ cover, moments, requestId, base, has }: Props) {
  return (
    <header>
      <nav aria-label="Request" className="flex flex-wrap gap-x-5 text-sm print:hidden">
        {LINKS.filter(({ needsTable }) => has.hasTable || !needsTable).map(({ to, label }) => (
          <PortalLink
            key={label}
            href={`/requests/${requestId}${to}`}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {label}
          </PortalLink>
        ))}
      </nav>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{cover.customer}</h1>
          <p className="mt-0.5 text-sm text-soft">{cover.title}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <DownloadLinks base={base} has={has} />
          <span className="max-sm:hidden">
            <PrintButton />
          </span>
        </div>
      </div>
      {cover.testNotice ? (
        <p className="mt-4 border-l-2 border-warn pl-3 text-sm text-soft">{cover.testNotice}</p>
      ) : null}
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:gap-x-8 lg:grid-cols-3">
        <div>
          <dt className="text-xs text-soft">Verification</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium tabular-nums">{cover.verification.id}</span>
            <span className="print:hidden">
              <CopyButton text={cover.verification.id} className="min-h-6! px-2! py-0! text-xs!" />
            </span>
          </dd>
        </div>
        {cover.pairs.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-xs text-soft">{TERM[term] ?? term}</dt>
            <dd className="wrap-anywhere">
              <InOurTime text={text} moments={moments} />
            </dd>
          </div>
        ))}
        <div className="col-span-2 lg:col-span-3">
          <dt className="text-xs text-soft">Consent</dt>
          <dd>
            <InOurTime text={cover.consent} moments={moments} />
          </dd>
        </div>
      </dl>
    </header>
  );
}

/** Links to the request. An insight report has no rows, so nothing in it can be adjusted. */
const LINKS = [
  { to: "", label: "Back to the request", needsTable: false },
  { to: "#assessment", label: "Assessment inputs", needsTable: false },
  { to: "#adjustments", label: "Adjustments", needsTable: true },
] as const;

const TERM: Readonly<Record<string, string>> = { Written: "Prepared" };

/**
 * Shows a text of the document with its times in the portal's format. The document names the time zone of each time;
 * the portal does not.
 */
function InOurTime({ text, moments }: { text: string; moments: readonly string[] }) {
  const moment = moments.find((at) => text.includes(instant(at)));
  if (moment === undefined) return text;
  const [before, after] = text.split(instant(moment));
  return (
    <>
      {before}
      <Time at={new Date(moment)} />
      {after}
    </>
  );
}
