import type { CSSProperties } from "react";
import { type ReceiptContent, toReceiptContent } from "@/components/receipt/content";
import { toPrintableText } from "@/components/report/printable";
import type { Receipt } from "@/lib/domain/receipt";

/** A mail as text and as HTML, which say the same. */
export type ReceiptMail = { subject: string; text: string; html: string };

/** What stands in a list of mails, and on a locked phone, names nobody. */
const SUBJECT = "Your receipt for sharing bank data";

/**
 * The receipt as a mail. It goes to the customer alone, so that it may hold the private link by which they look again and
 * stop, which the attached file does not.
 */
export async function renderReceiptMail(receipt: Receipt, link: string): Promise<ReceiptMail> {
  const content = toReceiptContent(receipt);
  const { renderToStaticMarkup } = await import("react-dom/server");
  const html = `<!doctype html>\n${renderToStaticMarkup(<Mail content={content} link={link} />)}\n`;
  return { subject: SUBJECT, text: toText(content, link), html };
}

function toText(content: ReceiptContent, link: string): string {
  const groups = content.groups.map(({ title, lines }) =>
    [
      title.toUpperCase(),
      ...lines.map(({ term, text, small }) => `${term}: ${clean(text)}${small ? ` (${clean(small)})` : ""}`),
    ].join("\n"),
  );
  return [
    content.title,
    ...(content.testNotice ? [content.testNotice] : []),
    clean(content.lead),
    ...groups,
    `Your private link, to look again or to stop. Please do not pass it on:\n${link}`,
    ...content.notes.map(({ title, text }) => `${title.toUpperCase()}\n${clean(text)}`),
    "The same receipt is attached as a PDF. Nobody needs your bank password for any of this.",
  ].join("\n\n");
}

const clean = toPrintableText;

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const STYLE = {
  body: { margin: 0, padding: "24px 16px", background: "#ffffff", color: "#16201c", fontFamily: FONT },
  column: { maxWidth: "600px", margin: "0 auto", fontSize: "16px", lineHeight: "1.5" },
  title: { fontSize: "24px", lineHeight: "1.25", margin: "0 0 12px" },
  head: { fontSize: "18px", lineHeight: "1.3", margin: "28px 0 8px" },
  text: { margin: "0 0 12px" },
  table: { width: "100%", borderCollapse: "collapse" },
  term: {
    width: "34%",
    padding: "9px 12px 9px 0",
    borderTop: "1px solid #e2e5e3",
    color: "#55605b",
    fontWeight: 400,
    fontSize: "14px",
    textAlign: "left",
    verticalAlign: "top",
  },
  cell: { padding: "8px 0", borderTop: "1px solid #e2e5e3", verticalAlign: "top" },
  small: { display: "block", fontSize: "14px", color: "#55605b" },
  button: {
    display: "inline-block",
    padding: "13px 20px",
    borderRadius: "10px",
    background: "#0f5c4d",
    color: "#ffffff",
    fontWeight: 600,
    textDecoration: "none",
  },
} satisfies Record<string, CSSProperties>;

/** Plain enough for the oldest of mail programs: a column, tables of two, styles on the elements themselves. */
function Mail({ content, link }: { content: ReceiptContent; link: string }) {
  return (
    <html lang="en-AU">
      {/* biome-ignore lint/style/noHeadElement: a mail of its own, not a page of the application. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{content.title}</title>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.column}>
          <h1 style={STYLE.title}>{content.title}</h1>
          {content.testNotice ? <p style={STYLE.text}>{content.testNotice}</p> : null}
          <p style={STYLE.text}>{clean(content.lead)}</p>
          <p style={{ ...STYLE.text, marginTop: "20px" }}>
            <a href={link} style={STYLE.button}>
              Look again or stop sharing
            </a>
          </p>
          <p style={STYLE.text}>This link is private. Please do not pass it on.</p>
          {content.groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          {content.notes.map(({ title, text }) => (
            <div key={title}>
              <h2 style={STYLE.head}>{title}</h2>
              <p style={STYLE.text}>{clean(text)}</p>
            </div>
          ))}
          <p style={{ ...STYLE.text, marginTop: "28px", color: "#55605b", fontSize: "14px" }}>
            The same receipt is attached as a PDF. Nobody needs your bank password for any of this.
          </p>
        </div>
      </body>
    </html>
  );
}

function Group({ group: { title, lines } }: { group: ReceiptContent["groups"][number] }) {
  return (
    <>
      <h2 style={STYLE.head}>{title}</h2>
      <table style={STYLE.table}>
        <tbody>
          {lines.map(({ term, text, small, href }) => (
            <tr key={term}>
              <th scope="row" style={STYLE.term}>
                {term}
              </th>
              <td style={STYLE.cell}>
                {href ? <a href={href}>{clean(text)}</a> : clean(text)}
                {small ? <span style={STYLE.small}>{clean(small)}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
