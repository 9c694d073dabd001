import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./globals.css";

/**
 * The typeface of the reports: Inter from regular to bold, with the characters of our texts and of most names in
 * western European languages. With `optional`, the browser never changes to the font after the page is shown, so
 * nothing moves. The font is preloaded, and cached after the first visit.
 */
const inter = localFont({
  src: "../lib/render/fonts/inter-portal.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-inter",
  fallback: ["ui-sans-serif", "system-ui", "sans-serif"],
});

/**
 * The rarer characters of western European languages. subset_portal.py lists them; a browser loads this file only for a
 * page with one of them. Characters of other languages use the reader's system fonts.
 */
const interRare = localFont({
  src: "../lib/render/fonts/inter-portal-rare.woff2",
  weight: "400 700",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-inter-rare",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1-AC, U+AE-B6, U+B8-BC, U+BE-C8, U+CA-D5, U+D8-DB, U+DD-DE, U+E6, U+F0, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2002, U+2009, U+200B, U+201A, U+201E, U+2022, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+FEFF",
    },
  ],
});

export const metadata: Metadata = {
  title: { default: "Surplus", template: "%s · Surplus" },
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={`${inter.variable} ${interRare.variable}`}>
      <body>{children}</body>
    </html>
  );
}
