import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";

/**
 * Forms sent without script carry an Origin only where the policy allows one to our own pages, and actions without one
 * that fits are refused. Nothing is told to anybody else.
 */
export const metadata: Metadata = { referrer: "same-origin" };

/** The door: one narrow column, and nothing to look at but the form. */
export default function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center px-5 py-12">
      <p className="mb-8 text-lg font-semibold tracking-tight">
        <Link href="/">{PRODUCT_NAME}</Link>
      </p>
      {children}
    </main>
  );
}
