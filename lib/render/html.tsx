import { createHash } from "node:crypto";
import { toPrintableText } from "@/components/report/printable";
import { ReportView } from "@/components/report/report-view";
import { REPORT_STYLE } from "@/components/report/style";
import { DARK } from "@/components/report/style-dark";
import type { Integrity, ReportDocument } from "@/lib/engine/document";

const PAGE_STYLE = `html{background:#fff}body{margin:0}.rp-skip{position:absolute;left:-9999px}.rp-skip:focus{left:8px;top:8px;padding:8px 12px;background:#fff;color:#0b5f62;outline:2px solid #0b5f62}${REPORT_STYLE}${DARK}`;

/** A content security policy that allows only the file's own style, because the file may be opened anywhere. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(PAGE_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`;

/** The report as a self-contained HTML file. The file has no script and no font, and requests nothing. */
export async function renderHtml(document: ReportDocument, integrity: Integrity): Promise<string> {
  // Imported here, because the framework refuses a static import of this module in code that a route reaches.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const title = toPrintableText(`${document.request.clientName}, ${document.verification.id}`);
  const page = renderToStaticMarkup(
    <html lang="en-AU">
      {/* biome-ignore lint/style/noHeadElement: a file of its own, not a page of the application. */}
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <style>{PAGE_STYLE}</style>
      </head>
      <body>
        <a className="rp-skip" href="#income">
          Skip to the report
        </a>
        <main>
          <ReportView document={document} integrity={integrity} isFolded />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}
