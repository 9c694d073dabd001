import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./globals.css";

/**
 * The typeface of the reports: Inter from regular to bold, with the characters of western European languages. Other
 * characters use the reader's system fonts. `optional` never swaps the font in late, so nothing moves. It is preloaded,
 * and cached after that.
 */
const inter = localFont({
  src: "../lib/render/fonts/inter-portal.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-inter",
  fallback: ["ui-sans-serif", "system-ui", "sans-serif"],
});

export const metadata: Metadata = {
  title: { default: "Surplus", template: "%s · Surplus" },
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU" className={inter.variable}>
      <body>{children}</body>
    </html>
  );
}
