import { longDay } from "./days";
import type { VerificationFacts } from "./verification-facts";

const FORMAT: Readonly<Record<string, string>> = {
  pdf: "PDF",
  "note-pdf": "PDF file note",
  html: "HTML",
  xml: "XML",
  csv: "CSV of the transactions",
  "lines-csv": "CSV of the lines of a lender’s form",
  "comparison-csv": "CSV of declared and observed amounts",
  "creditors-csv": "CSV of the creditor schedule",
  "statement-csv": "CSV of the financial statement",
  attributes: "JSON of the attributes",
  xlsx: "Excel workbook",
  "assessed-csv": "CSV of original and adjusted figures",
  "assessed-lines-csv": "CSV of the lines of a lender’s form, original and adjusted",
};

const ORDER = Object.keys(FORMAT);

/**
 * Names a file format for people. A statement gets the number of its account in the report, counted from 1. A file with
 * another form's headings (`…-map-…`) gets the name of its plain format.
 */
function nameOf(format: string): string {
  const [, plain] = /^(.+)-map-[0-9a-f]+$/.exec(format) ?? [];
  if (plain !== undefined) return `${FORMAT[plain] ?? plain}, with the headings of another form`;
  const [, position] = /^statement-pdf-(\d+)$/.exec(format) ?? [];
  return position === undefined
    ? (FORMAT[format] ?? format)
    : `PDF statement of account ${Number(position) + 1}`;
}

/** Groups the digests by format and sorts the formats for reading, PDF first. */
function byFormat(files: VerificationFacts["files"]): [format: string, digests: string[]][] {
  const formats = [...new Set(files.map(({ format }) => format))];
  const rankOf = (format: string) => (ORDER.includes(format) ? ORDER.indexOf(format) : ORDER.length);
  return formats
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((format) => [format, files.filter((file) => file.format === format).map(({ sha256 }) => sha256)]);
}

/**
 * Asks for a file to check. The page's script shows the field and compares the file's digest with those in
 * `data-facts`. The browser reads the file and sends it nowhere.
 */
export function CheckFile({ facts }: { facts: VerificationFacts }) {
  const { id, digestSha256, signatureJws, keyId, standing, key } = facts;
  const files = facts.files.map(({ format, sha256 }) => ({ name: nameOf(format), sha256 }));
  const written = longDay(facts.createdAt);
  const known = { id, digestSha256, signatureJws, keyId, standing, files, key, written };
  return (
    <section className="part" id="check" aria-labelledby="c-check" data-facts={JSON.stringify(known)} hidden>
      <h2 id="c-check">Check a file</h2>
      <p>
        Choose the file you were given, such as a PDF, JSON or Excel file. Your browser checks the file. The
        file does not leave your device.
      </p>
      <div className="drop" id="drop">
        <label htmlFor="file">Choose a file, or drop it here</label>
        <input id="file" type="file" accept=".json,.pdf,.html,.xml,.csv,.xlsx" />
      </div>
      <div id="result" className="note result" role="status" />
    </section>
  );
}

/** Explains how to check a file without script, or without trusting this page's script. */
export function CheckByHand({ facts }: { facts: VerificationFacts }) {
  const listed = byFormat(facts.files);
  return (
    <section className="part" aria-labelledby="c-compare">
      <h2 id="c-compare">Check by hand</h2>
      <p>
        The fingerprint is printed at the end of the report. If your copy has the same fingerprint, it refers
        to the same report. Other parts of the copy could still have been changed.
      </p>
      <p>
        To check a JSON file, remove its “integrity” part and write the rest as canonical JSON (RFC 8785).
        Then compare the SHA-256 of the result with the fingerprint.{" "}
        <a href="/docs/reports#verify">See a program that does this</a>.
      </p>
      {listed.length > 0 ? (
        <>
          <p>
            Any other file must be byte for byte the same as a file that was downloaded here. Compute the
            SHA-256 of your file with <span className="code">sha256sum</span>,{" "}
            <span className="code">shasum -a 256</span> or <span className="code">Get-FileHash</span>, and
            compare the result with these values:
          </p>
          <dl className="facts files">
            {listed.map(([format, digests]) => (
              <div key={format}>
                <dt>{nameOf(format)}</dt>
                {digests.map((sha256) => (
                  <dd key={sha256} className="code">
                    {sha256}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>Apart from JSON, no file of this report has been downloaded yet.</p>
      )}
    </section>
  );
}
