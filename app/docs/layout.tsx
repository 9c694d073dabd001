import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./docs.css";

export const metadata: Metadata = { title: { default: "Documentation", template: "%s · Surplus docs" } };

/** The examples contain this server's own URL, which is only known at request time. */
export const dynamic = "force-dynamic";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return children;
}
