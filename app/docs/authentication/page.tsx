import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";

export const metadata: Metadata = { title: "Authentication" };

const KINDS = [
  ["Prefix", "svc_test_", "svc_live_"],
  ["Reaches", "the sandbox: made-up people and banks", "real customers and their banks"],
  ["Works", "always", "once the company is approved for production; until then creating a request is 403"],
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
          Every call about a request carries your company’s key in <code>X-API-Key</code>. The key’s kind
          decides the call’s environment.
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
                A missing, mistyped, revoked or unknown key is <code>401</code>, before anything else of the
                call is checked. Keys end in a checksum, so we refuse a mistyped one without a look-up, and
                secret scanners recognise a key by its format:
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
                The two never see each other’s requests: a request of the other environment, of another
                company, and one that does not exist get the same <code>404</code>, byte for byte.
              </p>
            </>
          ),
        },
        {
          id: "get-approved",
          title: "Go live",
          body: (
            <p>
              Apply in the portal under Settings, Going live; approval is usually within one business day.
              Only the key in your code changes.
            </p>
          ),
        },
        {
          id: "keep-keys",
          title: "Keep keys",
          body: (
            <>
              <ul className="docs-list">
                <li>
                  A key is shown once, when it is made; we keep a fingerprint that cannot be turned back into
                  it.
                </li>
                <li>
                  Settings, API keys makes a new one. The old one stops at that moment; test and live keys are
                  replaced separately. A key can also be revoked there without a new one; then every call of
                  its environment is <code>401</code> until you create one.
                </li>
                <li>Keys belong on a server: never in a web page, a mobile app or a repository.</li>
              </ul>
              <Note>
                <p>
                  A request’s id is a secret too: anyone with <code>req_…</code> can open the customer’s link
                  and withdraw it. Keep ids out of addresses that others see, and out of shared logs.
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
              the calls behind the customer’s link: there the id acts as the key. <code>/health</code>,{" "}
              <code>/health/ready</code> and <code>/.well-known/jwks.json</code> are open to all.{" "}
              <code>/health/ready</code> is for load balancers: 200, or 503 while the database is unreachable
              or its disk is full.
            </p>
          ),
        },
      ]}
    />
  );
}
