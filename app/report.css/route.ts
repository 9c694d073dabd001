import { REPORT_STYLE } from "@/components/report/style";

/** The report's style sheet. It contains no data, so anyone may read it. */
export function GET(): Response {
  return new Response(REPORT_STYLE, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, max-age=3600" },
  });
}
