import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";

/**
 * `same-origin` lets forms sent without script carry an Origin to our pages: the framework refuses actions without a
 * matching one. Other sites get no referrer.
 */
export const metadata: Metadata = { referrer: "same-origin" };

/**
 * The frame of the sign-in pages: one narrow column with only the form. It starts at a fixed height instead of centred,
 * because on a slow connection each arriving piece would move the text.
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
