import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./docs.css";

export const metadata: Metadata = { title: { default: "Documentation", template: "%s · Surplus docs" } };

/** Renders the guides on each request, because their examples contain this server's own URL. */
export const dynamic = "force-dynamic";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return children;
}
