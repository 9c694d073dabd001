import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "Documentation" };

export default function DocsLayout({ children }: { children: ReactNode }) {
  return <main className="mx-auto max-w-3xl px-5 py-12">{children}</main>;
}
