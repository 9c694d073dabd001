import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";

/**
 * Forms sent without script carry an Origin only where the policy allows one to our own pages, and actions without one
 * that fits are refused. Nothing is told to anybody else.
 */
export const metadata: Metadata = { referrer: "same-origin" };

/**
 * The door: one narrow column, and nothing to look at but the form. It begins at a height of its own and is not set in the
 * middle: over a slow line each piece that comes would move what is being read.
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
