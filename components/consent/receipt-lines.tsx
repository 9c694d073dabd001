import type { ReceiptLine } from "../receipt/content";

const VERIFICATION_ID = /^SIQ-[0-9A-Z]+$/;

/** Lists a receipt's lines. The verification id links to the page that says whether the report is current. */
export function ReceiptLines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className="facts">
      {lines.map(({ term, text, small, href }) => {
        const to = VERIFICATION_ID.test(text) ? `/verify/${text}` : href;
        return (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {to ? (
                <a href={to} rel="noreferrer">
                  {text}
                </a>
              ) : (
                text
              )}
              {small ? <span className="small">{small}</span> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
