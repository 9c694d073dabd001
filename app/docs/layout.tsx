import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./docs.css";

export const metadata: Metadata = { title: { default: "Documentation", template: "%s · Surplus docs" } };

/** The address in the examples is this server's own, which is only known when a page is asked for. */
export const dynamic = "force-dynamic";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return children;
}
