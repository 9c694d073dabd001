import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";
import { Link } from "@/components/ui/link";

/**
 * `same-origin` makes browsers send an Origin header with forms that are sent without script. The framework refuses an
 * action whose Origin is another site or `null`. Other sites get no referrer.
 */
export const metadata: Metadata = { referrer: "same-origin" };

/**
 * The frame of the sign-in pages: one narrow column with only the form. The column starts at a fixed height. If it
 * were centred, each piece that arrives on a slow connection would move the text.
 */
export default function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto max-w-sm px-5 pt-[max(3rem,14svh)] pb-12">
      <p className="mb-8 text-lg font-semibold tracking-tight">
        <Link href="/">{PRODUCT_NAME}</Link>
      </p>
      {children}
    </main>
  );
}
