import type { ReceiptContent } from "../receipt/content";
import type { Frame, Paths } from "./model";
import { Page } from "./page";
import { ReceiptLines } from "./receipt-lines";

type Props = { frame: Frame; paths: Paths; content: ReceiptContent };

/** The receipt on its own page: to read, print and download. */
export function ReceiptPage({ frame, paths, content }: Props) {
  return (
    <Page frame={frame} title="Your receipt" state="receipt">
      <h1>{content.title}</h1>
      <p className="lead">{content.lead}</p>
      <div className="acts screen">
        <a className="button" href={paths.receiptPdf}>
          Open the receipt as a PDF
        </a>
        <a className="button second" href={paths.link}>
          Back to your request
        </a>
      </div>
      <p className="under screen">Or print this page.</p>
      {content.groups.map(({ id, title, lines }) => (
        <section key={id} className="part" aria-labelledby={`c-${id}`}>
          <h2 id={`c-${id}`}>{title}</h2>
          <ReceiptLines lines={lines} />
        </section>
      ))}
      {content.notes.map(({ title, text }) => (
        <section key={title} className="part">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Page>
  );
}
