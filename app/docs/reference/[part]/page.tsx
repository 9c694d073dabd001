import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsFrame } from "@/components/docs/frame";
import { routeOf } from "@/components/docs/reference/document";
import { findTitle, listContents, ReferencePart } from "@/components/docs/reference/reference";
import { apiDocument } from "../../api-document";

type Props = { params: Promise<{ part: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findTitle(apiDocument(), (await params).part) ?? "Not found" };
}

/** Shows one operation, one schema or the webhooks. Each has its own page, which loads quickly on a phone. */
export default async function ReferencePartPage({ params }: Props) {
  const { part } = await params;
  const document = apiDocument();
  if (findTitle(document, part) === null) notFound();
  return (
    <DocsFrame current="/docs/reference" contents={listContents(document)} here={routeOf(part)}>
      <ReferencePart document={document} name={part} />
    </DocsFrame>
  );
}
