import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { DocsFrame } from "./frame";
import { DOCS_PAGES } from "./pages";

export type Section = { id: string; title: string; body: ReactNode };

type Props = { href: string; title?: string; lead: ReactNode; sections: readonly Section[] };

/** A guide: its heading, lead, sections with anchors, and links to the previous and next pages. */
export function Guide({ href, title, lead, sections }: Props) {
  const page = DOCS_PAGES.find((each) => each.href === href);
  const contents = sections.map((section) => ({ href: `#${section.id}`, title: section.title }));
  return (
    <DocsFrame current={href} contents={contents}>
      <article className="docs-prose mx-auto max-w-[47rem] px-5 pt-8 pb-16 lg:px-10 lg:pt-14">
        <h1>{title ?? page?.title}</h1>
        <div className="docs-lead">{lead}</div>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <Heading id={section.id}>{section.title}</Heading>
            {section.body}
          </section>
        ))}
        <Neighbours href={href} />
      </article>
    </DocsFrame>
  );
}

/** A heading with an anchor. The link to the anchor appears on hover and on focus. */
export function Heading({ id, level = 2, children }: { id: string; level?: 2 | 3; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className="docs-heading group">
      {children}
      <a href={`#${id}`} className="docs-anchor" aria-label="Link to this section">
        #
      </a>
    </Tag>
  );
}

function Neighbours({ href }: { href: string }) {
  const at = DOCS_PAGES.findIndex((page) => page.href === href);
  const [before, after] = [DOCS_PAGES[at - 1], DOCS_PAGES[at + 1]];
  return (
    <nav
      aria-label="Previous and next page"
      className="mt-16 flex justify-between gap-6 border-t border-line pt-5 text-sm"
    >
      {before ? <Link href={before.href}>← {before.title}</Link> : <span />}
      {after && (
        <Link href={after.href} className="text-right">
          {after.title} →
        </Link>
      )}
    </nav>
  );
}

/** A note, set apart from the text. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="docs-note">{children}</div>;
}
