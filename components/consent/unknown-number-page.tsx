import { MessagePage } from "./message-page";

/** Shown for a verification id that was never issued, and for text that cannot be one. */
export function UnknownNumberPage({ nonce }: { nonce: string }) {
  return (
    <MessagePage nonce={nonce} title="No report has this number" state="refused">
      <p className="lead">We have not created a report with the number you asked for.</p>
      <section className="part" aria-labelledby="c-typed">
        <h2 id="c-typed">If you typed it</h2>
        <p>
          Compare it with the paper, letter by letter. A report’s number begins with{" "}
          <span className="code">SIQ-</span>, followed by twelve digits and capital letters, as in{" "}
          <span className="code">SIQ-7Q4M2K9XW0CR</span>. A report’s number never contains the letters I, L, O
          or U. If you read one of these letters, it is a 1, a 0 or a V.
        </p>
      </section>
      <section className="part" aria-labelledby="c-scanned">
        <h2 id="c-scanned">If you scanned it, or followed a link</h2>
        <p>
          Check that the web address is ours and is complete. If so, either we did not prepare the report, or
          the number was changed. Do not rely on the report. Ask the person who gave it to you for the
          original file, and check that file.
        </p>
      </section>
      <p className="under">This page never shows a name or bank data.</p>
    </MessagePage>
  );
}
