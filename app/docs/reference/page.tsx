import type { Metadata } from "next";
import { Reference } from "@/components/docs/reference/reference";
import { apiDocument } from "../api-document";

export const metadata: Metadata = { title: "API reference" };

export default function ReferencePage() {
  return <Reference document={apiDocument()} />;
}
