import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { baseUrl } from "@/lib/env/env";
import { readSnippet } from "../snippets";

/** Explains how to check a report against the published schemas. */
export function validation(): Section {
  return {
    id: "validate",
    title: "Validate a report",
    body: (
      <>
        <p>
          <a href="/schemas/report-1.1.json">/schemas/report-1.1.json</a> is the JSON Schema (2020-12) of the
          report, and <a href="/schemas/report-1.1.xsd">/schemas/report-1.1.xsd</a> is its XML Schema (1.0).
          Both are generated from the service’s own definition of its responses. They give the meaning and
          unit of every member, and say when it is null.
        </p>
        <Code
          label="validate-report.mjs"
          language="javascript"
          code={readSnippet({ file: "validate-report.mjs" })}
        />
        <Code
          label="XML, with libxml2"
          language="bash"
          code={`curl -O ${baseUrl()}/schemas/report-1.1.xsd
xmllint --noout --schema report-1.1.xsd report.xml`}
        />
        <ul className="docs-list">
          <li>
            The schemas accept members that they do not name, because a later minor version may add members.
            Let your program ignore members that it does not know.
          </li>
          <li>
            In the XML, the members are in the schema’s order. A null value of the JSON is an element with{" "}
            <code>xsi:nil="true"</code>; days are <code>xs:date</code>, times <code>xs:dateTime</code> with
            their offset, money <code>xs:long</code> in cents, shares <code>xs:decimal</code>. A list is an
            element that contains its items: <code>accounts</code> contains <code>account</code> elements, for
            example.
          </li>
          <li>
            The namespace is <code>urn:surplus:report:1.0</code> on every server. There is no{" "}
            <code>xsi:schemaLocation</code>: a file that someone sends you should not decide what your
            validator fetches. The XML leaves out control characters that XML cannot contain; the JSON has
            them.
          </li>
        </ul>
      </>
    ),
  };
}

/** Explains how to prove that a copy of a report is genuine. */
export function verification(): Section {
  const snippet = readSnippet({ file: "verify-report.mjs" });
  return {
    id: "verify",
    title: "Verify a report",
    body: (
      <>
        <p>
          Each report has a verification id, such as <code>SIQ-7Q4M2K9XW0CR</code>. At{" "}
          <code>{baseUrl()}/verify/&lt;id&gt;</code>, anyone who has a copy can see, among other facts, when
          the report was prepared, its SHA-256, and its status (current, superseded, withdrawn or purged). The
          page does not show names or bank data. You can drop a file on it: the browser checks the file and
          sends it nowhere. JSON is recognised by its content. A PDF, HTML, XML or CSV must be identical, byte
          for byte, to a file that was downloaded from this server. A file that was printed again, signed or
          edited is not identical. Once a report is withdrawn or purged, its files can no longer be confirmed.
        </p>
        <p>For programs, the same URL returns the facts as JSON:</p>
        <Code
          label="The facts"
          language="bash"
          code={`curl -H 'Accept: application/json' ${baseUrl()}/verify/SIQ-7Q4M2K9XW0CR`}
        />
        <p>
          The fields are <code>verification_id</code>, <code>report_type</code>, <code>environment</code>,{" "}
          <code>created_at</code>, <code>standing</code>, <code>superseded_by</code>,{" "}
          <code>digest_sha256</code>, <code>signature_jws</code>, <code>key_id</code> and <code>files</code>,
          a list of <code>format</code> and <code>sha256</code>. A report of the <code>test</code> environment
          proves nothing about a real person. For an unknown id, the response is 404.
        </p>
        <p>
          The JSON also contains its own proof. Its <code>integrity</code> holds the SHA-256 of the rest of
          the document, and a signature of that digest (Ed25519, as JWS). The public key is listed at{" "}
          <a href="/docs/reference/getPublicKeys">/.well-known/jwks.json</a>. Choose the key by{" "}
          <code>key_id</code>: the list starts with the current key, followed by the keys that signed older
          reports.
        </p>
        <Code label="verify-report.mjs" language="javascript" code={snippet} />
        <p>
          <Inline text="Run it with the server's URL and a file: `node verify-report.mjs http://localhost:3000 report.json`." />
        </p>
      </>
    ),
  };
}
