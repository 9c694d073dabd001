import type { ReactNode } from "react";
import { accentStyle } from "@/components/consent/brand-colour";
import { BankMark } from "./bank-mark";
import type { BankFace } from "./model";
import { SANDBOX_STYLE } from "./style";

const NO_BANK_COLOUR = "#34406b";

type Props = {
  nonce: string;
  /** Never include an id or a name of a bank or person: titles appear in histories and on shared screens. */
  title: string;
  bank: BankFace | null;
  isWide?: boolean;
  children: ReactNode;
};

/** A complete page of the mock bank, without script. The stripes on every page show that it is not a real bank. */
export function Page({ nonce, title, bank, isWide = false, children }: Props) {
  const colour = bank?.colour ?? NO_BANK_COLOUR;
  return (
    <html lang="en-AU" className={isWide ? "wide" : undefined}>
      {/* biome-ignore lint/style/noHeadElement: this is a complete document, outside Next.js's layouts. */}
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – Sandbox bank`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <style nonce={nonce}>{`${SANDBOX_STYLE}:root{--bank:${colour}}${accentStyle(colour)}`}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <header>
          <p className="stripes">Sandbox – not a real bank</p>
          <div className="band">
            <p className="col">
              <BankMark id={bank?.id ?? null} colour={colour} />
              <span>{bank?.name ?? "Banks of the sandbox"}</span>
            </p>
          </div>
        </header>
        <main id="main" className="col" tabIndex={-1}>
          {children}
        </main>
        <footer className="col">
          <div className="foot">
            <p>
              Every bank, person and payment here is made up. No one will ask you for a banking password, here
              or when you share for real.
            </p>
          </div>
        </footer>
      </body>
    </html>
  );
}
