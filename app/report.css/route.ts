import { REPORT_STYLE } from "@/components/report/style";

/** The report's rules as a file. They hold no data, so anybody may have them. */
export function GET(): Response {
  return new Response(REPORT_STYLE, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, max-age=3600" },
  });
}
