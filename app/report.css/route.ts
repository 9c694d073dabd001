import { SECTIONS_STYLE } from "@/components/report/style";

/** The style sheet of the report's sections. It contains no data, so anyone may read it. */
export function GET(): Response {
  return new Response(SECTIONS_STYLE, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, max-age=3600" },
  });
}
