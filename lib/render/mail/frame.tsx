import type { ReactNode } from "react";
import { toBrand } from "@/components/consent/brand-colour";
import { clean } from "./content";
import { STYLE } from "./style";

/** The sender as shown to the reader: a firm or ourselves. */
export type Sender = {
  name: string;
  colour: string;
  /** An attached picture with its display size; null if only the name is shown. */
  logo: { contentId: string; width: number; height: number } | null;
};

/**
 * Content of the style element: resets, and the rules for small screens and dark mode, which a style attribute cannot
 * hold. All other styles are on the elements, because some email clients ignore the style element.
 */
const RULES =
  "body{margin:0;padding:0}img{border:0}a{color:inherit}@media (max-width:480px){.card{padding:24px 20px!important}.page{padding:16px 8px 32px!important}}" +
  "@media (prefers-color-scheme:dark){body,.sheet{background:#121614!important;color:#eef2f0!important}.card{background:#1a1f1d!important;color:#eef2f0!important;border-color:#2d3431!important}.soft,.card th{color:#a7b2ad!important;border-color:#2d3431!important}.card td{border-color:#2d3431!important}.logo{background:#ffffff;padding:4px}}";

/**
 * An email's document: a header with the sender, a card with the content, a footer. Uses tables and inline styles,
 * which all email clients understand; loads nothing from elsewhere.
 */
export function Frame({
  sender,
  title,
  preview,
  foot,
  children,
}: {
  sender: Sender;
  title: string;
  preview: string;
  foot: ReactNode;
  children: ReactNode;
}) {
  const { ground } = toBrand(sender.colour);
  return (
    <html lang="en-AU">
      {/* biome-ignore lint/style/noHeadElement: an email of its own, not a page of the application. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{clean(title)}</title>
        <style>{RULES}</style>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.preview}>{clean(preview)}</div>
        <table role="presentation" cellPadding={0} cellSpacing={0} className="sheet" style={STYLE.sheet}>
          <tbody>
            <tr>
              <td className="page" align="center" style={STYLE.page}>
                <table role="presentation" cellPadding={0} cellSpacing={0} style={STYLE.column}>
                  <tbody>
                    <tr>
                      <td style={STYLE.head}>
                        <Mark sender={sender} />
                      </td>
                    </tr>
                    <tr>
                      <td className="card" style={{ ...STYLE.card, borderTop: `4px solid ${ground}` }}>
                        <h1 style={STYLE.title}>{clean(title)}</h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="soft" style={STYLE.foot}>
                        {foot}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/**
 * The firm's logo or, without a logo, the first letter of the firm's name on the firm's colour, as on the customer's
 * pages.
 */
function Mark({ sender: { name, colour, logo } }: { sender: Sender }) {
  if (logo) {
    const { contentId, width, height } = logo;
    return (
      // biome-ignore lint/performance/noImgElement: a picture attached to an email; there is nothing to fetch.
      <img
        src={`cid:${contentId}`}
        alt={clean(name)}
        width={width}
        height={height}
        className="logo"
        style={STYLE.logo}
      />
    );
  }
  const { ground, text } = toBrand(colour);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td valign="top">
            <div style={{ ...STYLE.mark, background: ground, color: text }} aria-hidden="true">
              {firstOf(clean(name))}
            </div>
          </td>
          <td style={STYLE.name}>{clean(name)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The first letter or digit of the name, in upper case. Skips any other characters at the start of the name. */
const firstOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase();

/** A button link in the firm's colour; below it the URL, for readers who want to see where it leads. */
export function Button({ colour, url, label }: { colour: string; url: string; label: string }) {
  const { ground, text } = toBrand(colour);
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={STYLE.buttonRow}>
        <tbody>
          <tr>
            <td align="center" style={{ ...STYLE.buttonCell, background: ground }}>
              <a href={url} style={{ ...STYLE.button, color: text, borderColor: text, background: ground }}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft" style={STYLE.address}>
        Or copy this address: {url}
      </p>
    </>
  );
}
