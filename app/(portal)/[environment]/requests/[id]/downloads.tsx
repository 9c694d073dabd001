import { DownloadLinks } from "@/components/portal/report/download-links";
import type { ReportParts } from "@/components/portal/report/downloads-of";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button";
import { BUTTON_LOOKS } from "@/components/ui/button-looks";

/**
 * The links to the report and its files, for members who may read it. `base` is the path of the request's page; `has`
 * lists the report's contents.
 */
export function Downloads({ base, mayRead, has }: { base: string; mayRead: boolean; has: ReportParts }) {
  if (!mayRead) return <Banner tone="quiet">The report is ready. Your role cannot read reports.</Banner>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* Uses a plain link, because client-side navigation would not load the report's HTML. */}
      <a href={`${base}/report`} className={BUTTON_LOOKS.primary}>
        Read the report
      </a>
      <ButtonLink href={`${base}/compare`}>Compare with…</ButtonLink>
      <span className="ml-2 text-sm text-soft max-md:hidden">Download</span>
      <DownloadLinks base={base} has={has} />
    </div>
  );
}
