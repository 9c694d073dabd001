import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import "./globals.css";

/**
 * The typeface of the reports: Inter with all weights, in the characters of western European languages; others come from the
 * reader's system. `optional` never swaps it in late, so nothing moves; it is preloaded, and cached from then on.
 */
const inter = localFont({
  src: "../lib/render/fonts/inter-portal.woff2",
  weight: "100 900",
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
