import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";

export const metadata: Metadata = { title: "Authentication" };

const KINDS = [
  ["Prefix", "svc_test_", "svc_live_"],
  ["Reaches", "the sandbox: made-up people and banks", "real customers and their banks"],
  [
    "Works",
    "always",
    "once the company is approved for live access; until then, creating a request returns 403",
  ],
  ["Sees", "test requests", "live requests"],
  ["Invites by email or SMS", "403: give the customer the link yourself", "sent in your firm’s name"],
  ["Sandbox controls", "yes", "403"],
] as const;

export default function AuthenticationPage() {
  return (
    <Guide
      href="/docs/authentication"
      lead={
        <p>
          Every call about a request must send your company’s key in <code>X-API-Key</code>. A test key works
          in the test environment, a live key in the live environment.
        </p>
      }
      sections={[
        {
          id: "send-the-key",
          title: "Send the key",
          body: (
            <>
              <Code
                label="A call with a key"
                language="bash"
                code={`curl -s ${baseUrl()}/v1/requests -H "X-API-Key: $KEY"`}
              />
              <p>
                We check the key first. If the key is missing, mistyped, revoked or unknown, the response is{" "}
                <code>401</code>. Keys end in a checksum, so we refuse a mistyped key without a look-up.
                Secret scanners recognise a key by its format:
              </p>
              <Code label="The format of a key" language="text" code="svc_(test|live)_[0-9A-Za-z]{49}" />
            </>
          ),
        },
        {
          id: "test-and-live",
          title: "Test and live",
          body: (
            <>
              <DataTable
                label="Test and live keys"
                head={["What", "Test key", "Live key"]}
                rows={KINDS.map(([name, test, live]) => ({ key: name, cells: [name, test, live] }))}
              />
              <p>
                A test key never sees live requests, and a live key never sees test requests. For a request of
                the other environment or of another company, the response is <code>404</code>. It is the same,
                byte for byte, as for a request that does not exist.
              </p>
            </>
          ),
        },
        {
          id: "get-approved",
          title: "Go live",
          body: (
            <p>
              Apply in the portal under Settings, Going live; approval usually takes one business day. In your
              code, only the key changes.
            </p>
          ),
        },
        {
          id: "keep-keys",
          title: "Keep keys safe",
          body: (
            <>
              <ul className="docs-list">
                <li>
                  A key is shown once, when it is created. We keep only a fingerprint, from which the key
                  cannot be recovered.
                </li>
                <li>
                  Create a new key under Settings, API keys. The old key stops working at that moment. Test
                  and live keys are replaced separately. You can also revoke a key without creating a new key.
                  Every call in the revoked key’s environment then gets <code>401</code> until you create a
                  key.
                </li>
                <li>Keys belong on a server: never in a web page, a mobile app or a repository.</li>
              </ul>
              <Note>
                <p>
                  A request’s id is a secret too: anyone with <code>req_…</code> can open the customer’s link
                  and withdraw the request. Keep ids out of URLs that others see, and out of shared logs.
                </p>
              </Note>
            </>
          ),
        },
        {
          id: "without-a-key",
          title: "Calls without a key",
          body: (
            <p>
              <code>GET /v1/connect/{"{id}"}</code> and <code>POST /v1/connect/{"{id}"}/withdraw</code> are
              the calls behind the customer’s link: for these two, the request’s id acts as the key.{" "}
              <code>/health</code>, <code>/health/ready</code> and <code>/.well-known/jwks.json</code> need no
              key. <code>/health/ready</code> is for load balancers. It returns 200, or 503 while the database
              is unreachable or its disk is full.
            </p>
          ),
        },
      ]}
    />
  );
}
