import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = {
  title: { default: "Sandbox bank", template: "%s · Sandbox bank" },
  robots: { index: false, follow: false },
};

/** Made for each visit, because the content security policy gives each answer a nonce of its own. */
export const dynamic = "force-dynamic";

/** The mock bank's own look: whatever page this is, the stripes say that it is no bank. */
export default function SandboxLayout({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <header>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:bg-paper focus:p-3 focus:text-ink"
        >
          Skip to the content
        </a>
        <p className="border-b-4 border-amber-400 bg-[repeating-linear-gradient(135deg,#3d2b00_0_14px,#5a4100_14px_28px)] px-4 py-3 text-center font-bold text-white">
          Sandbox – not a real bank
        </p>
      </header>
      <main id="content" className="mx-auto w-full max-w-xl px-4 py-6">
        {children}
      </main>
      <footer className="mx-auto max-w-xl px-4 pb-8 text-soft">
        <p>
          Every bank, person and payment here is made up. Nobody will ask you for a banking password, here or
          when you share for real.
        </p>
      </footer>
    </div>
  );
}
