import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";

/**
 * Forms sent without script carry an Origin only if the policy allows one to our own pages, and actions without a
 * matching one are refused. Other sites get no referrer.
 */
export const metadata: Metadata = { referrer: "same-origin" };

/**
 * The sign-in pages: one narrow column with only the form. It starts at a fixed height rather than centred, because on
 * a slow line each arriving piece would move the text being read.
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
