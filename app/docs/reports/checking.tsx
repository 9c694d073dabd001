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
          report, <a href="/schemas/report-1.1.xsd">/schemas/report-1.1.xsd</a> the XML Schema (1.0). Both are
          generated from the service’s own definition of its responses. They give the meaning and unit of
          every member, and say when it is null.
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
            The schemas accept members that they do not name, because a later minor version may add some. Let
            your program ignore what it does not know.
          </li>
          <li>
            In the XML the members stand in the schema’s order. What is null in the JSON is an element with{" "}
            <code>xsi:nil="true"</code>; days are <code>xs:date</code>, times <code>xs:dateTime</code> with
            their offset, money <code>xs:long</code> in cents, shares <code>xs:decimal</code>. A list is an
            element around its items: <code>accounts</code>, <code>account</code>.
          </li>
          <li>
            The namespace is <code>urn:surplus:report:1.0</code> on every server. There is no{" "}
            <code>xsi:schemaLocation</code>: a file that someone sends you should not decide what your
            validator fetches. Control characters that XML cannot hold are left out of texts; the JSON has
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
          Each report has a number, such as <code>SIQ-7Q4M2K9XW0CR</code>.{" "}
          <code>{baseUrl()}/verify/&lt;number&gt;</code> tells anyone who holds a copy when it was written,
          its SHA-256, and its status: current, superseded, withdrawn or purged. It shows no name and no bank
          data. You can drop a file there: the browser checks it and sends it nowhere. JSON is recognised by
          its content; a PDF, HTML, XML or CSV must be, byte for byte, one that was downloaded here. A file
          that was printed again, signed or edited differs. Once a report is withdrawn or purged, no file of
          it is confirmed any more.
        </p>
        <p>Asked for JSON, the same address answers with the facts, for programs:</p>
        <Code
          label="The facts"
          language="bash"
          code={`curl -H 'Accept: application/json' ${baseUrl()}/verify/SIQ-7Q4M2K9XW0CR`}
        />
        <p>
          They are <code>verification_id</code>, <code>report_type</code>, <code>environment</code>,{" "}
          <code>created_at</code>, <code>standing</code>, <code>superseded_by</code>,{" "}
          <code>digest_sha256</code>, <code>signature_jws</code>, <code>key_id</code> and <code>files</code>,
          a list of <code>format</code> and <code>sha256</code>. A report of the <code>test</code> environment
          proves nothing about anybody. An unknown number is a 404.
        </p>
        <p>
          The JSON also contains its own proof. Its <code>integrity</code> holds the SHA-256 of the rest, and
          a signature of that (Ed25519, as JWS) by a key listed at{" "}
          <a href="/docs/reference/getPublicKeys">/.well-known/jwks.json</a>. Choose the key by{" "}
          <code>key_id</code>: after the key in use, those that older reports were signed with are listed.
        </p>
        <Code label="verify-report.mjs" language="javascript" code={snippet} />
        <p>
          <Inline text="Run it with the server's address and a file: `node verify-report.mjs http://localhost:3000 report.json`." />
        </p>
      </>
    ),
  };
}
