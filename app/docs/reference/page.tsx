import type { Metadata } from "next";
import { DocsFrame } from "@/components/docs/frame";
import { listContents, ReferenceArticle } from "@/components/docs/reference/reference";
import { apiDocument } from "../api-document";

export const metadata: Metadata = { title: "API reference" };

let made: Promise<string> | undefined;

/** The article has ten thousand elements and never changes, so it is written once for the life of the process. */
async function writeArticle(): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(<ReferenceArticle document={apiDocument()} />);
}

export default async function ReferencePage() {
  made ??= writeArticle();
  return (
    <DocsFrame current="/docs/reference" contents={listContents(apiDocument())}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped it. */}
      <div dangerouslySetInnerHTML={{ __html: await made }} />
    </DocsFrame>
  );
}
