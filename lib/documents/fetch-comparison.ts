import { fetchReportSide } from "@/lib/documents/fetch-viewer";
import type { ReportSide } from "@/lib/engine/changes/report-side";
import { type SideBySide, setSideBySide } from "@/lib/engine/changes/side-by-side";
import type { Scope } from "@/lib/scope";

type TwoReports = { first: ReportSide; second: ReportSide; compared: SideBySide };

/** The finished reports of two requests, side by side. Throws as `fetchViewerPage` does, for either. */
export async function fetchComparison(scope: Scope, firstId: string, secondId: string): Promise<TwoReports> {
  const [first, second] = await Promise.all([
    fetchReportSide(scope, firstId),
    fetchReportSide(scope, secondId),
  ]);
  return { first, second, compared: setSideBySide(first, second) };
}
