import type { Metadata } from "next";
import { DocsFrame } from "@/components/docs/frame";
import { listContents, ReferenceIndex } from "@/components/docs/reference/reference";
import { apiDocument } from "../api-document";

export const metadata: Metadata = { title: "API reference" };

export default function ReferencePage() {
  const document = apiDocument();
  return (
    <DocsFrame current="/docs/reference" contents={listContents(document)}>
      <ReferenceIndex document={document} />
    </DocsFrame>
  );
}
