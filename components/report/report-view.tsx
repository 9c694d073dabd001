import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { toContent } from "./content/content";
import type { NoteUrl } from "./context";
import { CoverPage } from "./cover-page";
import type { Section } from "./model";
import { type Onward, SectionView } from "./section-view";

type Props = {
  document: ReportDocument;
  integrity: Integrity;
  noteUrl?: NoteUrl;
  onward?: Onward;
  isFolded?: boolean;
  /**
   * True if the reader is the customer. The findings are then shown without their levels, and no point is marked as a
   * question for the firm.
   */
  isForCustomer?: boolean;
};

/**
 * The report as a page. Needs the CSS of `REPORT_STYLE`, and no script. The HTML document and the customer's review
 * page use this markup; the review page has links for notes.
 */
export function ReportView({
  document,
  integrity,
  noteUrl,
  onward,
  isFolded = false,
  isForCustomer = false,
}: Props) {
  const content = toContent(document, integrity, { ...(noteUrl && { noteUrl }), isFolded, isForCustomer });
  return (
    <article className="rp">
      <CoverPage cover={content.cover} isForCustomer={isForCustomer} />
      <Contents sections={content.sections} />
      {content.sections.map((section) => (
        <SectionView key={section.id} section={section} onward={onward} />
      ))}
      <footer className="rp-foot">
        <p>
          {content.footer.id} · prepared {content.footer.generated} · SHA-256{" "}
          <span className="rp-digest">{integrity.digestSha256}</span> · signed with key {integrity.keyId}
        </p>
      </footer>
    </article>
  );
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav className="rp-contents" aria-label="Contents">
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span className="rp-index">{section.number}</span> {section.title}
            </a>
          </li>
        ))}
      </ol>
      <CodesToggle />
    </nav>
  );
}

/** Shows the formula codes and LIXI columns, which are hidden until a reader asks for them. Works without script. */
export function CodesToggle() {
  return (
    <label className="rp-toggle">
      <input type="checkbox" id="rp-codes" /> Show formula codes and LIXI columns
    </label>
  );
}
