import { Code } from "@/components/docs/code";
import { DocsFrame } from "@/components/docs/frame";
import { DOCS_PAGES } from "@/components/docs/pages";
import { Inline } from "@/components/docs/prose";
import { Link } from "@/components/ui/link";
import { baseUrl } from "@/lib/env/env";

const STEPS = [
  ["Ask", "You create a request and get a link for your customer.", "POST /v1/requests"],
  [
    "Share",
    "Your customer chooses their bank, enters a one-time code and agrees. We don’t ask for a password.",
    "consent.completed",
  ],
  [
    "Read",
    "The report is prepared as soon as the bank data has arrived. Fetch it as JSON, HTML, XML or PDF.",
    "report.ready",
  ],
] as const;

/** The start page of the documentation: the product, the steps to a report, and links to the first guides. */
export default function DocsHome() {
  return (
    <DocsFrame current="/docs">
      <div className="docs-prose mx-auto max-w-[54rem] px-5 pt-8 pb-16 lg:px-10 lg:pt-14">
        <h1>Income and expense reports from bank data your customer shares</h1>
        <div className="docs-lead max-w-[47rem]">
          <p>
            One API turns a customer’s consented Australian bank data (Consumer Data Right) into an income,
            expense and affordability report. You create a request, the customer consents, and you read the
            report. Test keys work immediately, in a sandbox of made-up people and banks.
          </p>
        </div>
        <ol className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
          {STEPS.map(([name, what, call], index) => (
            <li key={name} className="bg-paper p-4">
              <p className="text-sm font-semibold">
                <span className="mr-2 text-accent tabular-nums">{index + 1}</span>
                {name}
              </p>
              <p className="docs-small">{what}</p>
              <p className="docs-small">
                <code>{call}</code>
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-6">
          <Code
            label="Create a request"
            language="bash"
            code={`curl -s ${baseUrl()}/v1/requests \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"client_name":"Priya Raman","report_type":"affordability"}'`}
          />
          <p className="docs-small">
            <code>KEY</code> holds your test key. If you run your own server, the{" "}
            <Link href="/docs/quick-start#ask" className="docs-link">
              quick start
            </Link>{" "}
            reads it from a file. For any other server, create a key in the portal under Settings, API keys.
          </p>
        </div>
        <h2>Where to begin</h2>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {DOCS_PAGES.slice(1).map(({ href, title, about }) => (
            <li key={href} className="border-t border-line py-3">
              <Link href={href} className="font-medium text-accent hover:underline">
                {title}
              </Link>
              <p className="docs-small">
                <Inline text={about} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </DocsFrame>
  );
}
