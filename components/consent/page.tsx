import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";
import { brandStyle } from "./brand-colour";
import type { Frame } from "./model";
import { CONSENT_STYLE } from "./style";

/** How a waiting page checks for a change, both with script and without. */
export type Watch = {
  path: string;
  seconds: number;
  /** After `looks` checks, the page goes to `path`. If omitted, the page never stops checking. */
  until?: { looks: number; path: string };
};

type Props = {
  frame: Frame;
  /** Never include the link's id or a name: titles appear in histories and on shared screens. */
  title: string;
  /**
   * The state that this page shows. On a waiting page, the script reloads the page when the state changes.
   */
  state: string;
  watch?: Watch;
  /** The URL of the page's script, if it needs one. */
  script?: string;
  /** Additional CSS, for a page that shows the report. */
  style?: string;
  /** True for a page that sets its own column widths. */
  isWide?: boolean;
  /** True for a page without a firm. */
  isPlain?: boolean;
  children: ReactNode;
};

/**
 * A complete HTML document of the customer's pages. Only pages that wait or check a file load a script file; the first
 * page also has a short inline script (opened-script.tsx).
 */
export function Page({
  frame,
  title,
  state,
  watch,
  script,
  style = "",
  isWide = false,
  isPlain = false,
  children,
}: Props) {
  return (
    <html
      lang="en-AU"
      data-state={state}
      {...(watch ? { "data-watch": watch.path, "data-seconds": watch.seconds } : {})}
      {...(watch?.until ? { "data-looks": watch.until.looks, "data-after": watch.until.path } : {})}
    >
      {/* biome-ignore lint/style/noHeadElement: this is a complete document, outside Next.js's layouts. */}
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        {watch ? (
          <noscript>
            <meta httpEquiv="refresh" content={`${watch.seconds};url=${watch.path}`} />
          </noscript>
        ) : null}
        <style nonce={frame.nonce}>{`${CONSENT_STYLE}${brandStyle(frame.firm.colour)}${style}`}</style>
        {watch ? <script src="/connect/wait.js" nonce={frame.nonce} defer /> : null}
        {script ? <script src={script} nonce={frame.nonce} defer /> : null}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <Banner frame={frame} />
        <main id="main" className={isWide ? undefined : "col"} tabIndex={-1}>
          {children}
        </main>
        <footer className="col">
          <div className="foot">
            <p>
              {isPlain ? "" : `${frame.firm.name} uses ${PRODUCT_NAME} to prepare this report. `}This page has
              no ads and no trackers.
              {isPlain ? "" : ` ${frame.firm.name} can see when this link was first opened.`}
            </p>
          </div>
        </footer>
      </body>
    </html>
  );
}

function Banner({ frame }: { frame: Frame }) {
  const { firm } = frame;
  return (
    <header>
      {frame.isSandbox ? (
        <div className="sandbox">
          <p className="col">
            <strong>Sandbox.</strong> This is a test. No real bank, no real data.
          </p>
        </div>
      ) : null}
      <div className="col">
        <div className="brand">
          {firm.logo ? (
            // biome-ignore lint/performance/noImgElement: the logo is a data URL, so there is nothing to fetch.
            <img src={firm.logo} alt={firm.name} />
          ) : (
            <>
              <span className="mark" aria-hidden="true">
                {[...firm.name][0]?.toUpperCase()}
              </span>
              <span>{firm.name}</span>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
